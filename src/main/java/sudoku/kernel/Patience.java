package sudoku.kernel;

/** Waiting in threads of the kernel, which nobody interrupts. */
final class Patience {
    private Patience() {}

    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }
}
