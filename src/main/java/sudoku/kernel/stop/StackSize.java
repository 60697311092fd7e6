package sudoku.kernel.stop;

/**
 * The stack of a cell's thread: 4 MB, four times the usual. That is enough for a recursion tens of thousands of calls
 * deep, soon full when it has no end, and quickly left when the cell is stopped. {@code JDK_JAVA_OPTIONS=-Xss64m}
 * chooses another, as {@code -Xmx2g} there chooses the heap.
 */
public final class StackSize {
    /** Zero stands for the virtual machine's own setting. */
    public static final long BYTES = chosenByUser() ? 0 : 4L << 20;

    private StackSize() {}

    private static boolean chosenByUser() {
        String options = System.getenv("JDK_JAVA_OPTIONS");
        return options != null && options.contains("-Xss");
    }
}
