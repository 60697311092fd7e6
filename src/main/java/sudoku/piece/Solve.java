package sudoku.piece;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Fills a board from a cell on, with what is before it, and says whether that was possible.
 *
 * <p>{@code true} leaves the board full; {@code false} leaves it as it was. Digits are tried in ascending order, cells
 * in reading order.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@FunctionalInterface
public interface Solve {
    boolean solve(int[] board, int cell);

    PieceKind<Solve> PIECE = PieceKind.of(Solve.class)
            .library(Cases::solve)
            .stub("says false to everything", (board, cell) -> false)
            .looksUntouched(Cases::looksUntouched)
            .cases(Cases::all);

    /** Tries it on boards with a solution and on boards without. */
    final class Cases {
        private static final Fits RULE = Fits.PIECE.libraryAsGiven();

        private static boolean solve(int[] board, int cell) {
            if (cell == board.length) {
                return true;
            }
            if (board[cell] != Grid.BLANK) {
                return solve(board, cell + 1);
            }
            for (int digit = 1; digit <= Boards.cells(board).size(); digit++) {
                if (RULE.fits(board, cell, digit)) {
                    board[cell] = digit;
                    if (solve(board, cell + 1)) {
                        return true;
                    }
                    board[cell] = Grid.BLANK;
                }
            }
            return false;
        }

        /** A search that forgets to say that it has found a solution answers as the stub does, but it writes digits. */
        private static boolean looksUntouched(Solve mine) {
            return Steps.of(Grid.parse("342121..4312123."), board -> mine.solve(board, 0))
                    .trace()
                    .steps()
                    .isEmpty();
        }

        private static List<Case<Solve, ?>> all() {
            return List.of(
                    full("3421214343121234"),
                    solvable("34212143431212.4"),
                    solvable("342121..4312123."),
                    unsolvable("34.1.143.314123."),
                    solvable("...1.14343121234"),
                    solvable(".4........1..2.4"),
                    solvable("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        }

        /** Nothing is to be written, so what is wrong here is what happens at a clue or past the last cell. */
        private static Case<Solve, Answered<Boolean>> full(String line) {
            Grid board = Grid.parse(line);
            return asked(
                    board,
                    answer -> answer.says()
                            ? Boards.changed(board, answer.left(), "Your solve changed a clue: ")
                            : Fault.found(
                                    "Your solve says false, but this board is full and legal. At a clue there is"
                                            + " nothing to write: solve from the next cell on. Past the last cell, say"
                                            + " true.",
                                    GridPicture.of(board)));
        }

        private static Case<Solve, Answered<Boolean>> solvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(puzzle, answer -> Boards.unsolved(puzzle, answer.says(), answer.left()));
        }

        private static Case<Solve, Answered<Boolean>> unsolvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(
                    puzzle,
                    answer -> answer.says()
                            ? Boards.unsolved(puzzle, true, answer.left())
                            : Boards.unsolvable(puzzle, false, answer.left()));
        }

        private static Case<Solve, Answered<Boolean>> asked(
                Grid puzzle, Function<Answered<Boolean>, Optional<Fault>> judge) {
            return Case.lending(
                    GridPicture.of(puzzle), (piece, loan) -> piece.solve(loan.of(puzzle.toArray()), 0), judge);
        }
    }
}
