package sudoku.piece;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/**
 * Counts the blanks of a board: how many digits are still to be found.
 *
 * <p>The board is an array, 16 cells or 81, row by row; 0 is a blank. It is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
@TriedBy(Blanks.Tried.class)
@FunctionalInterface
public interface Blanks {
    int blanks(int[] board);

    /** Tries it on a full board, on boards with a blank at one end or the other, and on larger ones. */
    final class Tried extends Trial<Blanks> {
        private record Says(int number, List<Integer> boardAfter) {}

        @Override
        public Blanks library() {
            return board -> (int) IntStream.of(board).filter(digit -> digit == Grid.BLANK).count();
        }

        @Override
        protected Blanks stub() {
            return board -> 0;
        }

        @Override
        protected String stubInWords() {
            return "says 0 to everything";
        }

        @Override
        protected List<Case<Blanks, ?>> cases() {
            return Stream.of("3421214343121234", ".421214343121234", "342121434312123.", ".4........1..2.4",
                    "................",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<Blanks, ?>>map(line -> onBoard(Grid.parse(line))).toList();
        }

        private static Case<Blanks, Says> onBoard(Grid grid) {
            return new Case<>(GridPicture.of(grid), piece -> {
                int[] board = grid.toArray();
                return new Says(piece.blanks(board), Boards.list(board));
            }, says -> fault(says, grid));
        }

        private static Optional<Fault> fault(Says says, Grid grid) {
            if (says.number != grid.blanks()) {
                int[] blanks = IntStream.range(0, grid.cells().count()).filter(grid::isBlank).toArray();
                return Optional.of(new Fault("Your blanks says " + says.number + ", but this board has "
                        + counted(grid) + ".",
                        GridPicture.of(grid).mark(blanks)));
            }
            return Boards.changed(grid, says.boardAfter,
                    "Your blanks changed the board, and it is to be looked at only: ");
        }

        private static String counted(Grid grid) {
            int blanks = grid.blanks();
            return blanks == 0 ? "no blank" : blanks == 1 ? "one blank, and it is marked" : blanks
                    + " blanks, and they are marked";
        }
    }
}
