package sudoku.explain.source;

/**
 * One small change of a source.
 *
 * @param start where what is replaced begins
 * @param end where it ends
 * @param text what is there instead
 */
public record SourceChange(int start, int end, String text) {
    public String of(String source) {
        return source.substring(0, start) + text + source.substring(end);
    }

    /** The lines that are touched, before and after, as the list of survivors names it. */
    public String words(String source) {
        int from = source.lastIndexOf('\n', start - 1) + 1;
        int to = source.indexOf('\n', end);
        int last = to < 0 ? source.length() : to;
        String before = source.substring(from, last);
        String after = source.substring(from, start) + text + source.substring(end, last);
        return oneLine(before) + "  ->  " + oneLine(after);
    }

    private static String oneLine(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() <= 240 ? line : line.substring(0, 237) + "...";
    }
}
