package sudoku.chart;

import java.util.List;
import sudoku.measure.Run;
import sudoku.search.SearchStats;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * The runs of an experiment as a tablesaw table, one row a run.
 *
 * <p>Its columns: puzzle, solver, outcome, solutions, nodes, guesses, backtracks, max_depth, millis.
 */
public final class RunTable {
    private RunTable() {}

    public static Table of(List<Run> runs) {
        StringColumn puzzle = StringColumn.create("puzzle");
        StringColumn solver = StringColumn.create("solver");
        StringColumn outcome = StringColumn.create("outcome");
        LongColumn solutions = LongColumn.create("solutions");
        LongColumn nodes = LongColumn.create("nodes");
        LongColumn guesses = LongColumn.create("guesses");
        LongColumn backtracks = LongColumn.create("backtracks");
        IntColumn maxDepth = IntColumn.create("max_depth");
        DoubleColumn millis = DoubleColumn.create("millis");
        for (Run run : runs) {
            SearchStats stats = run.result().stats();
            puzzle.append(run.puzzle());
            solver.append(run.solver());
            outcome.append(run.result().outcome().toString());
            solutions.append(run.result().solutions());
            nodes.append(stats.nodes());
            guesses.append(stats.guesses());
            backtracks.append(stats.backtracks());
            maxDepth.append(stats.maxDepth());
            millis.append(run.time().toNanos() / 1e6);
        }
        return Table.create("runs", puzzle, solver, outcome, solutions, nodes, guesses, backtracks, maxDepth, millis);
    }
}
