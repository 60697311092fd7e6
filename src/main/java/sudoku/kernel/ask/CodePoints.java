package sudoku.kernel.ask;

/** Positions in a text: Jupyter counts characters, Java counts halves of some of them. */
final class CodePoints {
    private CodePoints() {}

    /** Java's position, inside the text whatever was asked for. */
    static int position(String text, int counted) {
        return text.offsetByCodePoints(0, Math.max(0, Math.min(counted, text.codePointCount(0, text.length()))));
    }

    static int counted(String text, int position) {
        return text.codePointCount(0, position);
    }
}
