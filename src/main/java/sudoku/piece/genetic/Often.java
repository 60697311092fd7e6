package sudoku.piece.genetic;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;

/** How often something happens that depends on chance, and how often it should; and where it may happen. */
final class Often {
    static final int CALLS = 4_000;

    /** So many times the spread of a share: a right piece is not refused in a lifetime of lessons. */
    private static final double SPREADS = 6;

    private Often() {}

    /** Whether a share of {@link #CALLS} may be that of something with a chance between these two. */
    static boolean fits(int times, double least, double most) {
        return times >= CALLS * least - allowed(least) && times <= CALLS * most + allowed(most);
    }

    static boolean fits(int times, double chance) {
        return fits(times, chance, chance);
    }

    private static double allowed(double chance) {
        return SPREADS * Math.sqrt(CALLS * chance * (1 - chance)) + 1e-9;
    }

    /** The cells of each box that the clues leave free. */
    static int[][] free(Grid clues) {
        int size = clues.size();
        return IntStream.range(2 * size, 3 * size)
                .mapToObj(box -> IntStream.of(clues.cells().house(box))
                        .filter(clues::isBlank)
                        .toArray())
                .toArray(int[][]::new);
    }

    /**
     * The same question put twice, with the same seed: who draws from the random that is given comes out the same.
     * Somebody's own dice would, of a few cases, pass one by chance.
     */
    static <T, A> Case<T, List<A>> repeatable(String name, Case<T, A> once) {
        return new Case<>(
                once.picture(),
                piece -> List.of(once.ask().apply(piece), once.ask().apply(piece)),
                answers -> once.judge()
                        .apply(answers.get(0))
                        .or(() -> answers.get(0).equals(answers.get(1))
                                ? Optional.empty()
                                : Optional.of(new Fault(
                                        "With the same seed, your " + name
                                                + " gives different results. Draw from the Random that it is given:"
                                                + " if it rolls dice of its"
                                                + " own, nobody can repeat the run.",
                                        once.picture()))));
    }

    static String said(double times) {
        return Math.round(100 * times / CALLS) + " of 100";
    }
}
