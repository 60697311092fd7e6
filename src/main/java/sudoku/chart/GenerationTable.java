package sudoku.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sudoku.genetic.Generation;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * The course of an evolution as a table, written down by someone who looks in.
 *
 * <p><b>Idea.</b> {@code evolution.stream(puzzle, seed).peek(history)…}: the evolution keeps no statistics and
 * does not know that any are kept.
 *
 * <p><b>Representation.</b> A few hundred rows at most: when there are more, every other one goes, and from then
 * on only half as many generations are written down. A chart could not show more.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class GenerationTable implements Consumer<Generation> {
    private static final int MOST = 400;

    private record Row(int number, int best, double mean, double diversity) {}

    private final List<Row> rows = new ArrayList<>();
    private int every = 1;

    @Override
    public void accept(Generation generation) {
        if (generation.number() % every == 0 || generation.isSolved()) {
            rows.add(new Row(generation.number(), generation.best().errors(), generation.meanErrors(),
                    generation.diversity()));
        }
        if (rows.size() > MOST) {
            every *= 2;
            rows.removeIf(row -> row.number % every != 0);
        }
    }

    /** Columns generation, of, errors: those of the best, and the mean of all. */
    public Table errors() {
        IntColumn generation = IntColumn.create("generation");
        StringColumn of = StringColumn.create("of");
        DoubleColumn errors = DoubleColumn.create("errors");
        for (Row row : rows) {
            generation.append(row.number).append(row.number);
            of.append("mean").append("best");
            errors.append(row.mean).append((double) row.best);
        }
        return Table.create("errors", generation, of, errors);
    }

    /** Columns run, generation, diversity; with the name of the run in each row, so that several can be joined. */
    public Table diversity(String name) {
        StringColumn run = StringColumn.create("run");
        IntColumn generation = IntColumn.create("generation");
        DoubleColumn diversity = DoubleColumn.create("diversity");
        for (Row row : rows) {
            run.append(name);
            generation.append(row.number);
            diversity.append(row.diversity);
        }
        return Table.create("diversity", run, generation, diversity);
    }
}
