package sudoku.piece.howfast;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.chart.Chart;

/**
 * Sweeps that prove the same puzzles in turns, by the clock on the wall; they are all watched alike.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class SweepRace {
    private static final int ROUNDS = 15;
    /** Not counted: Java's compiler is at work in them. */
    private static final int WARM = 5;

    private final Map<String, Runnable> entries = new LinkedHashMap<>();
    private final Map<String, double[]> millis = new LinkedHashMap<>();

    public SweepRace and(String name, List<int[]> boards, Sweep sweep) {
        entries.put(name, () -> SweptSearch.guesses(boards, sweep));
        millis.put(name, new double[ROUNDS]);
        return this;
    }

    /** Runs all of them in turns, five times to get warm and fifteen times by the clock. */
    public SweepRace run() {
        for (int round = -WARM; round < ROUNDS; round++) {
            for (String name : entries.keySet()) {
                long start = System.nanoTime();
                entries.get(name).run();
                if (round >= 0) {
                    millis.get(name)[round] = (System.nanoTime() - start) / 1e6;
                }
            }
        }
        return this;
    }

    /** The round in the middle. */
    public double median(String name) {
        double[] sorted = millis.get(name).clone();
        Arrays.sort(sorted);
        return sorted[ROUNDS / 2];
    }

    public Chart chart() {
        return Chart.strips(millis, "sweep", "ms").logScale().title("Sixty puzzles proved, milliseconds");
    }
}
