package sudoku.exercise.genetic;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.genetic.NextRate;
import sudoku.genetic.Crossover;
import sudoku.genetic.Generation;
import sudoku.genetic.GeneticAlgorithm;
import sudoku.genetic.Mutation;
import sudoku.genetic.Rate;
import sudoku.genetic.Selection;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/**
 * One parent and so many children, generation after generation, until a run is solved or has weighed its share of
 * boards. Nothing but mutation is at work, at the rates an answer to task 4 asks for.
 */
public final class VisibleOffspring {
    private static final int BOARDS = 20_000;
    private static final double FIRST_RATE = 0.1;
    /** In as many as that some best child is worse than its parent, or as good. */
    private static final int FEW_GENERATIONS = 20;

    private final Grid puzzle;
    private final int children;

    public VisibleOffspring(Grid puzzle, int children) {
        this.puzzle = puzzle;
        this.children = children;
    }

    /**
     * Of the runs from fixed seeds enough must end in a solution; as soon as that is decided, nobody runs any more.
     * With few children a run is many generations, each of which asks the answer: there fewer runs must be enough.
     */
    public void expectSolved(NextRate answer, int wanted, int seeds) {
        int solved = 0;
        for (int runs = 1; solved < wanted; runs++) {
            Expect shown = Expect.on(
                    GridPicture.of(puzzle),
                    "new VisibleOffspring(Grid.parse(\"" + puzzle.toLine() + "\"), " + children + ").run(task4, " + runs
                            + ")");
            Run run = run(answer, runs);
            shown.that(
                    run.rates.size() < FEW_GENERATIONS
                            || run.rates.stream().skip(1).distinct().count() > 1,
                    "In this run of " + run.rates.size() + " generations the rate never moved from what it was in the"
                            + " second.");
            solved += run.solved() ? 1 : 0;
            if (runs - solved > seeds - wanted) {
                throw shown.fail(
                        wanted + " of " + seeds,
                        solved + " of the first " + runs,
                        "So many runs end in a solution when a parent has " + children + " children and a run weighs "
                                + BOARDS + " boards.");
            }
        }
    }

    /** A rate is a chance; worse children move it, and however long they have been alike it comes to neither end. */
    public static void expectNoRest(NextRate answer, Random random) {
        int errors = 5 + random.nextInt(20);
        int worse = errors + 1 + random.nextInt(9);
        int[] equals = {errors, 200 + random.nextInt(50)};
        double before = rateAfter(answer, FIRST_RATE, errors, equals);
        double after = rateAfter(answer, before, errors, worse, 20);
        Expect.onInput(told(before, errors, worse, 20))
                .that(
                        before != after,
                        "Twenty generations were worse than their" + " parent, and the rate is what it was, " + after
                                + ".");
        rateAfter(answer, FIRST_RATE, errors, worse, 100 + random.nextInt(50), errors, 200, errors - 1, 100);
    }

    /** The errors of the best child, and in how many generations; and the next, and so on. */
    private static double rateAfter(NextRate answer, double first, int errors, int... children) {
        double rate = first;
        for (int i = 0; i < children.length; i += 2) {
            for (int generation = 0; generation < children[i + 1]; generation++) {
                rate = next(answer, rate, errors, children[i]);
            }
        }
        // As long as no child is worse it may well be 1.
        boolean hasRoom = rate > 0 && (rate < 1 || children[children.length - 2] <= errors);
        Expect.onInput(told(first, errors, children)).that(hasRoom, "The rate is " + rate + " after that.");
        return rate;
    }

    private static String told(double first, int errors, int... children) {
        return "// beginning with the rate " + first
                + IntStream.range(0, children.length / 2)
                        .mapToObj(i -> "\n// task4.nextRate(rate, " + errors + ", " + children[2 * i] + "), "
                                + children[2 * i + 1] + " times")
                        .collect(Collectors.joining());
    }

    private static double next(NextRate answer, double rate, int before, int now) {
        double next = answer.nextRate(rate, before, now);
        if (!(next >= 0 && next <= 1)) {
            throw Expect.onInput("nextRate(" + rate + ", " + before + ", " + now + ")")
                    .fail(
                            "a number from 0 to 1",
                            String.valueOf(next),
                            "A rate is a chance, so it is 1 at most: Math.min(1, …).");
        }
        return next;
    }

    /** How a run went: whether it ends in a solution, and the rate of each generation. */
    public record Run(boolean solved, List<Double> rates) {}

    /** The run from this seed. */
    public Run run(NextRate answer, long seed) {
        Adapting rate = new Adapting(answer);
        Iterator<Generation> generations = new GeneticAlgorithm()
                        .population(children)
                        .selection(Selection.best())
                        .crossover(Crossover.none())
                        .mutation(Mutation.swapInEachBox(), rate)
                        .stream(puzzle, seed)
                        .iterator();
        Generation last = generations.next();
        while (last.weighed() < BOARDS && generations.hasNext()) {
            last = generations.next();
        }
        return new Run(last.isSolved(), rate.rates);
    }

    /** Remembers what the answer wants to know. */
    private static final class Adapting implements Rate {
        private final NextRate answer;
        private final List<Double> rates = new ArrayList<>();
        private int before;

        Adapting(NextRate answer) {
            this.answer = answer;
        }

        @Override
        public double in(Generation parents) {
            int now = parents.best().errors();
            double rate = rates.isEmpty() ? FIRST_RATE : next(answer, rates.get(rates.size() - 1), before, now);
            before = now;
            rates.add(rate);
            return rate;
        }
    }
}
