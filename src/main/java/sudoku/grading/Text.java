package sudoku.grading;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import sudoku.picture.Html;

/** Text that others have written, made fit for a place of ours. */
final class Text {
    private static final int LONGEST_NAME = 60;

    private Text() {}

    static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }

    /** Without what a reader cannot see: control characters, half ones, those that turn the text around them. */
    static String visible(String text) {
        return text.codePoints().map(character -> isVisible(character) ? character : 0xfffd)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /** As it may stand in a page. */
    static String html(String text) {
        return Html.escape(visible(text));
    }

    private static boolean isVisible(int character) {
        int type = Character.getType(character);
        return character == '\n' || character == '\t' || type != Character.CONTROL && type != Character.SURROGATE
                && type != Character.FORMAT && type != Character.UNASSIGNED;
    }

    /** As a field of a CSV file, which a spreadsheet must not take for a formula. */
    static String csv(String text) {
        String plain = visible(text).replace('\n', ' ').replace('\t', ' ');
        String harmless = plain.matches("(?s)[=+\\-@].*") && !plain.matches("-?[0-9.]+") ? "'" + plain : plain;
        return harmless.matches("(?s).*[\",\n\r].*") ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
    }

    /** The name of a file that says whose it is; different names never become the same. */
    static String fileName(String name) {
        String letters = name.replaceAll("[^A-Za-z0-9._@-]", "_");
        String plain = letters.matches("[A-Za-z0-9_@].*") ? letters : "_" + letters;
        return plain.equals(name) && name.length() <= LONGEST_NAME && !name.isEmpty() ? name
                : cut(plain, LONGEST_NAME).replace("…", "") + "-" + digest(name.getBytes(StandardCharsets.UTF_8)).substring(0, 8);
    }

    static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
