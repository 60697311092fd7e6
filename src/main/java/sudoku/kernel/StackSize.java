package sudoku.kernel;

/**
 * The stack of a cell's thread: 16 MB, enough for a recursion some hundred thousand calls deep and soon full when it
 * has no end. {@code JDK_JAVA_OPTIONS=-Xss64m} chooses another, as {@code -Xmx2g} there chooses the heap.
 */
final class StackSize {
    /** Zero stands for the virtual machine's own setting. */
    static final long BYTES = chosenByUser() ? 0 : 16L << 20;

    private StackSize() {}

    private static boolean chosenByUser() {
        String options = System.getenv("JDK_JAVA_OPTIONS");
        return options != null && options.contains("-Xss");
    }
}
