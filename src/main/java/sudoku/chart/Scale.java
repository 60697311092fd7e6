package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.picture.draw.Numbers;

/**
 * One axis of a chart: where a number lies on it, and which ticks it carries.
 *
 * <p>There is no 0 on a log scale. What is 0 is drawn where the scale begins, with no length, and
 * still carries its number. Counts begin below 1, so that a bar of 1 can be seen.
 */
record Scale(
        boolean isLog, double start, double end, List<Double> ticks, List<String> labels, DoubleUnaryOperator place) {
    private static final int MOST_LABELS = 6;
    private static final int MOST_LONG_LABELS = 5;
    private static final double BELOW_ONE = 0.5;
    private static final double MILLION = 1e6;

    /** Begins at a round number and labels round steps; 0 is always on it. */
    static Scale plain(List<Double> numbers) {
        return plain(Math.min(0, least(numbers)), Math.max(0, most(numbers)));
    }

    /** Dots have no length that 0 would give a meaning: where they lie close together, far from it, it is left out. */
    static Scale plainOfDots(List<Double> numbers) {
        double least = least(numbers);
        double most = most(numbers);
        return 2 * least > most && most > least ? plain(least, most) : plain(numbers);
    }

    private static double least(List<Double> numbers) {
        return numbers.stream().mapToDouble(n -> n).min().orElse(0);
    }

    private static double most(List<Double> numbers) {
        return numbers.stream().mapToDouble(n -> n).max().orElse(0);
    }

    private static Scale plain(double least, double most) {
        double step = roundStep((most > least ? most - least : 1) / MOST_LONG_LABELS);
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.floor(least / step); i * step <= most; i++) {
            ticks.add(i * step);
        }
        double end = most > least ? most : 1;
        return new Scale(
                false,
                ticks.get(0),
                end,
                ticks,
                ticks.stream().map(Numbers::text).toList(),
                n -> n);
    }

    /** 1, 2 or 5 times a power of ten. */
    private static double roundStep(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        return power
                * IntStream.of(1, 2, 5)
                        .filter(times -> least <= times * power)
                        .findFirst()
                        .orElse(10);
    }

    /** Numbers lie at their logarithm; the ticks are powers of ten. */
    static Scale log(List<Double> numbers) {
        double least =
                numbers.stream().mapToDouble(n -> n).filter(n -> n > 0).min().orElse(1);
        return log(numbers, least >= 1 ? BELOW_ONE : powerBelow(least));
    }

    /**
     * Dots have no length, so their scale begins at the power of ten below the least of them; below that line where
     * there is a 0, which would lie on it otherwise.
     */
    static Scale logOfDots(List<Double> numbers) {
        double power = numbers.stream()
                .mapToDouble(n -> n)
                .filter(n -> n > 0)
                .map(Scale::powerBelow)
                .min()
                .orElse(1);
        return log(numbers, numbers.contains(0.0) ? power / 2 : power);
    }

    private static double powerBelow(double number) {
        return Math.pow(10, Math.floor(Math.log10(number)));
    }

    private static Scale log(List<Double> numbers, double floor) {
        double top =
                Math.max(10 * floor, numbers.stream().mapToDouble(n -> n).max().orElse(1));
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.ceil(Math.log10(floor)); Math.pow(10, power) <= top; power++) {
            ticks.add(Math.pow(10, power));
        }
        boolean many = ticks.size() > MOST_LABELS;
        List<String> labels = ticks.stream()
                .map(power -> many ? shortest(power) : shortened(power))
                .toList();
        return new Scale(true, Math.log10(floor), Math.log10(top), ticks, labels, n -> Math.log10(Math.max(n, floor)));
    }

    private static String shortened(double number) {
        return number >= MILLION ? Numbers.text(number / MILLION) + " M" : Numbers.text(number);
    }

    /** Every power has its label, since each step promises ten times as much; many of them have short ones. */
    private static String shortest(double power) {
        if (power >= MILLION * MILLION) {
            return "10" + superscript(Math.round(Math.log10(power)));
        }
        return power >= MILLION / 1000 && power < MILLION ? Numbers.text(power / 1000) + " k" : shortened(power);
    }

    private static String superscript(long exponent) {
        return String.valueOf(exponent)
                .chars()
                .mapToObj(digit -> String.valueOf("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0')))
                .collect(Collectors.joining());
    }

    /** Names are at the whole numbers from 0. */
    static Scale categories(List<String> names) {
        List<Double> places =
                IntStream.range(0, names.size()).mapToObj(i -> (double) i).toList();
        return new Scale(false, -0.5, names.size() - 0.5, places, names, n -> n);
    }

    /** The same with room at its ends, in parts of its length. */
    Scale withRoom(double before, double after) {
        return new Scale(isLog, start - before * (end - start), end + after * (end - start), ticks, labels, place);
    }

    double place(double number) {
        return place.applyAsDouble(number);
    }
}
