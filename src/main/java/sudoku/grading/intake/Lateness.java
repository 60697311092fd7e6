package sudoku.grading.intake;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * How late somebody has handed in, and what it costs.
 *
 * @param late whether it was after the time that held for this student, or the system it comes from says so
 * @param days begun after that time; 0 if nobody knows
 * @param extension the days this student had more than the others
 * @param percent of the points that each such day costs
 */
public record Lateness(boolean late, int days, int extension, double percent) {
    public static final Lateness NONE = new Lateness(false, 0, 0, 0);

    public Lateness {
        if (days < 0 || extension < 0 || !(percent >= 0 && percent <= 100)) {
            throw new IllegalArgumentException(days + " days, " + extension + " more, " + percent + " %");
        }
    }

    /** The points that are left of these, to two digits after the point. */
    public BigDecimal left(BigDecimal points) {
        BigDecimal taken = BigDecimal.valueOf(percent).multiply(BigDecimal.valueOf(days));
        BigDecimal kept = BigDecimal.valueOf(100).subtract(taken);
        BigDecimal left = kept.max(BigDecimal.ZERO)
                .multiply(points)
                .movePointLeft(2)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return left.scale() < 0 ? left.setScale(0) : left;
    }

    /** For the student to read; empty if there is nothing to be said. */
    public String sentence(String handedIn, BigDecimal points) {
        String extended = extension == 0 ? "" : " You had " + days(extension) + " more than the others.";
        if (!late) {
            return extended.strip();
        }
        String taken = days == 0 || percent == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        " That is %s late, and each day or part of a day takes off %s%% of the points: %s of "
                                + "%s are left.",
                        days(days),
                        BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString(),
                        left(points).toPlainString(),
                        points.toPlainString());
        return "Handed in late, at " + handedIn + "." + taken + extended;
    }

    private static String days(int count) {
        return count + (count == 1 ? " day" : " days");
    }
}
