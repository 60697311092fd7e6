package sudoku.kernel.ask;

import java.util.regex.Pattern;

/** A Javadoc comment as text for a small window: its words, without tags and braces. */
final class JavadocText {
    private static final Pattern INLINE = Pattern.compile("\\{@\\w+\\s+([^{}]*)\\}");
    private static final Pattern BLOCK = Pattern.compile("(?m)^\\s*@(\\w+)\\s+");

    private JavadocText() {}

    static String plain(String comment) {
        String text = comment;
        for (String before = ""; !before.equals(text); ) {
            before = text;
            text = INLINE.matcher(text).replaceAll("$1");
        }
        text = text.replaceAll("(?m)^[ \t]+", "")
                .replaceAll("(?i)<(p|ul|ol|pre|dl|h\\d|br)\\b[^>]*>", "\n")
                .replaceAll("(?i)<li>\\s*", "\n- ")
                .replaceAll("</?\\w[^>]*>", "");
        text = BLOCK.matcher(text).replaceAll("$1: ");
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&nbsp;", " ")
                .replace("&amp;", "&")
                .replaceAll("\n{3,}", "\n\n")
                .strip();
    }
}
