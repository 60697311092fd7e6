package sudoku.piece;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Counts the blanks of a board: how many digits are still to be found.
 *
 * <p>The board is an array, 16 cells or 81, row by row; 0 is a blank. It is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 00-start-here.
 */
@FunctionalInterface
public interface Blanks {
    int blanks(int[] board);

    PieceKind<Blanks> PIECE = PieceKind.of(Blanks.class)
            .library(board -> (int)
                    IntStream.of(board).filter(digit -> digit == Grid.BLANK).count())
            .stub("says 0 to everything", board -> 0)
            .cases(Cases::all);

    /** Tries it on a full board, on boards with a blank at one end or the other, and on larger ones. */
    final class Cases {
        private static List<Case<Blanks, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            ".421214343121234",
                            "342121434312123.",
                            ".4........1..2.4",
                            "................",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<Blanks, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Blanks, Answered<Integer>> onBoard(Grid grid) {
            return Case.lending(
                    GridPicture.of(grid),
                    (piece, loan) -> piece.blanks(loan.of(grid.toArray())),
                    answer -> fault(answer, grid));
        }

        private static Optional<Fault> fault(Answered<Integer> answer, Grid grid) {
            if (answer.says() != grid.blanks()) {
                int[] blanks = IntStream.range(0, grid.cells().count())
                        .filter(grid::isBlank)
                        .toArray();
                return Fault.found(
                        "Your blanks says " + answer.says() + ", but this board has " + counted(grid) + ".",
                        GridPicture.of(grid).mark(blanks));
            }
            return Boards.changed(
                    grid, answer.left(), "Your blanks changed the board, but it should only look at it: ");
        }

        private static String counted(Grid grid) {
            int blanks = grid.blanks();
            return blanks == 0
                    ? "no blank"
                    : blanks == 1 ? "one blank, and it is marked" : blanks + " blanks, and they are marked";
        }
    }
}
