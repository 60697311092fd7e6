package sudoku.measure;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import sudoku.search.Outcome;

/**
 * What one solver did on all puzzles of an experiment.
 *
 * <p><b>Idea.</b> Ratios travel, milliseconds don't: on another machine every time changes, and the
 * ratio of two solvers that took turns on the same puzzles hardly does.
 *
 * <p><b>Representation.</b> Only puzzles that every solver was run on count, so that an experiment
 * ended early is still fair. A search that a limit stopped counts with the time it had.
 *
 * <p><b>Lesson.</b> 10-race.
 *
 * @param solved on how many puzzles it found a solution
 * @param medianNodes half of the puzzles took at most so many
 * @param times one for each puzzle: the median of its rounds
 * @param ratio how many times as long all puzzles took as with the solver that is the measure
 * @param medianAllocated bytes of a search, or {@link Allocated#UNKNOWN}
 */
public record Summary(String solver, long solved, long medianNodes, Times times, double ratio, long medianAllocated) {

    /** One for each solver, in the order of the runs; {@code measure} is the one with ratio 1. */
    public static List<Summary> of(List<Run> runs, String measure) {
        List<String> solvers = runs.stream().map(Run::solver).distinct().toList();
        if (!solvers.contains(measure)) {
            throw new IllegalArgumentException("There is no run by '" + measure
                    + "', so nothing can be compared with it. Solvers: "
                    + String.join(", ", solvers) + ".");
        }
        Map<String, Long> solversOn = runs.stream().collect(Collectors.groupingBy(Run::puzzle, Collectors.counting()));
        Map<String, List<Run>> bySolver = runs.stream()
                .filter(run -> solversOn.get(run.puzzle()) == solvers.size())
                .collect(Collectors.groupingBy(Run::solver));
        double unit = seconds(times(bySolver.getOrDefault(measure, List.of())).total());
        return solvers.stream()
                .map(solver -> of(solver, bySolver.get(solver), unit))
                .toList();
    }

    private static Summary of(String solver, List<Run> runs, double unit) {
        Times times = times(runs);
        long solved = runs.stream()
                .filter(run -> run.result().outcome() == Outcome.SOLVED)
                .count();
        return new Summary(
                solver,
                solved,
                median(runs, Run::nodes),
                times,
                seconds(times.total()) / unit,
                median(runs, Run::allocated));
    }

    private static Times times(List<Run> runs) {
        return Times.of(runs.stream().map(Run::time).toList());
    }

    private static long median(List<Run> runs, Function<Run, Long> count) {
        return runs.stream()
                .map(count)
                .sorted()
                .skip((runs.size() - 1) / 2)
                .findFirst()
                .orElseThrow();
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    public int puzzles() {
        return times.count();
    }

    /** On one thread, one after the other. */
    public double puzzlesPerSecond() {
        return puzzles() / seconds(times.total());
    }
}
