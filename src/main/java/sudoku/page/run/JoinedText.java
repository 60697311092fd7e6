package sudoku.page.run;

/** {@code java.util.StringJoiner} for the page, whose class library has none. */
public final class JoinedText {
    private final String between;
    private final String before;
    private final String after;
    private final StringBuilder text = new StringBuilder();
    private boolean isEmpty = true;

    public JoinedText(CharSequence between) {
        this(between, "", "");
    }

    public JoinedText(CharSequence between, CharSequence before, CharSequence after) {
        this.between = between.toString();
        this.before = before.toString();
        this.after = after.toString();
    }

    public JoinedText add(CharSequence part) {
        text.append(isEmpty ? "" : between).append(part);
        isEmpty = false;
        return this;
    }

    @Override
    public String toString() {
        return before + text + after;
    }
}
