package sudoku.page.run;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code String.format} for what lessons use, digit by digit as Java does it: {@code %d %s %f %x %c %b %n %%}, with a
 * width, a precision, and the flags {@code - + 0} and the comma.
 */
public final class Formats {
    private static final Pattern PLACE = Pattern.compile("%([-+0,]*)(\\d*)(\\.\\d+)?([a-zA-Z%])");

    private Formats() {}

    public static String format(String text, Object[] values) {
        StringBuilder result = new StringBuilder();
        int from = 0;
        int next = 0;
        Matcher place = PLACE.matcher(text);
        while (place.find()) {
            result.append(text, from, place.start());
            from = place.end();
            char kind = place.group(4).charAt(0);
            if (kind == 'n') {
                result.append('\n');
            } else if (kind == '%') {
                result.append('%');
            } else {
                Object value = values[next++];
                String shown = shown(kind, place.group(1), place.group(3), value);
                result.append(padded(shown, place.group(1), place.group(2), value instanceof Number));
            }
        }
        return result.append(text.substring(from)).toString();
    }

    private static String shown(char kind, String flags, String precision, Object value) {
        if (value == null || kind == 's' || kind == 'b') {
            String text =
                    kind == 'b' && !(value instanceof Boolean) ? String.valueOf(value != null) : String.valueOf(value);
            int most = precision == null ? text.length() : Integer.parseInt(precision.substring(1));
            return text.substring(0, Math.min(most, text.length()));
        }
        return switch (kind) {
            case 'd' -> signed(flags, grouped(flags, String.valueOf(value)));
            case 'x' -> value instanceof Long number ? Long.toHexString(number) : Integer.toHexString((Integer) value);
            case 'X' -> shown('x', flags, precision, value).toUpperCase(Locale.ROOT);
            case 'c' -> value.toString();
            case 'f' -> signed(flags, fixed(flags, precision, ((Number) value).doubleValue(), value));
            default -> throw new UnsupportedOperationException("%" + kind + " does not work on this page");
        };
    }

    private static String fixed(String flags, String precision, double value, Object number) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return String.valueOf(value);
        }
        int digits = precision == null ? 6 : Integer.parseInt(precision.substring(1));
        String text = new BigDecimal(String.valueOf(number))
                .setScale(digits, RoundingMode.HALF_UP)
                .toPlainString();
        boolean isNegative = value < 0 || 1 / value < 0;
        return grouped(flags, isNegative && !text.startsWith("-") ? "-" + text : text);
    }

    private static String grouped(String flags, String number) {
        if (!flags.contains(",")) {
            return number;
        }
        int end = number.indexOf('.') < 0 ? number.length() : number.indexOf('.');
        StringBuilder text = new StringBuilder(number);
        for (int i = end - 3; i > (number.startsWith("-") ? 1 : 0); i -= 3) {
            text.insert(i, ',');
        }
        return text.toString();
    }

    private static String signed(String flags, String number) {
        return flags.contains("+") && !number.startsWith("-") ? "+" + number : number;
    }

    private static String padded(String text, String flags, String width, boolean isNumber) {
        int missing = width.isEmpty() ? 0 : Integer.parseInt(width) - text.length();
        if (missing <= 0) {
            return text;
        }
        if (flags.contains("-")) {
            return text + " ".repeat(missing);
        }
        if (!flags.contains("0") || !isNumber) {
            return " ".repeat(missing) + text;
        }
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        return text.substring(0, sign) + "0".repeat(missing) + text.substring(sign);
    }
}
