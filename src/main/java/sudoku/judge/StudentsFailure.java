package sudoku.judge;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * What a student's code threw, for the student: a clause about what, and the lines that are the student's own.
 *
 * <p>The course's kernel knows the text of each line. Of other kernels only the names of the methods can be told:
 * JShell counts lines within a wrapping that nobody sees.
 */
public final class StudentsFailure {
    /** Begins what is said of code that uses a name nobody has defined. */
    public static final String UNDEFINED_NAME = "uses a name that isn't defined";

    private static final String NOTEBOOK = "REPL.$JShell$";
    private static final String UNDEFINED = "jdk.jshell.spi.SPIResolutionException";
    /** What JShell's own exception says of any name. */
    private static final String UNDEFINED_SAYS = "resolution exception";

    private static final int MOST_LINES = 6;
    private static final int LONGEST = 400;

    private StudentsFailure() {}

    /**
     * Runs some of a student's code, and gives its value; what it throws comes out as a sentence. On the student's own
     * thread, since even an exception's message may be code without an end.
     */
    public static <T> T inWords(String who, Callable<T> code) {
        try {
            return code.call();
        } catch (CallFailed failed) {
            throw failed;
        } catch (InvocationTargetException wrapped) {
            throw of(who, wrapped.getCause());
        } catch (Throwable thrown) {
            throw of(who, thrown);
        }
    }

    private static CallFailed of(String who, Throwable thrown) {
        return threw(who, thrown.getClass().getName(), message(thrown), lines(thrown));
    }

    /** The message may be the student's own code, with faults of its own. */
    private static String message(Throwable thrown) {
        try {
            return thrown.getMessage();
        } catch (Throwable ofItsOwn) {
            return "";
        }
    }

    /** Somebody's call threw an exception of this class, which nobody need load. */
    public static CallFailed threw(String who, String type, String message, List<String> lines) {
        return new CallFailed(who + " " + sentence(type, message), type, lines, false);
    }

    private static String sentence(String type, String message) {
        String said = message == null ? "" : cut(message.strip()).replaceAll("<local\\d+>", "a variable");
        if (type.equals(StackOverflowError.class.getName())) {
            return "calls itself again and again, or something that it calls does: the call stack is full.";
        }
        if (type.equals(OutOfMemoryError.class.getName())) {
            if (said.contains("native thread")) {
                return "could not start a thread: there are too many, or it wants too large a stack.";
            }
            return "filled the memory: it keeps too much, or never stops adding to a list.";
        }
        if (type.equals(UnsupportedOperationException.class.getName()) && said.isEmpty()) {
            return "changed something that cannot be changed, such as a list from List.of.";
        }
        if (type.equals(UNDEFINED)) {
            return UNDEFINED_NAME
                    + (said.isEmpty() || said.equals(UNDEFINED_SAYS)
                            ? ". Run the cell with your code once more: it says which."
                            : ": " + said + ".");
        }
        String name = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        return "threw " + (name.matches("\\d*") ? "an exception without a name" : name)
                + (said.isEmpty() ? "." : ": " + said);
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }

    public static List<String> lines(Throwable thrown) {
        try {
            return lines(thrown.getStackTrace());
        } catch (Throwable ofItsOwn) {
            return List.of();
        }
    }

    public static List<String> lines(StackTraceElement[] stack) {
        List<String> lines = Watcher.here().ownLines(stack).orElseGet(() -> methods(stack));
        return lines.subList(0, Math.min(lines.size(), MOST_LINES));
    }

    private static List<String> methods(StackTraceElement[] stack) {
        List<String> names = new ArrayList<>();
        Arrays.stream(stack)
                .filter(frame -> frame.getClassName().startsWith(NOTEBOOK)
                        && !frame.getMethodName().contains("$"))
                .map(frame -> "in " + frame.getMethodName())
                .filter(line -> names.isEmpty() || !names.get(names.size() - 1).equals(line))
                .forEach(names::add);
        return names;
    }
}
