package sudoku.chart;

import java.util.List;

/**
 * All numbers of one name: a dot for each, and the median.
 *
 * <p>The dots keep apart by steps of the golden ratio, which spreads any number of them evenly and
 * the same way each time.
 */
record Strip(String name, List<Double> numbers) {
    private static final double GOLDEN = 0.6180339887498949;
    private static final double WIDTH = 0.5;
    /** How far the line of the median reaches to each side. */
    static final double MEDIAN_REACH = 0.33;
    /** Its number is written at its right end, clear of the dots and of the next strip. */
    static final double MEDIAN_LABEL = 0.27;

    /** Where the dot stands beside the middle of its strip. */
    static double offset(int index) {
        double turn = index * GOLDEN;
        return WIDTH * (turn - Math.floor(turn) - 0.5);
    }

    /** The lower one where two numbers share the middle, so that it is a number that was measured. */
    double median() {
        return numbers.stream().sorted().toList().get((numbers.size() - 1) / 2);
    }

    /** Whether its number would run into the title if it were above the line: it is the highest of all dots. */
    boolean isLabeledBelow(List<Strip> all) {
        return all.stream().mapToDouble(Strip::most).max().orElseThrow() <= median();
    }

    double least() {
        return numbers.stream().mapToDouble(n -> n).min().orElseThrow();
    }

    double most() {
        return numbers.stream().mapToDouble(n -> n).max().orElseThrow();
    }
}
