package sudoku.piece;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/**
 * Fills the blanks of a board in reading order, each with the smallest digit that fits, and never goes back.
 *
 * <p>Gives the first cell where nothing fits, with the board filled up to it, or -1 when the board is full.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@TriedBy(Greedy.Tried.class)
@FunctionalInterface
public interface Greedy {
    int greedy(int[] board);

    /** Tries it on boards that it fills and on boards where it gets stuck. */
    final class Tried extends Trial<Greedy> {
        private record Left(int cell, List<Integer> board) {}

        private final Fits rule = new Fits.Tried().library();

        @Override
        public Greedy library() {
            return board -> {
                for (int cell = 0; cell < board.length; cell++) {
                    if (board[cell] == Grid.BLANK) {
                        int digit = smallest(board, cell);
                        if (digit == Grid.BLANK) {
                            return cell;
                        }
                        board[cell] = digit;
                    }
                }
                return -1;
            };
        }

        private int smallest(int[] board, int cell) {
            for (int digit = 1; digit <= Boards.cells(board).size(); digit++) {
                if (rule.fits(board, cell, digit)) {
                    return digit;
                }
            }
            return Grid.BLANK;
        }

        @Override
        protected Greedy stub() {
            return board -> -1;
        }

        @Override
        protected String stubInWords() {
            return "writes nothing";
        }

        @Override
        protected List<Case<Greedy, ?>> cases() {
            return Stream.of("34212143.3121234", "342121..4312123.", "123....4........", ".4........1..2.4",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<Greedy, ?>>map(line -> onBoard(Grid.parse(line))).toList();
        }

        private Case<Greedy, Left> onBoard(Grid puzzle) {
            int[] filled = puzzle.toArray();
            Left expected = new Left(library().greedy(filled), Boards.list(filled));
            return new Case<>(GridPicture.of(puzzle), piece -> {
                int[] board = puzzle.toArray();
                return new Left(piece.greedy(board), Boards.list(board));
            }, left -> fault(left, expected, puzzle));
        }

        private static Optional<Fault> fault(Left left, Left expected, Grid puzzle) {
            for (int cell = 0; cell < puzzle.cells().count(); cell++) {
                int right = expected.board.get(cell);
                int found = left.board.get(cell);
                if (found != right) {
                    String where = "Your greedy "
                            + (found == Grid.BLANK ? "leaves a blank" : "writes " + found) + " at "
                            + puzzle.cells().name(cell) + ". ";
                    return Optional.of(new Fault(where + why(puzzle, expected, cell, right),
                            Boards.drawn(puzzle, left.board).mark(cell)));
                }
            }
            if (left.cell != expected.cell) {
                return Optional.of(new Fault("Your greedy filled the right cells and gives " + left.cell
                        + ". It should give "
                        + (expected.cell < 0 ? "-1: the board is full." : expected.cell
                        + ", the number of the first cell where nothing fits, "
                        + puzzle.cells().name(expected.cell) + "."),
                        Boards.drawn(puzzle, left.board).mark(Math.max(expected.cell, 0))));
            }
            return Optional.empty();
        }

        private static String why(Grid puzzle, Left expected, int cell, int right) {
            if (!puzzle.isBlank(cell)) {
                return "A clue stays as it is: here, a " + right + ".";
            }
            return right == Grid.BLANK
                    ? "The board has the digits 1 to " + puzzle.size() + ": it should have stopped "
                            + (cell == expected.cell ? "here, as nothing fits." : "at "
                            + puzzle.cells().name(expected.cell) + ", where nothing fits.")
                    : "The smallest digit that fits is " + right + ".";
        }
    }
}
