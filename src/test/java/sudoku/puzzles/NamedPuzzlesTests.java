package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;

class NamedPuzzlesTests {
    static Stream<String> keys() {
        return NamedPuzzles.all().stream().map(NamedPuzzle::key);
    }

    @ParameterizedTest
    @MethodSource("keys")
    void theSolutionCountIsTheOneInTheList(String key) {
        NamedPuzzle puzzle = NamedPuzzles.get(key);
        boolean countless = puzzle.solutions().isEmpty();
        SearchLimit limit = countless ? SearchLimit.solutions(100_000) : SearchLimit.none();
        SearchResult result = new DancingLinksSolver().solve(puzzle.grid(), limit);
        assertThat(result.solutions())
                .as("%s %s", key, puzzle.grid().toLine())
                .isEqualTo(puzzle.solutions().orElse(100_000));
        assertThat(result.exhausted()).isEqualTo(!countless);
    }

    @Test
    void invalidMeansThatTheCluesContradictEachOther() {
        assertThat(NamedPuzzles.all()).allSatisfy(puzzle -> assertThat(Rules.isValid(puzzle.grid()))
                .as(puzzle.key())
                .isEqualTo(!puzzle.kind().equals("invalid")));
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNamesThereAre() {
        assertThatThrownBy(() -> NamedPuzzles.get("escargo"))
                .hasMessageStartingWith("No puzzle is called 'escargo'. Choose from: escargot, ");
    }
}
