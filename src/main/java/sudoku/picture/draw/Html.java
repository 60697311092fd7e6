package sudoku.picture.draw;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Pictures and text as a web page may hold them. */
public final class Html {
    private static final Pattern WIDTH = Pattern.compile("<svg[^>]* width=\"([\\d.]+)\"");

    private Html() {}

    /** Text as HTML and XML may hold it, between tags and in quotes. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isXml(character) ? character : '\uFFFD');
            }
        });
        return escaped.toString();
    }

    /** XML has no way at all to write most control characters. */
    private static boolean isXml(int character) {
        return character == '\t'
                || character == '\n'
                || character == '\r'
                || character >= 0x20 && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD
                || character >= 0x10000;
    }

    /**
     * A picture as an image inside its page. Some readers strip SVG tags, none strips an image;
     * one that is too wide shrinks as far as it can be read, and then scrolls.
     */
    public static String image(String svg, String alt) {
        return image("svg+xml", svg.getBytes(StandardCharsets.UTF_8), alt, shrinking(svg), "");
    }

    /** A picture that is drawn in another way where the page is narrow. */
    public static String image(String svg, String narrow, String alt) {
        return image(
                "svg+xml",
                svg.getBytes(StandardCharsets.UTF_8),
                alt,
                shrinking(narrow),
                "<source media=\"(max-width: 1200px)\" srcset=\""
                        + data("svg+xml", narrow.getBytes(StandardCharsets.UTF_8)) + "\">");
    }

    /** Words 22 pixels high can be read at half their size. */
    private static String shrinking(String svg) {
        Matcher width = WIDTH.matcher(svg);
        return "100%" + (width.find() ? ";min-width:" + Math.round(Double.parseDouble(width.group(1)) / 2) + "px" : "");
    }

    /**
     * A chart as an image inside its page; on a narrow one it shrinks as far as its words can be read, and then
     * scrolls.
     */
    public static String png(byte[] png, String alt) {
        return image("png", png, alt, "100%;min-width:600px", "");
    }

    private static String image(String type, byte[] data, String alt, String maxWidth, String source) {
        String image = "<img alt=\"" + escape(alt) + "\" style=\"max-width:" + maxWidth + ";height:auto\" src=\""
                + data(type, data) + "\">";
        return "<div style=\"overflow-x:auto\">"
                + (source.isEmpty() ? image : "<picture>" + source + image + "</picture>") + "</div>";
    }

    private static String data(String type, byte[] data) {
        return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(data);
    }
}
