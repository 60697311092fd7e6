package sudoku.picture.draw;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * How the course writes a number: {@code 69,175,316}, and {@code 0.00214}, on every machine alike.
 *
 * <p>Whole numbers and halves keep every digit, others three that mean something: 1.002 is {@code 1.00}, and not 1.
 */
public final class Numbers {
    private static final double ALL_WHOLE_FROM = 100;

    private Numbers() {}

    public static String text(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return String.valueOf(number);
        }
        boolean isWhole = number == Math.rint(number);
        if (isWhole || Math.abs(number) >= ALL_WHOLE_FROM) {
            boolean isHalf = !isWhole && 2 * number == Math.rint(2 * number);
            return String.format(Locale.ROOT, isHalf ? "%,.1f" : "%,.0f", number);
        }
        BigDecimal rounded = new BigDecimal(number).round(new MathContext(3));
        BigDecimal shortest = rounded.stripTrailingZeros();
        return (shortest.scale() > 0 ? shortest : rounded).toPlainString();
    }
}
