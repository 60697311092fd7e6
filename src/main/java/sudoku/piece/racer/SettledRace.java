package sudoku.piece.racer;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sudoku.measure.Experiment;
import sudoku.measure.Run;

/**
 * The same race again and again, until its ratios stay the same; the last one counts.
 *
 * <p>Java compiles while the race goes on, and what has just been typed is compiled at another time than the library.
 * In the first race of a start a student's solver took two thirds of the library's time, and some seconds later as
 * long as the library.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class SettledRace {
    /** No race is begun after so long. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(15);

    private static final double SAME = 0.04;
    /** So often in a row: between two steps of the compiler time stands still for a while. */
    private static final int SAME_RACES = 2;

    private SettledRace() {}

    /** What the last race has measured; the first, if it was interrupted. */
    static List<Run> run(Experiment experiment, int mostRaces) {
        long begin = System.nanoTime();
        List<Run> last = experiment.run();
        int same = 0;
        for (int i = 1; i < mostRaces && same < SAME_RACES && System.nanoTime() - begin < LONG_ENOUGH.toNanos(); i++) {
            List<Run> next = experiment.run();
            if (Thread.currentThread().isInterrupted()) {
                return last;
            }
            same = haveSameRatios(micros(last), micros(next)) ? same + 1 : 0;
            last = next;
        }
        return last;
    }

    private static boolean haveSameRatios(Map<String, double[]> before, Map<String, double[]> after) {
        String first = after.keySet().iterator().next();
        return after.keySet().stream()
                .allMatch(solver -> Math.abs(ratio(after.get(first), after.get(solver))
                                        / ratio(before.get(first), before.get(solver))
                                - 1)
                        < SAME);
    }

    /** By solver the microseconds of each puzzle, the median of its rounds. */
    static Map<String, double[]> micros(List<Run> runs) {
        Map<String, double[]> micros = new LinkedHashMap<>();
        for (String solver : runs.stream().map(Run::solver).distinct().toList()) {
            micros.put(
                    solver,
                    runs.stream()
                            .filter(run -> run.solver().equals(solver))
                            .mapToDouble(run -> run.time().toNanos() / 1e3)
                            .toArray());
        }
        return micros;
    }

    /** How many times as long the one takes as the other, puzzle by puzzle: the median. */
    static double ratio(double[] mine, double[] theirs) {
        double[] ratios = IntStream.range(0, mine.length)
                .mapToDouble(i -> mine[i] / theirs[i])
                .sorted()
                .toArray();
        return ratios[ratios.length / 2];
    }
}
