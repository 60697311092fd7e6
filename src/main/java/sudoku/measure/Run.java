package sudoku.measure;

import java.time.Duration;
import sudoku.search.SearchResult;

/**
 * One solver on one puzzle.
 *
 * @param result what the search found and counted, the same each time
 * @param times one for each round
 * @param allocated the bytes a search took, or {@link Allocated#UNKNOWN}
 */
public record Run(String puzzle, String solver, SearchResult result, Times times, long allocated) {
    public long nodes() {
        return result.nodes();
    }

    /** The median of the rounds. */
    public Duration time() {
        return times.median();
    }
}
