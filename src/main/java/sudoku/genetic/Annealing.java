package sudoku.genetic;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import sudoku.grid.Grid;

/**
 * One board that cools down: while hot it may get worse, and the colder it grows the less.
 *
 * <p><b>Idea.</b>
 * <pre>
 * again and again: exchange two drawn digits of a drawn box
 *     no worse?  keep it
 *     worse?     keep it with chance e^(-worse / temperature), else take it back
 * the temperature falls a little from round to round
 * cold and still wrong: heat it up and cool it down once more
 * </pre>
 *
 * <p><b>Representation.</b> A {@link Walk}. A round, at one temperature, makes one generation with a population
 * of one; to heat up again counts as a restart.
 *
 * <p><b>Cost.</b> A step costs a few counters, and there is no population to copy: millions a second.
 *
 * <p><b>Alternatives.</b> Never getting worse ends in the first valley. {@link Tabu} looks at all exchanges,
 * takes the best, and forbids itself the way back.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Annealing implements Evolution {
    /** An exchange changes two rows and two columns. */
    private static final int WORST_STEP = 4;

    private final double hot;
    private final double cold;
    private final int rounds;
    private final int stepsEach;

    /** Temperatures, rounds and steps that do well on boards of 9×9 cells. */
    public Annealing() {
        this(0.5, 0.25, 50, 2_000);
    }

    /**
     * @param hot the temperature of the first round; at 1, one error more is accepted a third of the time
     * @param cold the temperature of the last, after which it is heated up again
     * @param rounds from hot to cold, each colder by the same factor
     * @param stepsEach how many exchanges are tried in a round
     */
    public Annealing(double hot, double cold, int rounds, int stepsEach) {
        if (!(hot >= cold && cold > 0 && rounds > 1 && stepsEach > 0)) {
            throw new IllegalArgumentException("Annealing goes from hot to cold, both above 0, in at least two rounds"
                    + " of at least one step, not from " + hot + " to " + cold + " in " + rounds + " rounds of "
                    + stepsEach + " steps.");
        }
        this.hot = hot;
        this.cold = cold;
        this.rounds = rounds;
        this.stepsEach = stepsEach;
    }

    @Override
    public Stream<Generation> stream(Grid puzzle, long seed) {
        Random random = new Random(seed);
        Encoding encoding = Encoding.of(puzzle);
        Candidate start = encoding.random(random);
        Walk walk = new Walk(encoding, start.board());
        return Generation.stream(
                Generation.first(List.of(start)), Generation::isSolved, before -> round(walk, before, random));
    }

    private Generation round(Walk walk, Generation before, Random random) {
        int round = before.number() % rounds;
        long weighedBefore = walk.weighed();
        steps(walk, temperature(round), stepsEach, random);
        long weighed = walk.weighed() - weighedBefore;
        List<Candidate> after = List.of(walk.candidate());
        boolean heatedUp = round == 0 && before.number() > 0;
        return heatedUp ? before.restart(after, weighed) : before.next(after, weighed);
    }

    /** The temperature of a round, counted from 0; chance depends on it, so it is computed alike everywhere. */
    double temperature(int round) {
        return hot * StrictMath.pow(cold / hot, (double) round / (rounds - 1));
    }

    /** So many exchanges at one temperature; ends early at a solution. */
    static void steps(Walk walk, double temperature, int steps, Random random) {
        int[] movable = walk.encoding().movable();
        double[] accepted = new double[WORST_STEP + 1];
        for (int worse = 1; worse <= WORST_STEP; worse++) {
            accepted[worse] = StrictMath.exp(-worse / temperature);
        }
        for (int i = 0; i < steps && movable.length > 0 && walk.errors() > 0; i++) {
            int[] free = walk.encoding().free(movable[random.nextInt(movable.length)]);
            int one = random.nextInt(free.length);
            int other = (one + 1 + random.nextInt(free.length - 1)) % free.length;
            int errors = walk.errorsAfter(free[one], free[other]);
            int worse = errors - walk.errors();
            if (worse <= 0 || random.nextDouble() < accepted[worse]) {
                walk.exchange(free[one], free[other], errors);
            }
        }
    }
}
