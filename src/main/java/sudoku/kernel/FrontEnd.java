package sudoku.kernel;

import sudoku.kernel.stop.KernelThread;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.stop.Pause;

/**
 * Watches the program that started this kernel.
 *
 * <p><b>Idea.</b> A front end that is killed cannot say goodbye, and its kernels would stay forever. Jupyter tells
 * a kernel its own process number in {@code JPY_PARENT_PID}; once that process is gone the kernel goes too.
 *
 * <p><b>Representation.</b> A {@link ProcessHandle} taken at the start: it knows when its process began, so
 * a newcomer with the same number is not mistaken for it.
 *
 * <p><b>Alternatives.</b> {@code onExit()} of a process that is not our child polls as well, ten times as often.
 */
final class FrontEnd {
    private static final long LOOK_EVERY_MILLIS = 2_000;

    private FrontEnd() {}

    static void endWithIt(Runnable leave) {
        String number = System.getenv("JPY_PARENT_PID");
        if (number == null || !number.matches("\\d{1,18}") || isWindows()) {
            return;
        }
        ProcessHandle.of(Long.parseLong(number))
                .ifPresent(parent -> KernelThread.start("front-end-watch", () -> waitFor(parent, leave)));
    }

    /** There the variable holds a handle, not a process number, and the system ends the kernel itself. */
    private static boolean isWindows() {
        return System.getProperty("os.name").startsWith("Windows");
    }

    private static void waitFor(ProcessHandle parent, Runnable leave) {
        while (isAlive(parent)) {
            Pause.sleep(LOOK_EVERY_MILLIS);
        }
        try {
            leave.run();
        } finally {
            // A kernel whose memory is full cannot leave in good order, and must not stay because of that.
            Runtime.getRuntime().halt(1);
        }
    }

    private static boolean isAlive(ProcessHandle parent) {
        try {
            return parent.isAlive();
        } catch (OutOfMemoryError full) {
            MemoryReserve.open();
            return true;
        }
    }
}
