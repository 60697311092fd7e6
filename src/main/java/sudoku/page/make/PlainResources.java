package sudoku.page.make;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files in a script of TeaVM's, written so that they are packed well.
 *
 * <p><b>Idea.</b> TeaVM writes them in base 64, which hides from gzip that the same names come again and again. Here
 * the script gets their bytes as characters, and turns them into base 64 itself when it is loaded, in milliseconds.
 */
final class PlainResources {
    private static final Pattern BEGINS = Pattern.compile("\"[\\w.$-]+/[\\w/.$-]+\":\"");
    private static final String GOES_ON = "\n+\"";

    private PlainResources() {}

    /** The same script with its files as text. */
    static String in(String script) {
        StringBuilder text = new StringBuilder();
        Matcher file = BEGINS.matcher(script);
        int from = 0;
        while (file.find(from)) {
            StringBuilder base64 = new StringBuilder();
            int end = script.indexOf('"', file.end());
            base64.append(script, file.end(), end++);
            while (script.startsWith(GOES_ON, end)) {
                int part = end + GOES_ON.length();
                end = script.indexOf('"', part);
                base64.append(script, part, end++);
            }
            byte[] bytes = Base64.getDecoder().decode(base64.toString());
            text.append(script, from, file.end() - 1).append("btoa(\"");
            write(new String(bytes, StandardCharsets.ISO_8859_1), text);
            text.append("\")");
            from = end;
        }
        return text.append(script.substring(from)).toString();
    }

    private static void write(String bytes, StringBuilder text) {
        for (char each : bytes.toCharArray()) {
            switch (each) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case 0 -> text.append("\\x00");
                default -> text.append(each);
            }
        }
    }
}
