package sudoku.kernel.stop;

/**
 * Memory put aside for the moment when a cell has used up the rest.
 *
 * <p><b>Idea.</b> When the memory is full, whichever thread asks next is refused, and the one that carries the messages
 * dies of it. So the first half is given away as soon as the memory is found nearly full: until it is used up too, the
 * cell has been stopped. The second half is for what comes after: saying so, and compiling the line that lets the
 * student throw the big thing away.
 */
public final class MemoryReserve {
    private static final int HALF =
            (int) Math.min(16 << 20, Runtime.getRuntime().maxMemory() / 16);

    private static volatile byte[] first;
    private static volatile byte[] second;

    private MemoryReserve() {}

    /** Puts memory aside again, if there is plenty, and says whether there was. */
    public static boolean fill() {
        if ((first == null || second == null) && !isPlenty()) {
            System.gc();
        }
        if ((first == null || second == null) && isPlenty()) {
            try {
                first = new byte[HALF];
                second = new byte[HALF];
            } catch (OutOfMemoryError inPieces) {
                return false;
            }
        }
        return second != null;
    }

    private static boolean isPlenty() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory() > 5L * HALF;
    }

    /** While nothing runs, unless it could not be put aside again. */
    static void giveBack() {
        if (isPlenty()) {
            open();
        }
    }

    /** While the cell is being stopped. */
    static void openFirst() {
        first = null;
    }

    public static void open() {
        first = null;
        second = null;
    }
}
