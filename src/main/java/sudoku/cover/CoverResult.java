package sudoku.cover;

import java.util.List;
import java.util.Optional;
import sudoku.search.SearchResult;

/**
 * What came out of a search for exact covers.
 *
 * @param search outcome and counts; a node is an option chosen
 * @param firstSolution the names of its options, in the order they were chosen
 * @param uncoverable the items that no option covers: the reason why there is no solution, if that is it
 */
public record CoverResult(SearchResult search, Optional<List<String>> firstSolution, List<String> uncoverable) {

    public long solutions() {
        return search.solutions();
    }

    public long nodes() {
        return search.nodes();
    }

    /** One sentence for a person. */
    @Override
    public String toString() {
        return uncoverable.isEmpty()
                ? search.toString()
                : "No solution exists: no option covers " + String.join(", ", uncoverable) + ".";
    }
}
