package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;

class NamedPuzzlesTests {
    /** Refuting it cell by cell takes hundreds of millions of nodes; dancing links need 8,341. */
    private static final String BEYOND_BACKTRACKING = "norvig-impossible";

    static Stream<String> keysWithinReach() {
        return NamedPuzzles.all().stream().map(NamedPuzzle::key).filter(key -> !key.equals(BEYOND_BACKTRACKING));
    }

    @ParameterizedTest
    @MethodSource("keysWithinReach")
    void theSolutionCountIsTheOneInTheList(String key) {
        NamedPuzzle puzzle = NamedPuzzles.get(key);
        boolean countless = puzzle.solutions().isEmpty();
        SearchLimit limit = countless ? SearchLimit.solutions(100_000) : SearchLimit.none();
        SearchResult result = new BitmaskBacktracking().solve(puzzle.grid(), limit);
        assertThat(result.solutions()).as("%s %s", key, puzzle.grid().toLine())
                .isEqualTo(puzzle.solutions().orElse(100_000));
        assertThat(result.exhausted()).isEqualTo(!countless);
    }

    @Test
    void invalidMeansThatTheCluesContradictEachOther() {
        assertThat(NamedPuzzles.all()).allSatisfy(puzzle ->
                assertThat(Rules.isValid(puzzle.grid())).as(puzzle.key()).isEqualTo(!puzzle.kind().equals("invalid")));
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNamesThereAre() {
        assertThatThrownBy(() -> NamedPuzzles.get("escargo"))
                .hasMessageStartingWith("No puzzle is called 'escargo'. There are: escargot, ");
    }
}
