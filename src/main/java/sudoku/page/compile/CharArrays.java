package sudoku.page.compile;

/** What the compiler asks of {@code java.util.Arrays} and a script's library does not have. */
public final class CharArrays {
    private CharArrays() {}

    /** As {@link java.util.Arrays#compare(char[], char[])}. */
    public static int compare(char[] one, char[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            if (one[i] != other[i]) {
                return one[i] - other[i];
            }
        }
        return one.length - other.length;
    }
}
