package sudoku.page.run;

import org.teavm.jso.JSBody;

/**
 * A double in Java's words, as since version 19: the fewest digits that tell it from its neighbors, at least two of
 * them, and of these the closest. The browser knows the digits; Java decides where the point is.
 */
public final class DoubleText {
    private DoubleText() {}

    /** As {@link Double#toString(double)}. */
    public static String of(double value) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        String sign = value < 0 || 1 / value < 0 ? "-" : "";
        double size = Math.abs(value);
        if (size == 0 || Double.isInfinite(size)) {
            return sign + (size == 0 ? "0.0" : "Infinity");
        }
        String shortest = shortest(size);
        String written = shortest.indexOf('.') < 0 ? twoDigits(size) : shortest;
        int exponentAt = written.indexOf('e');
        String digits = written.charAt(0) + written.substring(2, exponentAt);
        int exponent = Integer.parseInt(written.substring(exponentAt + 1));
        return sign + withPoint(digits, exponent);
    }

    /** As {@link Double#parseDouble} for what is written in digits; TeaVM's brings large tables along. */
    public static double parse(String text) {
        String number = text.strip();
        if (!number.matches("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?[dDfF]?")) {
            throw new NumberFormatException(number.isEmpty() ? "empty String" : "For input string: \"" + text + "\"");
        }
        return number(number.replaceAll("[dDfF]$", ""));
    }

    /** The power of ten of its first digit. */
    public static int exponent(double value) {
        String shortest = shortest(value);
        return Integer.parseInt(shortest.substring(shortest.indexOf('e') + 1));
    }

    @JSBody(params = "text", script = "return Number(text);")
    private static native double number(String text);

    /** Digits, the first of which is before the point of a number that this power of ten multiplies. */
    static String withPoint(String digits, int exponent) {
        if (exponent < -3 || exponent >= 7) {
            return digits.charAt(0) + "." + digits.substring(1) + "E" + exponent;
        }
        StringBuilder text = new StringBuilder(digits);
        if (exponent < 0) {
            text.insert(0, "0".repeat(-exponent));
            exponent = 0;
        }
        text.append("0".repeat(Math.max(0, exponent + 2 - text.length())));
        text.insert(exponent + 1, '.');
        boolean endsWithAZero = text.charAt(text.length() - 1) == '0' && text.length() > exponent + 3;
        return endsWithAZero ? text.substring(0, text.length() - 1) : text.toString();
    }

    @JSBody(params = "value", script = "return value.toExponential();")
    private static native String shortest(double value);

    @JSBody(params = "value", script = "return value.toExponential(1);")
    private static native String twoDigits(double value);
}
