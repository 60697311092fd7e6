package sudoku.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/** A search that is made to begin again and again; as a solver among others it is in the contract test. */
class RestartingSolverTests {
    @ParameterizedTest(name = "{0}, first {1} nodes")
    @CsvSource({"escargot, 1", "escargot, 40", "demo-160, 1", "demo-160, 70", "two-solutions, 1", "ai-broken-brick, 1"})
    void findsEverySolutionOnceHoweverOftenItBegins(String key, long firstNodes) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        List<Grid> found = new RestartingSolver(firstNodes).solutions(puzzle, SearchLimit.none());
        assertThat(found).as(key).doesNotHaveDuplicates();
        assertThat(new HashSet<>(found))
                .as(key)
                .isEqualTo(new HashSet<>(new DancingLinksSolver().solutions(puzzle, SearchLimit.none())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 10, 100})
    void takesBackAllItPlacedBeforeItBeginsAgain(long firstNodes) {
        Deque<Integer> standing = new ArrayDeque<>();
        SearchResult result = new RestartingSolver(firstNodes)
                .solve(NamedPuzzles.get("escargot").grid(), SearchLimit.none(), new SearchListener() {
                    @Override
                    public void placed(int cell, int digit, int options) {
                        assertThat(standing).doesNotContain(cell);
                        standing.push(cell);
                    }

                    @Override
                    public void undone(int cell, int digit) {
                        assertThat(standing.pop()).isEqualTo(cell);
                    }
                });
        assertThat(standing).isEmpty();
        assertThat(result.isUnique()).isTrue();
        assertThat(result.stats().backtracks()).isEqualTo(result.nodes());
    }
}
