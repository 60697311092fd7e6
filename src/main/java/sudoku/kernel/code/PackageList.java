package sudoku.kernel.code;

import java.lang.reflect.Method;
import jdk.jshell.SourceCodeAnalysis;
import sudoku.kernel.swap.ClassSwap;

/**
 * The list of every package and class of the JDK and the class path, which JShell begins to make as it starts.
 *
 * <p><b>Idea.</b> Only completion asks for it. Measured on JDK 17, five starts each: it takes a start nearly two
 * seconds of a slow processor, and 40 MB for as long as the kernel lives. So it is put off until somebody completes
 * something, and made meanwhile: few names are in it alone. It cannot be made while code is evaluated: in a cell that
 * is stopped names are completed without it, and the first completion afterwards makes it.
 *
 * <p><b>Representation.</b> JShell suspends its making while code is evaluated; here it is suspended once more. That
 * method is not for everybody, so the agent opens its package; without an agent the list is made as ever.
 */
final class PackageList {
    private final SourceCodeAnalysis analysis;
    private boolean putOff;
    private boolean making;

    /** Puts it off, as soon as the analysis is there. */
    PackageList(SourceCodeAnalysis analysis) {
        this.analysis = analysis;
        putOff = ClassSwap.isPossible() && call("suspendIndexing");
    }

    /** Has it made, if it was put off; a caller that wants to wait for it does so, once. Whether that was now. */
    synchronized boolean make(boolean wait) {
        if (putOff) {
            putOff = false;
            making = call("resumeIndexing");
        }
        boolean waits = wait && making;
        if (waits) {
            making = false;
            call("waitBackgroundTaskFinished");
        }
        return waits;
    }

    private boolean call(String name) {
        try {
            ClassSwap.open(analysis.getClass());
            Method method = analysis.getClass().getMethod(name);
            method.setAccessible(true);
            method.invoke(analysis);
            return true;
        } catch (ReflectiveOperationException | RuntimeException anotherJdk) {
            return false; // its JShell makes the list its own way
        }
    }
}
