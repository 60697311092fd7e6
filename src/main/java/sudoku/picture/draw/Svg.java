package sudoku.picture.draw;

import java.util.Locale;

/**
 * An SVG image under construction.
 *
 * <p>Every text and value is escaped here, so nothing from outside can break out of an image.
 */
public final class Svg {
    private static final String FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

    private final StringBuilder body = new StringBuilder();

    public Svg rect(double x, double y, double width, double height, Style... style) {
        open("rect", "x", x, "y", y, "width", width, "height", height);
        return close(style);
    }

    public Svg circle(double x, double y, double radius, Style... style) {
        open("circle", "cx", x, "cy", y, "r", radius);
        return close(style);
    }

    public Svg line(double x1, double y1, double x2, double y2, Style... style) {
        open("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2);
        return close(style);
    }

    /** An outline in SVG's own words: {@code M x y H x V y Z}. */
    public Svg path(String outline, Style... style) {
        open("path", "d", outline);
        return close(style);
    }

    /** A curve that leaves its first point towards the second and reaches the fourth from the third. */
    public Svg curve(
            double x1, double y1, double x2, double y2, double x3, double y3, double x4, double y4, Style... style) {
        open(
                "path",
                "d",
                "M" + value(x1) + " " + value(y1) + " C" + value(x2) + " " + value(y2) + " " + value(x3) + " "
                        + value(y3) + " " + value(x4) + " " + value(y4),
                "fill",
                "none");
        return close(style);
    }

    /** Text whose middle lies at {@code x} and whose capitals are centered on {@code y}. */
    public Svg text(double x, double y, double size, String text, Style... style) {
        open("text", "x", x, "y", y + size * 0.36, "font-size", size);
        styles(style);
        body.append('>').append(Html.escape(text)).append("</text>\n");
        return this;
    }

    /** A finished image as a part of this one. */
    public Svg inside(double x, double y, String image) {
        open("g", "transform", "translate(" + value(x) + " " + value(y) + ")");
        body.append(">\n").append(image).append("</g>\n");
        return this;
    }

    private void open(String name, Object... attributes) {
        body.append('<').append(name);
        attributes(attributes);
    }

    private Svg close(Style... style) {
        styles(style);
        body.append("/>\n");
        return this;
    }

    private void styles(Style... styles) {
        for (Style style : styles) {
            attributes(style.attributes());
        }
    }

    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            body.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(value(attributes[i + 1]))
                    .append('"');
        }
    }

    /** Whole numbers without a point, others with one digit after it: a pixel needs no more. */
    private static String value(Object value) {
        if (value instanceof Double number) {
            long tenths = Math.round(number * 10);
            return tenths % 10 == 0 ? String.valueOf(tenths / 10) : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
        }
        return Html.escape(value.toString());
    }

    /** The finished image on paper of this size. */
    public String image(double width, double height, String alt) {
        String size = " width=\"" + value(width) + "\" height=\"" + value(height) + "\" viewBox=\"0 0 " + value(width)
                + " " + value(height) + "\"";
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + size + " role=\"img\" font-family=\"" + Html.escape(FONT)
                + "\" text-anchor=\"middle\">\n<title>" + Html.escape(alt) + "</title>\n"
                + "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"" + Palette.PAPER + "\"/>\n"
                + body + "</svg>\n";
    }
}
