package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.words;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.HouseSets;
import sudoku.piece.bitmask.MaskSolve;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;

/** The steps of a program that nobody has told of them, found out from what it asks. */
class StepsTests {
    static List<String> boards() {
        return List.of(
                "...1.14343121234",
                ".4........1..2.4",
                "34.1.143.314123.",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    }

    /** Found out from the questions of a program, the steps are those that the library tells. */
    @ParameterizedTest
    @MethodSource("boards")
    void theStepsOfAProgramAreThoseOfTheLibrary(String line) {
        Grid puzzle = Grid.parse(line);
        Trace told = new Trace(100_000);
        new Backtracking().solve(puzzle, SearchLimit.first(), told);
        Trace seen = Piece.steps(puzzle, Solve.PIECE.library());
        assertThat(words(seen))
                .containsExactlyElementsOf(words(told).subList(0, seen.steps().size()));
        assertThat(seen.steps())
                .filteredOn(step -> step.kind() == Trace.Kind.PLACED)
                .hasSize((int) told.steps().stream()
                        .filter(step -> step.kind() == Trace.Kind.PLACED)
                        .count());
    }

    @Test
    void aSearchThatTakesNothingBackIsSeenToStopEarly() {
        Solve forgetful = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != 0) {
                    return solve(board, cell + 1);
                }
                for (int digit = 1; digit <= 4; digit++) {
                    if (RULE.fits(board, cell, digit)) {
                        board[cell] = digit;
                        if (solve(board, cell + 1)) {
                            return true;
                        }
                    }
                }
                return false;
            }
        };
        Trace seen = Piece.steps(Grid.parse(".4........1..2.4"), forgetful);
        assertThat(seen.steps())
                .filteredOn(step -> step.kind() == Trace.Kind.PLACED)
                .hasSize(9);
        assertThat(seen.steps())
                .filteredOn(step -> step.kind() == Trace.Kind.DEAD_END)
                .hasSize(2);
        assertThat(seen.steps()).noneMatch(step -> step.kind() == Trace.Kind.SOLVED);
    }

    private static Trace steps(Grid puzzle, MaskSolve search) {
        return Piece.steps(puzzle, (board, cell) -> search.solve(board, HouseSets.of(puzzle), cell));
    }

    /** Found out from the questions of a program, the steps are those that the library tells, but for the last ones. */
    @ParameterizedTest
    @MethodSource("boards")
    void theStepsOfASearchWithNotesAreThoseOfTheLibrary(String line) {
        Grid puzzle = Grid.parse(line);
        Trace told = new Trace(100_000);
        new BitmaskBacktracking().solve(puzzle, SearchLimit.first(), told);
        Trace seen = steps(puzzle, MaskSolve.PIECE.library());
        assertThat(words(seen))
                .containsExactlyElementsOf(words(told).subList(0, seen.steps().size()));
        assertThat(words(told).subList(seen.steps().size(), told.steps().size()))
                .noneMatch(step -> step.startsWith("PLACED"));
    }

    /** Who asks again before each digit does not come to the cell again. */
    @Test
    void askingTheSameAgainIsNoStep() {
        Grid puzzle = Grid.parse(".4........1..2.4");
        MaskSolve asksForEachDigit = new MaskSolve() {
            @Override
            public boolean solve(int[] board, int[] used, int cell) {
                if (cell == board.length) {
                    return true;
                }
                for (int digit = 1; digit <= 4 && board[cell] == 0; digit++) {
                    if (Digits.contains(OPEN.candidates(used, cell), digit)) {
                        board[cell] = digit;
                        PENCIL.flip(used, cell, digit);
                        if (solve(board, used, cell + 1)) {
                            return true;
                        }
                        PENCIL.flip(used, cell, digit);
                        board[cell] = 0;
                    }
                }
                return board[cell] != 0 && solve(board, used, cell + 1);
            }
        };
        assertThat(words(steps(puzzle, asksForEachDigit))).isEqualTo(words(steps(puzzle, MaskSolve.PIECE.library())));
    }

    /** Broken on purpose, it is still seen. */
    @Test
    void whatIsWatchedNeedsNotBeRight() {
        CellCandidates ones = Piece.watched(CellCandidates.class, (used, cell) -> Digits.of(1));
        Trace seen = Piece.steps(Grid.parse(".4........1..2.4"), (board, cell) -> {
            for (int each = 0; each < board.length; each++) {
                board[each] = board[each] == 0 && Digits.contains(ones.candidates(null, each), 1) ? 1 : board[each];
            }
            return true;
        });
        assertThat(seen.steps())
                .filteredOn(step -> step.kind() == Trace.Kind.PLACED && step.digit() == 1)
                .hasSize(12);
    }
}
