package sudoku.chart;

import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import sudoku.measure.Allocated;
import sudoku.measure.Machine;
import sudoku.measure.Run;
import sudoku.search.Outcome;
import sudoku.search.SearchStats;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.numbers.DoubleColumnType;
import tech.tablesaw.columns.numbers.LongColumnType;

/**
 * The runs of an experiment as a tablesaw table, one row a run.
 *
 * <p>Its columns: puzzle, solver, outcome, solutions, nodes, guesses, backtracks, max_depth, millis (the median of the
 * rounds), p95_millis, bytes (allocated by a search), machine. {@code RunTable.of(runs).write().csv("runs.csv")} keeps
 * them. For people there are narrower tables, with a row a puzzle and a column a solver, and {@link SummaryTable}.
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
        DoubleColumn p95 = DoubleColumn.create("p95_millis");
        LongColumn bytes = LongColumn.create("bytes");
        StringColumn machine = StringColumn.create("machine");
        String here = Machine.here().toString();
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
            p95.append(run.times().p95().toNanos() / 1e6);
            bytes.append(
                    run.allocated() == Allocated.UNKNOWN ? LongColumnType.missingValueIndicator() : run.allocated());
            machine.append(here);
        }
        return Table.create(
                "runs",
                puzzle,
                solver,
                outcome,
                solutions,
                nodes,
                guesses,
                backtracks,
                maxDepth,
                millis,
                p95,
                bytes,
                machine);
    }

    /** The nodes, a row for each puzzle and a column for each solver; blank where a limit ended the search. */
    public static Table nodes(List<Run> runs) {
        return wide(
                "nodes",
                runs,
                run -> run.result().outcome() == Outcome.LIMIT
                        ? DoubleColumnType.missingValueIndicator()
                        : run.nodes());
    }

    /** The times in the same form, as multiples of one solver's time on the same puzzle. */
    public static Table timesOf(String solver, List<Run> runs) {
        Map<String, Double> unit = runs.stream()
                .filter(run -> run.solver().equals(solver))
                .collect(
                        Collectors.toMap(Run::puzzle, run -> (double) run.time().toNanos()));
        if (unit.isEmpty()) {
            throw new IllegalArgumentException(
                    "There is no run by '" + solver + "', so nothing can be compared with it.");
        }
        return wide("times", runs, run -> Math.round(10 * run.time().toNanos() / unit.get(run.puzzle())) / 10.0);
    }

    private static Table wide(String name, List<Run> runs, ToDoubleFunction<Run> number) {
        List<String> puzzles = runs.stream().map(Run::puzzle).distinct().toList();
        Table table = Table.create(name, StringColumn.create("puzzle", puzzles));
        for (String solver : runs.stream().map(Run::solver).distinct().toList()) {
            Map<String, Double> numbers = runs.stream()
                    .filter(run -> run.solver().equals(solver))
                    .collect(Collectors.toMap(Run::puzzle, number::applyAsDouble));
            DoubleColumn column = DoubleColumn.create(solver);
            puzzles.forEach(
                    puzzle -> column.append(numbers.getOrDefault(puzzle, DoubleColumnType.missingValueIndicator())));
            table.addColumns(column);
        }
        return table;
    }
}
