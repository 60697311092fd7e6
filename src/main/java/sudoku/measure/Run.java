package sudoku.measure;

import java.time.Duration;
import sudoku.search.SearchResult;

/**
 * One solver on one puzzle.
 *
 * @param time the median of the repeats; the counts are the same each time
 */
public record Run(String puzzle, String solver, SearchResult result, Duration time) {
    public long nodes() {
        return result.nodes();
    }
}
