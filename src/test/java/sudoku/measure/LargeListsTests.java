package sudoku.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sudoku.cover.RestartingSolver;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;

/**
 * Boards of 16×16 and 25×25 from a published list, each solved within a number of nodes, which is the same on every
 * machine. As with the other published lists: where they are not, there is nothing to check.
 */
class LargeListsTests {
    private static final Path LISTS = Path.of(System.getProperty("sudoku.lists", "../shared/data"), "large");

    private record Row(String list, int size, int puzzles, long nodes) {
        private Path file() {
            return LISTS.resolve(list + ".txt");
        }

        private void check() throws IOException {
            List<Grid> puzzles = PuzzleSet.read(file());
            assertThat(puzzles).hasSize(puzzles()).allMatch(puzzle -> puzzle.size() == size);
            SearchLimit limit = SearchLimit.first().withNodes(nodes);
            for (int i = 0; i < puzzles.size(); i++) {
                SearchResult result = new RestartingSolver().solve(puzzles.get(i), limit);
                assertThat(result.firstSolution())
                        .as("%s, puzzle %d: %s", list, i + 1, result)
                        .isPresent();
                assertThat(Rules.solves(result.solution(), puzzles.get(i)))
                        .as("%s, puzzle %d", list, i + 1)
                        .isTrue();
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyLargeBoardIsSolvedWithinItsNodes() {
        return Stream.of(new Row("16x16", 16, 100, 10_000), new Row("25x25", 25, 50, 1_000_000))
                .filter(row -> Files.exists(row.file()))
                .map(row -> dynamicTest(row.list(), row::check));
    }
}
