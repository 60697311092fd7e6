package sudoku.piece.genetic;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How much better parents are than the crowd they come from, in units of its standard deviation.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Pressure {
    private static final int DRAWS = 100_000;
    private static final int CROWD = 100;

    private Pressure() {}

    /** The pressure of a selection on a crowd with these errors, measured by many draws. */
    public static double of(Parent selection, int[] wrong) {
        Random random = new Random(1);
        double chosen = 0;
        for (int i = 0; i < DRAWS; i++) {
            chosen += wrong[selection.parent(wrong, random)];
        }
        double mean = Arrays.stream(wrong).average().orElseThrow();
        double squares = Arrays.stream(wrong)
                .mapToDouble(each -> (each - mean) * (each - mean))
                .sum();
        return (mean - chosen / DRAWS) / Math.sqrt(squares / wrong.length);
    }

    /** The errors of four crowds of a hundred: in the shape of a bell, with bad boards, and all alike but one. */
    public static Map<String, int[]> crowds() {
        Random random = new Random(1);
        int[] bell = IntStream.range(0, CROWD)
                .map(i -> (int) Math.round(30 + 4 * random.nextGaussian()))
                .toArray();
        Map<String, int[]> crowds = new LinkedHashMap<>();
        crowds.put("a bell", bell);
        crowds.put("five very bad", with(bell, i -> i < 5 ? 100 : bell[i]));
        crowds.put("one very bad", with(bell, i -> i < 1 ? 100 : bell[i]));
        crowds.put("99 equal, one worse", with(bell, i -> i < 1 ? 60 : 10));
        return crowds;
    }

    private static int[] with(int[] crowd, IntUnaryOperator errors) {
        return IntStream.range(0, crowd.length).map(errors).toArray();
    }
}
