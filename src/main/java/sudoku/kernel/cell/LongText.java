package sudoku.kernel.cell;

/** A text that is shown at once, such as a cell's value: cut where no front end could show it without a pause. */
public final class LongText {
    private static final int SHOWN_CHARACTERS = CellOutput.SHOWN_BYTES;

    private LongText() {}

    public static String cut(String text) {
        if (text == null || text.length() <= SHOWN_CHARACTERS) {
            return text;
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(SHOWN_CHARACTERS - 1));
        int kept = splitsPair ? SHOWN_CHARACTERS - 1 : SHOWN_CHARACTERS;
        return text.substring(0, kept) + "\n… left out the other " + (text.length() - kept) + " of " + text.length()
                + " characters.";
    }
}
