package sudoku.kernel.stop;

/** Waiting in threads of the kernel, which nobody interrupts. */
public final class Pause {
    private Pause() {}

    public static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }
}
