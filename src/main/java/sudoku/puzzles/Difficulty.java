package sudoku.puzzles;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.HiddenSingles;
import sudoku.solve.Inference;
import sudoku.solve.NakedPairs;
import sudoku.solve.NakedSingles;
import sudoku.solve.Propagation;

/**
 * How much it takes to solve a puzzle: which rules, and where they end, how many guesses.
 *
 * <p><b>Idea.</b> The cheapest method that proves the one solution is the grade. Guesses are counted
 * over the whole search, until no second solution is possible, so that a lucky first guess makes no
 * puzzle easy.
 *
 * <p><b>Representation.</b> Each grade is a {@link Propagation} and the most guesses it may make.
 * A grade solves all that those before it solve, as its rules and guesses include theirs.
 *
 * <p><b>Cost.</b> A short search for each grade up to the puzzle's own.
 *
 * <p><b>Alternatives.</b> Time, which depends on the machine; clues, which say little; people's
 * ratings, which know dozens of rules.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public enum Difficulty {
    /** Looking at one cell after another is enough. */
    NAKED_SINGLES(0, new NakedSingles()),
    /** And at one house after another. */
    HIDDEN_SINGLES(0, new NakedSingles(), new HiddenSingles()),
    /** And at pairs of cells. */
    NAKED_PAIRS(0, new NakedSingles(), new HiddenSingles(), new NakedPairs()),
    /** These rules and at most twenty guesses. */
    FEW_GUESSES(20, new NakedSingles(), new HiddenSingles(), new NakedPairs()),
    /** These rules and as many guesses as it takes. */
    MANY_GUESSES(Long.MAX_VALUE, new NakedSingles(), new HiddenSingles(), new NakedPairs());

    private final Propagation method;
    private final SearchLimit limit;

    Difficulty(long mostGuesses, Inference... rules) {
        this.method = new Propagation(name(), rules);
        this.limit = SearchLimit.solutions(2).withNodes(mostGuesses);
    }

    /** The grade of a puzzle with one solution. */
    public static Difficulty of(Grid puzzle) {
        return Arrays.stream(values())
                .filter(grade -> grade.isEnoughFor(puzzle))
                .findFirst()
                .orElseThrow(() -> ungradable(puzzle));
    }

    private static RuntimeException ungradable(Grid puzzle) {
        return Thread.currentThread().isInterrupted()
                ? new CancellationException("Grading a puzzle was interrupted.")
                : new IllegalArgumentException("Only a puzzle with exactly one solution has a difficulty; "
                        + puzzle.toLine() + " has none, or several.");
    }

    /** Whether this much effort proves that the puzzle has exactly one solution. */
    public boolean isEnoughFor(Grid puzzle) {
        return method.solve(puzzle, limit).isUnique();
    }

    /** As people say it, for example {@code hidden singles}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
