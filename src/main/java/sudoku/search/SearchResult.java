package sudoku.search;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;

/**
 * What came out of a search.
 *
 * <p><b>Representation.</b> The first solution and the number of all that were found: a puzzle can
 * have more than fit into memory. A listener sees each one as it is found.
 *
 * @param exhausted whether every possibility was searched, so that {@code solutions} is all there are
 * @param conflicts what is wrong with the clues when the outcome is {@link Outcome#INVALID}
 */
public record SearchResult(
        Outcome outcome,
        Optional<Grid> firstSolution,
        long solutions,
        boolean exhausted,
        SearchStats stats,
        Duration time,
        List<Conflict> conflicts) {

    /** A result for clues that contradict each other. */
    public static SearchResult invalid(List<Conflict> conflicts) {
        return new SearchResult(Outcome.INVALID, Optional.empty(), 0, true, SearchStats.ZERO, Duration.ZERO, conflicts);
    }

    /** The first solution, or an error that says why there is none. */
    public Grid solution() {
        return firstSolution.orElseThrow(() -> new NoSuchElementException(this.toString()));
    }

    public long nodes() {
        return stats.nodes();
    }

    /** Whether the search proved that there is exactly one solution. */
    public boolean isUnique() {
        return exhausted && solutions == 1;
    }

    /** One sentence for a person. */
    @Override
    public String toString() {
        String work = String.format(Locale.ROOT, " after %,d nodes", nodes());
        return switch (outcome) {
            case INVALID ->
                "The clues contradict each other: " + conflicts.get(0)
                        + (conflicts.size() > 1 ? ", and " + (conflicts.size() - 1) + " more." : ".");
            case LIMIT -> "Stopped" + work + " with " + count() + " found.";
            case UNSATISFIABLE -> "No solution exists; this was proved" + work + ".";
            case GAVE_UP -> "Gave up" + work + " with " + count() + " found; there may be more.";
            case SOLVED -> "Found " + count() + work + (exhausted ? "; there are no more." : ".");
        };
    }

    private String count() {
        return solutions == 1 ? "1 solution" : String.format(Locale.ROOT, "%,d solutions", solutions);
    }
}
