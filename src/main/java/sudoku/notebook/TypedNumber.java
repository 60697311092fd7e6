package sudoku.notebook;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number as somebody types it: {@code 500}, {@code 7e7}, {@code 69 million}, {@code 50%}, {@code 1/2}, or the way
 * there: {@code 24·4·4}, {@code 9^3}, {@code 25 / sqrt(50)}, {@code 2 + (4-1)*3}.
 *
 * <p>A sum of products of powers, read from left to right, one method for each.
 */
final class TypedNumber {
    private static final Pattern ABOUT = Pattern.compile("^(?:[~≈]|about )\\s*");
    // three digits one by one: the page misreads a count in braces within a group that is repeated
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[_,' ]\\d\\d\\d)*(?:\\.\\d+)?(?:e\\d{1,2})?|\\.\\d+");
    private static final Pattern UNIT = Pattern.compile("thousand|millions?|billions?|k|%|per ?cent");
    private static final Pattern ROOT = Pattern.compile("√|(?:math\\.)?sqrt");
    private static final Pattern RAISED = Pattern.compile("[²³]");
    private static final Map<String, Double> UNITS =
            Map.of("thousand", 1e3, "million", 1e6, "millions", 1e6, "billion", 1e9, "billions", 1e9, "k", 1e3);

    private static final class NoNumber extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final String text;
    private final double ofAHundred;
    private int at;

    private TypedNumber(String text, double ofAHundred) {
        this.text = text;
        this.ofAHundred = ofAHundred;
    }

    /** What was typed; nothing if it is no number from 0 up. A percent sign multiplies by {@code ofAHundred}. */
    static OptionalDouble read(String typed, double ofAHundred) {
        String text = ABOUT.matcher(typed.strip().toLowerCase(Locale.ROOT)).replaceFirst("");
        TypedNumber reader = new TypedNumber(text, ofAHundred);
        try {
            double number = reader.sum();
            boolean whole = reader.at == text.length();
            return whole && number >= 0 && number < Double.POSITIVE_INFINITY
                    ? OptionalDouble.of(number)
                    : OptionalDouble.empty();
        } catch (NoNumber none) {
            return OptionalDouble.empty();
        }
    }

    private double sum() {
        double sum = product();
        while (true) {
            if (next("+")) {
                sum += product();
            } else if (next("-−–")) {
                sum -= product();
            } else {
                return sum;
            }
        }
    }

    private double product() {
        double product = power();
        while (true) {
            if (next("*×·⋅x")) {
                product *= power();
            } else if (next("/:÷")) {
                product /= power();
            } else {
                return product;
            }
        }
    }

    private double power() {
        double base = atom();
        String raised = found(RAISED);
        if (raised != null) {
            return Math.pow(base, raised.equals("²") ? 2 : 3);
        }
        return next("^") ? Math.pow(base, power()) : base;
    }

    private double atom() {
        if (found(ROOT) != null) {
            return Math.sqrt(atom());
        }
        if (next("(")) {
            double inside = sum();
            if (!next(")")) {
                throw new NoNumber();
            }
            return inside;
        }
        String number = found(NUMBER);
        if (number == null) {
            throw new NoNumber();
        }
        String unit = found(UNIT);
        double times = unit == null ? 1 : UNITS.getOrDefault(unit, ofAHundred);
        return Double.parseDouble(number.replaceAll("[_,' ]", "")) * times;
    }

    /** Whether one of these signs comes next; if so, it has been read. */
    private boolean next(String signs) {
        skipSpace();
        boolean is = at < text.length() && signs.indexOf(text.charAt(at)) >= 0;
        if (is) {
            at++;
        }
        return is;
    }

    private String found(Pattern what) {
        skipSpace();
        Matcher matcher = what.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return null;
        }
        at = matcher.end();
        return matcher.group();
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }
}
