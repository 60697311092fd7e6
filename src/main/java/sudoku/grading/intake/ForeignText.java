package sudoku.grading.intake;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import sudoku.files.Fingerprint;
import sudoku.picture.draw.Html;

/** Text that others have written, made fit for a place of ours. */
public final class ForeignText {
    private static final int LONGEST_NAME = 60;
    private static final int MARK = 16;
    private static final Pattern UNUSUAL =
            Pattern.compile("(?i).*-[0-9a-f]{" + MARK + "}|.*\\." + "|(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");
    /** What makes a spreadsheet compute, in the widths of both halves of the world, where a field may begin. */
    private static final Pattern FORMULA = Pattern.compile("(^|;)(\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20])");

    private ForeignText() {}

    public static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }

    /**
     * Without what a reader cannot see: control characters, ends of lines, half ones, those that turn the text around
     * them.
     */
    public static String visible(String text) {
        return text.codePoints()
                .map(character -> isVisible(character) ? character : 0xfffd)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** As a page may hold it. */
    public static String html(String text) {
        return Html.escape(visible(text));
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character == '\n' || character == '\t';
            case Character.SURROGATE, Character.FORMAT, Character.UNASSIGNED -> false;
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /**
     * As a field of a CSV file, which a spreadsheet must not take for a formula, not even one that splits at
     * semicolons.
     */
    public static String csv(String text) {
        String plain = visible(text).replace('\n', ' ').replace('\t', ' ');
        String harmless =
                plain.matches("-?[0-9.]+") ? plain : FORMULA.matcher(plain).replaceAll("$1'$2");
        return harmless.matches("(?s).*[\",;\n\r].*") ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
    }

    /**
     * The name of a file that says whose it is; different names never become the same. One that Windows would not take,
     * or would take for another, gets a mark of its own as well; so does one that looks as if it had such a mark.
     */
    public static String fileName(String name) {
        String letters = name.replaceAll("[^A-Za-z0-9._@-]", "_");
        String plain = letters.matches("[A-Za-z0-9_@].*") ? letters : "_" + letters;
        boolean same = plain.equals(name)
                && name.length() <= LONGEST_NAME
                && !name.isEmpty()
                && !UNUSUAL.matcher(name).matches();
        return same
                ? name
                : cut(plain, LONGEST_NAME).replace("…", "") + "-"
                        + Fingerprint.of(name.getBytes(StandardCharsets.UTF_16BE))
                                .substring(0, MARK);
    }
}
