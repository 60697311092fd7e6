package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.TightestCell;

/** A search that is driven from outside is the same search, and cannot be led astray. */
class DrivenSearchTests {
    private static final Grid PUZZLE = NamedPuzzles.get("escargot").grid();

    private static List<int[]> tightestCell(int[] digits) {
        Grid board = Grid.of(digits);
        int cell = IntStream.range(0, digits.length)
                .filter(board::isBlank)
                .boxed()
                .min(Comparator.comparing(each -> Digits.count(Rules.candidates(board, each))))
                .orElseThrow();
        return digitsOf(board, cell);
    }

    private static List<int[]> digitsOf(Grid board, int cell) {
        return new ArrayList<>(IntStream.of(Digits.toArray(Rules.candidates(board, cell)))
                .mapToObj(digit -> new int[] {cell, digit})
                .toList());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, Long.MAX_VALUE})
    void theSameChoicesTakeTheStepsOfTheLibrarysSearch(long solutions) {
        SearchLimit limit = SearchLimit.solutions(solutions);
        SearchResult known = new TightestCell().solve(PUZZLE, limit);
        DrivenSearch search = DrivenSearch.of(PUZZLE, limit, DrivenSearchTests::tightestCell);
        assertThat(search.steps()).isEqualTo(known.nodes());
        assertThat(search.isFinished()).isTrue();
    }

    @Test
    void itStopsWhenThereAreTooManySteps() {
        DrivenSearch search =
                DrivenSearch.of(PUZZLE, SearchLimit.none().withNodes(10), DrivenSearchTests::tightestCell);
        assertThat(search.steps()).isEqualTo(10);
        assertThat(search.isFinished()).isFalse();
    }

    @Test
    void aHouseMayBeAskedForTheFewPlacesOfADigit() {
        Grid board = Grid.empty(4).with(0, 1).with(13, 1);
        ExpectMoves.complete(board, board, List.of(new int[] {6, 1}, new int[] {7, 1}));
        ExpectMoves.complete(board, board, List.of(new int[] {6, 1}, new int[] {10, 1}));
    }

    @Test
    void nothingMayBeLeftOut() {
        refused(board -> tightestCell(board).subList(0, 1), "Not every digit that fits this blank");
        refused(board -> List.of(), "No move came");
        refused(
                board -> List.of(
                        tightestCell(board).get(0), digitsOf(Grid.of(board), 79).get(0)),
                "a solution may be lost");
    }

    @Test
    void aMoveMustFit() {
        refused(board -> List.of(new int[] {0, 1}), "not blank");
        refused(board -> List.of(new int[] {1, 1}), "does not fit");
        refused(board -> List.of(new int[] {81, 1}), "no cell 81");
        refused(board -> List.of(new int[] {1}), "two numbers");
        refused(
                board -> {
                    List<int[]> moves = tightestCell(board);
                    moves.add(moves.get(0));
                    return moves;
                },
                "appears twice");
    }

    private static void refused(Function<int[], List<int[]>> chooser, String why) {
        assertThatThrownBy(() -> DrivenSearch.of(PUZZLE, SearchLimit.none(), chooser))
                .hasMessageContaining(why);
    }
}
