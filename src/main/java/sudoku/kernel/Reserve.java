package sudoku.kernel;

/**
 * Memory put aside for the moment when a cell has used up the rest, so that the kernel can still say so and compile
 * the line that lets the student throw the big thing away.
 */
final class Reserve {
    private static final int BYTES = 24 << 20;

    private static volatile byte[] reserve;

    private Reserve() {}

    /** Puts memory aside again, if there is plenty. */
    static void fill() {
        Runtime runtime = Runtime.getRuntime();
        long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
        if (reserve == null && free > 4L * BYTES) {
            reserve = new byte[BYTES];
        }
    }

    static void open() {
        reserve = null;
    }
}
