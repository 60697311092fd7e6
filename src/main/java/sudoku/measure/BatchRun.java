package sudoku.measure;

import java.time.Duration;
import java.util.Locale;

/**
 * How a batch went: throughput and latency, which are two things.
 *
 * <p><b>Idea.</b> More threads raise the throughput, the puzzles answered in a second. They do nothing
 * for the latency, the time one puzzle waits for its answer. Little's law ties both together:
 * throughput × mean latency is the mean number of puzzles in work at the same time, whatever the
 * solver. It cannot be more than the threads, so a table of throughputs and latencies can be
 * impossible without anyone measuring anything.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 *
 * @param solved how many puzzles a solution was found for
 * @param elapsed from the first puzzle taken to the last one answered
 * @param latencies one for each puzzle, from taken to answered
 */
public record BatchRun(String solver, int threads, long solved, Duration elapsed, Times latencies) {
    public int puzzles() {
        return latencies.count();
    }

    /** Puzzles a second. */
    public double throughput() {
        return puzzles() / (elapsed.toNanos() / 1e9);
    }

    /** How many puzzles were in work at the same time, on average, by Little's law. */
    public double inProgress() {
        return throughput() * latencies.mean().toNanos() / 1e9;
    }

    /** One line for a person. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s on %d %s: %,.0f puzzles a second; latency %.3f ms (median), %.3f ms " + "(p95); %.2f in work",
                solver,
                threads,
                threads == 1 ? "thread" : "threads",
                throughput(),
                latencies.median().toNanos() / 1e6,
                latencies.p95().toNanos() / 1e6,
                inProgress());
    }
}
