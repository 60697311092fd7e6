package sudoku.piece;

import java.util.List;
import java.util.Optional;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/**
 * Fills a board from a cell on, with what stands before it, and says whether that was possible.
 *
 * <p>{@code true} leaves the board full; {@code false} leaves it as it was. Digits are tried in ascending order, cells
 * in reading order.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@TriedBy(Solve.Tried.class)
@FunctionalInterface
public interface Solve {
    boolean solve(int[] board, int cell);

    /** Tries it on boards with a solution and on boards without. */
    final class Tried extends Trial<Solve> {
        private record Left(boolean says, List<Integer> board) {}

        private final Fits rule = new Fits.Tried().given(new Fits.Tried().library());

        @Override
        public Solve library() {
            return this::solve;
        }

        private boolean solve(int[] board, int cell) {
            if (cell == board.length) {
                return true;
            }
            if (board[cell] != Grid.BLANK) {
                return solve(board, cell + 1);
            }
            for (int digit = 1; digit <= Boards.cells(board).size(); digit++) {
                if (rule.fits(board, cell, digit)) {
                    board[cell] = digit;
                    if (solve(board, cell + 1)) {
                        return true;
                    }
                    board[cell] = Grid.BLANK;
                }
            }
            return false;
        }

        @Override
        protected Solve stub() {
            return (board, cell) -> false;
        }

        @Override
        protected String stubInWords() {
            return "says false to everything that has a blank";
        }

        /** A search that forgets to say that it has found a solution answers as the stub does, but it writes digits. */
        @Override
        protected boolean looksUntouched(Solve mine) {
            return Steps.of(Grid.parse("342121..4312123."), board -> mine.solve(board, 0)).steps().isEmpty();
        }

        @Override
        protected List<Case<Solve, ?>> cases() {
            return List.of(solvable("34212143431212.4"), solvable("342121..4312123."), unsolvable("34.1.143.314123."),
                    solvable("...1.14343121234"), solvable(".4........1..2.4"),
                    solvable("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        }

        private static Case<Solve, Left> solvable(String line) {
            Grid puzzle = Grid.parse(line);
            return new Case<>(GridPicture.of(puzzle), piece -> asked(piece, puzzle),
                    left -> Boards.unsolved(puzzle, left.says, left.board));
        }

        private static Case<Solve, Left> unsolvable(String line) {
            Grid puzzle = Grid.parse(line);
            return new Case<>(GridPicture.of(puzzle), piece -> asked(piece, puzzle), left -> left.says
                    ? Optional.of(new Fault("Your solve says true, but this puzzle has no solution.",
                            Boards.drawn(puzzle, left.board)))
                    : Boards.changed(puzzle, left.board,
                    "Your solve says false, and false must leave the board as it was: "));
        }

        private static Left asked(Solve piece, Grid puzzle) {
            int[] board = puzzle.toArray();
            boolean says = piece.solve(board, 0);
            return new Left(says, Boards.list(board));
        }
    }
}
