package sudoku.piece.racer;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.solve.Solver;

/**
 * Several solvers on the same puzzles, in turns; and what may be said of two of them.
 *
 * <p><b>Idea.</b> A turn is all puzzles. A solver that comes right after another with the same code finds a processor
 * that knows the way, so a fixed order favors the later of two copies, in all rounds and on all puzzles. Here
 * the order changes from round to round, until each solver has come right after each other one equally often. Two are
 * compared round by round, in each by the puzzle in the middle of all quotients: a pause of the machine spoils a puzzle
 * and not the round. What counts is the median of the rounds, and how many of them the one was ahead in. It is a draw
 * unless a coin would hardly be ahead so often, and the median is further from 1 than copies of one program get.
 *
 * <p>Java compiles while the race goes on, so it is run again and again until its ratios stay the same; the last race
 * counts.
 *
 * <p><b>Representation.</b> Nanoseconds by solver, round and puzzle.
 *
 * <p><b>Alternatives.</b> To count on how many puzzles one is ahead: what disturbs a turn disturbs all its puzzles,
 * and a copy was ahead of its twin on 40 of 40.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
final class FairRace {
    /** No race is begun after so long. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(8);

    private static final Duration WARM = Duration.ofMillis(300);
    private static final double SAME = 0.04;
    /** So often in a row: between two steps of the compiler time stands still for a while. */
    private static final int SAME_RACES = 2;
    /** As far from 1 as the medians of two copies get. */
    private static final double SPREAD = 0.05;
    /** A coin that is tossed is more often as far from the middle as that, once in twenty times. */
    private static final double BY_CHANCE = 0.05;

    private final List<Solver> solvers;
    private final List<Grid> puzzles;
    private final LongSupplier clock;
    private final long[][][] nanos;

    private FairRace(List<Solver> solvers, List<Grid> puzzles, int atLeast, LongSupplier clock) {
        this.solvers = solvers;
        this.puzzles = puzzles;
        this.clock = clock;
        int all = 2 * solvers.size();
        int rounds = (atLeast + all - 1) / all * all;
        this.nanos = new long[solvers.size()][rounds][puzzles.size()];
    }

    /**
     * Races until it settles, at most so often.
     *
     * @param rounds at least so many; more, until all orders had their turn
     */
    static FairRace run(List<Solver> solvers, List<Grid> puzzles, int rounds, int mostRaces) {
        long begin = System.nanoTime();
        FairRace last = once(solvers, puzzles, rounds, System::nanoTime);
        int same = 0;
        for (int i = 1; i < mostRaces && same < SAME_RACES && System.nanoTime() - begin < LONG_ENOUGH.toNanos(); i++) {
            FairRace next = once(solvers, puzzles, rounds, System::nanoTime);
            if (Thread.currentThread().isInterrupted()) {
                return last;
            }
            same = next.hasTheRatiosOf(last) ? same + 1 : 0;
            last = next;
        }
        return last;
    }

    /** A single race, by this clock. */
    static FairRace once(List<Solver> solvers, List<Grid> puzzles, int rounds, LongSupplier clock) {
        FairRace race = new FairRace(solvers, puzzles, rounds, clock);
        solvers.forEach(race::warmUp);
        for (int round = 0; round < race.nanos[0].length; round++) {
            for (int solver : order(solvers.size(), round)) {
                race.turn(solver, round);
            }
        }
        return race;
    }

    /**
     * Who comes when: round 0, 1, n−1, 2, n−2 and so on, moved on by one each time, every second time from its end.
     * In 2n rounds each comes right after each other one equally often.
     */
    static int[] order(int solvers, int round) {
        int[] order = new int[solvers];
        for (int i = 0; i < solvers; i++) {
            int step = i % 2 == 1 ? (i + 1) / 2 : solvers - i / 2;
            int place = round % 2 == 0 ? i : solvers - 1 - i;
            order[place] = (round / 2 + step) % solvers;
        }
        return order;
    }

    private void warmUp(Solver solver) {
        long begin = System.nanoTime();
        for (int i = 0; System.nanoTime() - begin < WARM.toNanos(); i++) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            solver.solve(puzzles.get(i % puzzles.size()));
        }
    }

    private void turn(int solver, int round) {
        for (int puzzle = 0; puzzle < puzzles.size(); puzzle++) {
            long begin = clock.getAsLong();
            solvers.get(solver).solve(puzzles.get(puzzle));
            nanos[solver][round][puzzle] = clock.getAsLong() - begin;
        }
    }

    private boolean hasTheRatiosOf(FairRace before) {
        String first = solvers.get(0).name();
        return solvers.stream()
                .allMatch(each -> Math.abs(ratio(first, each.name()) / before.ratio(first, each.name()) - 1) < SAME);
    }

    /** By solver the microseconds of each puzzle, the median of its rounds. */
    Map<String, double[]> micros() {
        Map<String, double[]> micros = new LinkedHashMap<>();
        for (int solver = 0; solver < solvers.size(); solver++) {
            long[][] own = nanos[solver];
            micros.put(
                    solvers.get(solver).name(),
                    IntStream.range(0, puzzles.size())
                            .mapToDouble(puzzle -> median(Arrays.stream(own).mapToDouble(round -> round[puzzle] / 1e3)))
                            .toArray());
        }
        return micros;
    }

    private static double median(DoubleStream numbers) {
        double[] sorted = numbers.sorted().toArray();
        return sorted[sorted.length / 2];
    }

    /** Of each round: how many times as long the one takes as the other, the puzzle in the middle. */
    private double[] quotients(String mine, String theirs) {
        long[][] one = nanos[place(mine)];
        long[][] other = nanos[place(theirs)];
        return IntStream.range(0, one.length)
                .mapToDouble(round -> median(IntStream.range(0, puzzles.size())
                        .mapToDouble(puzzle -> (double) one[round][puzzle] / other[round][puzzle])))
                .toArray();
    }

    private int place(String name) {
        return solvers.stream().map(Solver::name).toList().indexOf(name);
    }

    int rounds() {
        return nanos[0].length;
    }

    /** How many times as long the one takes as the other: the median of all rounds. */
    double ratio(String mine, String theirs) {
        return median(Arrays.stream(quotients(mine, theirs)));
    }

    /** In how many rounds the one was ahead of the other. */
    int ahead(String mine, String theirs) {
        return (int)
                Arrays.stream(quotients(mine, theirs)).filter(each -> each < 1).count();
    }

    /** Whether nothing may be said about who of the two is faster. */
    boolean isDraw(String mine, String theirs) {
        double ratio = ratio(mine, theirs);
        boolean isClose = Math.max(ratio, 1 / ratio) < 1 + SPREAD;
        int ahead = ahead(mine, theirs);
        return isClose || byChance(Math.max(ahead, rounds() - ahead), rounds()) > BY_CHANCE;
    }

    /** How often a fair coin, tossed so many times, shows one of its sides that often or more: the sign test. */
    static double byChance(int often, int tosses) {
        double sum = 0;
        for (int heads = often; heads <= tosses; heads++) {
            double ways = 1;
            for (int i = 0; i < heads; i++) {
                ways = ways * (tosses - i) / (i + 1);
            }
            sum += ways / Math.pow(2, tosses);
        }
        return Math.min(1, 2 * sum);
    }

    List<Solver> solvers() {
        return solvers;
    }
}
