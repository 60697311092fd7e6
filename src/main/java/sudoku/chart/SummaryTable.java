package sudoku.chart;

import java.util.List;
import sudoku.measure.Allocated;
import sudoku.measure.BatchRun;
import sudoku.measure.Run;
import sudoku.measure.Summary;
import sudoku.search.Outcome;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.numbers.DoubleColumnType;

/**
 * An experiment or some batches as a tablesaw table, one row a solver or a batch.
 *
 * <p>Columns of an experiment: solver, puzzles, solved, nodes (median), millis (median), p95_millis, ratio,
 * puzzles_per_s, kilobytes (median, allocated). Columns of a batch: solver, threads, puzzles, puzzles_per_s, millis,
 * p95_millis, in_work.
 */
public final class SummaryTable {
    private SummaryTable() {}

    public static Table of(List<Summary> summaries) {
        StringColumn solver = StringColumn.create("solver");
        LongColumn puzzles = LongColumn.create("puzzles");
        LongColumn solved = LongColumn.create("solved");
        LongColumn nodes = LongColumn.create("nodes");
        DoubleColumn millis = DoubleColumn.create("millis");
        DoubleColumn p95 = DoubleColumn.create("p95_millis");
        DoubleColumn ratio = DoubleColumn.create("ratio");
        DoubleColumn perSecond = DoubleColumn.create("puzzles_per_s");
        DoubleColumn kilobytes = DoubleColumn.create("kilobytes");
        for (Summary summary : summaries) {
            solver.append(summary.solver());
            puzzles.append(summary.puzzles());
            solved.append(summary.solved());
            nodes.append(summary.medianNodes());
            millis.append(summary.times().median().toNanos() / 1e6);
            p95.append(summary.times().p95().toNanos() / 1e6);
            ratio.append(summary.ratio());
            perSecond.append(summary.puzzlesPerSecond());
            kilobytes.append(
                    summary.medianAllocated() == Allocated.UNKNOWN
                            ? DoubleColumnType.missingValueIndicator()
                            : summary.medianAllocated() / 1e3);
        }
        return Table.create("summary", solver, puzzles, solved, nodes, millis, p95, ratio, perSecond, kilobytes);
    }

    /** What is the same on every machine: solver, puzzles, finished, nodes (median), most_nodes, guesses (median). */
    public static Table counts(List<Run> runs) {
        StringColumn solver = StringColumn.create("solver");
        LongColumn puzzles = LongColumn.create("puzzles");
        LongColumn finished = LongColumn.create("finished");
        LongColumn nodes = LongColumn.create("nodes");
        LongColumn most = LongColumn.create("most_nodes");
        LongColumn guesses = LongColumn.create("guesses");
        for (String name : runs.stream().map(Run::solver).distinct().toList()) {
            List<Run> own =
                    runs.stream().filter(run -> run.solver().equals(name)).toList();
            solver.append(name);
            puzzles.append(own.size());
            finished.append(own.stream()
                    .filter(run -> run.result().outcome() != Outcome.LIMIT)
                    .count());
            nodes.append(median(own.stream().map(Run::nodes).sorted().toList()));
            most.append(own.stream().mapToLong(Run::nodes).max().orElseThrow());
            guesses.append(median(own.stream()
                    .map(run -> run.result().stats().guesses())
                    .sorted()
                    .toList()));
        }
        return Table.create("counts", solver, puzzles, finished, nodes, most, guesses);
    }

    private static long median(List<Long> sorted) {
        return sorted.get((sorted.size() - 1) / 2);
    }

    public static Table ofBatches(List<BatchRun> batches) {
        StringColumn solver = StringColumn.create("solver");
        LongColumn threads = LongColumn.create("threads");
        LongColumn puzzles = LongColumn.create("puzzles");
        DoubleColumn perSecond = DoubleColumn.create("puzzles_per_s");
        DoubleColumn millis = DoubleColumn.create("millis");
        DoubleColumn p95 = DoubleColumn.create("p95_millis");
        DoubleColumn inWork = DoubleColumn.create("in_work");
        for (BatchRun batch : batches) {
            solver.append(batch.solver());
            threads.append(batch.threads());
            puzzles.append(batch.puzzles());
            perSecond.append(batch.throughput());
            millis.append(batch.latencies().median().toNanos() / 1e6);
            p95.append(batch.latencies().p95().toNanos() / 1e6);
            inWork.append(batch.inProgress());
        }
        return Table.create("batches", solver, threads, puzzles, perSecond, millis, p95, inWork);
    }
}
