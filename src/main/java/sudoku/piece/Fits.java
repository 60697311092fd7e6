package sudoku.piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Says whether a digit may be in a blank cell: whether no cell that shares its row, its column or its box holds the
 * digit already.
 *
 * <p>The board is an array, 16 cells or 81, row by row; 0 is a blank. It is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@FunctionalInterface
public interface Fits {
    boolean fits(int[] board, int cell, int digit);

    PieceKind<Fits> PIECE = PieceKind.of(Fits.class)
            .library((board, cell, digit) -> {
                for (int peer : Boards.cells(board).peers(cell)) {
                    if (board[peer] == digit) {
                        return false;
                    }
                }
                return true;
            })
            .stub("says true to everything", (board, cell, digit) -> true)
            .given(Cases::given)
            .cases(Cases::all);

    /** Tries it on every blank and every digit of a few boards. */
    final class Cases {
        /** The program's steps can be seen from the questions it asks. */
        private static Fits given(Fits piece) {
            return (board, cell, digit) -> {
                boolean says = piece.fits(board, cell, digit);
                Steps.hear(board, cell, digit, says);
                return says;
            };
        }

        private static List<Case<Fits, ?>> all() {
            return Stream.of(
                            "................",
                            "1...............",
                            ".4........1..2.4",
                            ".".repeat(30) + "5" + ".".repeat(50),
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<Fits, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Fits, Answered<List<Boolean>>> onBoard(Grid board) {
            return Case.lending(
                    GridPicture.of(board),
                    (piece, loan) -> toAll(piece, loan.of(board.toArray()), board),
                    answer -> fault(answer, board));
        }

        private static List<Boolean> toAll(Fits piece, int[] board, Grid grid) {
            List<Boolean> toAll = new ArrayList<>();
            for (int cell = 0; cell < board.length; cell++) {
                for (int digit = 1; digit <= grid.size() && grid.isBlank(cell); digit++) {
                    toAll.add(piece.fits(board, cell, digit));
                }
            }
            return toAll;
        }

        private static Optional<Fault> fault(Answered<List<Boolean>> answer, Grid grid) {
            int question = 0;
            for (int cell = 0; cell < grid.cells().count(); cell++) {
                for (int digit = 1; digit <= grid.size() && grid.isBlank(cell); digit++) {
                    Optional<Integer> holder = holder(grid, cell, digit);
                    if (answer.says().get(question++) == holder.isPresent()) {
                        return Optional.of(fault(grid, cell, digit, holder));
                    }
                }
            }
            return Boards.changed(grid, answer.left(), "Your fits changed the board, but it should only look at it: ");
        }

        private static Fault fault(Grid grid, int cell, int digit, Optional<Integer> holder) {
            Cells cells = grid.cells();
            String where = " to a " + digit + " at " + cells.name(cell) + ", but ";
            GridPicture picture = GridPicture.of(grid).mark(cell);
            return holder.isEmpty()
                    ? new Fault(
                            "Your fits says false" + where + "no cell of its row, its column or its box holds a "
                                    + digit + ".",
                            picture.shade(cells.peers(cell)))
                    : new Fault(
                            "Your fits says true" + where + "a " + digit + " is at " + cells.name(holder.get())
                                    + ", in the same " + sharedHouse(cells, cell, holder.get())
                                    + ".",
                            picture.cross(holder.get()));
        }

        private static String sharedHouse(Cells cells, int cell, int other) {
            return cells.row(cell) == cells.row(other)
                    ? "row"
                    : cells.column(cell) == cells.column(other) ? "column" : "box";
        }

        private static Optional<Integer> holder(Grid grid, int cell, int digit) {
            return Arrays.stream(grid.cells().peers(cell))
                    .boxed()
                    .filter(peer -> grid.get(peer) == digit)
                    .findFirst();
        }
    }
}
