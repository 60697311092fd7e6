package sudoku.grading.worker;

/** Texts of strangers, cut to a length that a person reads. */
public final class ShortText {
    private static final int LONGEST = 400;

    private ShortText() {}

    /** Nothing for {@code null}. */
    public static String cut(String text) {
        return text == null ? "" : text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }
}
