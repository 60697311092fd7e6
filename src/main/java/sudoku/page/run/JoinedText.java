package sudoku.page.run;

import java.util.stream.Collector;

/**
 * {@code java.util.StringJoiner} for the page, whose class library has none, and its collectors, which leave out what
 * is between empty texts at the beginning.
 */
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

    /** As {@code Collectors.joining()}. */
    public static Collector<CharSequence, ?, String> joining() {
        return joining("");
    }

    /** As {@code Collectors.joining(between)}. */
    public static Collector<CharSequence, ?, String> joining(CharSequence between) {
        return joining(between, "", "");
    }

    /** As {@code Collectors.joining(between, before, after)}. */
    public static Collector<CharSequence, ?, String> joining(
            CharSequence between, CharSequence before, CharSequence after) {
        return Collector.of(
                () -> new JoinedText(between, before, after),
                JoinedText::add,
                (one, never) -> one, // in a page no stream is parallel
                JoinedText::toString);
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
