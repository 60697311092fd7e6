package sudoku.piece.genetic;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import sudoku.chart.Chart;

/**
 * Twenty seeds of each of some methods: how many boards each run weighed, counted and drawn.
 *
 * <p>A run that has weighed as many as it may has given up, and is drawn at the upper edge.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Seeds {
    private static final int SEEDS = 20;
    private static final int CUT = 5;

    private final int most;
    private final Map<String, double[]> weighed = new LinkedHashMap<>();

    private Seeds(int most) {
        this.most = most;
    }

    /** Runs that give up when they have weighed so many boards. */
    public static Seeds upTo(int most) {
        return new Seeds(most);
    }

    /** One more method, run with the seeds 1 to 20; it says how many boards it weighed. */
    public Seeds run(String name, IntUnaryOperator method) {
        weighed.put(
                name,
                IntStream.rangeClosed(1, SEEDS)
                        .map(method)
                        .asDoubleStream()
                        .sorted()
                        .toArray());
        return this;
    }

    /** One more trial of this program, with the limit of the others. */
    public Seeds run(String name, Breed program, Trial trial) {
        return run(name, program.runs(trial.most(most)));
    }

    /** How many of the twenty did not give up. */
    public int solved(String name) {
        return (int)
                Arrays.stream(weighed.get(name)).filter(boards -> boards < most).count();
    }

    public double median(String name) {
        return weighed.get(name)[SEEDS / 2];
    }

    public Chart chart(String axis) {
        return Chart.strips(weighed, axis, "boards").title("Boards weighed by 20 seeds");
    }

    /** A line for each method: how many seeds were solved, and from where to where the middle ten lie. */
    public String text() {
        StringBuilder lines = new StringBuilder();
        weighed.forEach((name, boards) -> lines.append(String.format(
                Locale.ROOT,
                "%s: %d of %d solved; middle ten %,.0f to %,.0f%n",
                name,
                solved(name),
                SEEDS,
                boards[CUT],
                boards[SEEDS - CUT - 1])));
        return lines.toString();
    }
}
