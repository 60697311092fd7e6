package sudoku.piece.manyhands;

import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import sudoku.chart.Chart;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * Some work, timed on this machine with one hand, with two and with four: the third round, when the machine is warm.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
public final class HandsClock {
    private static final int[] HANDS = {1, 2, 4};
    private static final int ROUNDS = 3;

    /** Some work that so many hands do, and what comes out. */
    @FunctionalInterface
    public interface Hands {
        long work(int hands) throws Exception;
    }

    private final Table table =
            Table.create(IntColumn.create("hands"), DoubleColumn.create("ms"), StringColumn.create("work"));
    private final Set<Long> results = new TreeSet<>();

    /** Times this besides. */
    public HandsClock and(String name, Hands work) throws Exception {
        double[] millis = new double[HANDS.length];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < HANDS.length; i++) {
                int hands = HANDS[i];
                millis[i] = millis(() -> results.add(work.work(hands)));
            }
        }
        for (int i = 0; i < HANDS.length; i++) {
            table.intColumn(0).append(HANDS[i]);
            table.doubleColumn(1).append(millis[i]);
            table.stringColumn(2).append(name);
        }
        return this;
    }

    private static double millis(Callable<Boolean> work) throws Exception {
        long start = System.nanoTime();
        work.call();
        return (System.nanoTime() - start) / 1e6;
    }

    /** All that ever came out, each once. */
    public Set<Long> results() {
        return results;
    }

    public Chart chart() {
        return Chart.lines(table, "hands", "ms").by("work").title("Milliseconds on this machine, third round");
    }
}
