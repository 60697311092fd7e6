package sudoku.piece.exactcovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.SudokuCover;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Gives the four items that a digit in a cell covers, on a board of {@code n} by {@code n}: the cell, and the digit in
 * its row, in its column, in its box.
 *
 * <p>Items are numbered in this order: the cells, {@code n·n} of them; then as many for the rows, row by row and in
 * each row digit by digit; then those of the columns; then those of the boxes.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface SudokuMove {
    int[] move(int cell, int digit, int n);

    /** All moves of a board, by cell and then by digit. */
    default List<int[]> all(int n) {
        return IntStream.range(0, n * n * n)
                .mapToObj(i -> move(i / n, i % n + 1, n))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    PieceKind<SudokuMove> PIECE = PieceKind.of(SudokuMove.class)
            .library((cell, digit, n) -> SudokuCover.of(n).cover().itemsOf(cell * n + digit - 1))
            .stub("covers item 0 twice", (cell, digit, n) -> new int[] {cell, n * n + n * (cell / n) + digit - 1, 0, 0})
            .cases(Cases::all);

    /** Tries it on the first cell, on the first row, and then here and there. */
    final class Cases {
        private static final List<String> KINDS = List.of("cell", "row", "column", "box");

        private static List<Case<SudokuMove, ?>> all() {
            return Stream.<Case<SudokuMove, ?>>of(
                            on(0, 1, 4),
                            on(0, 2, 4),
                            on(1, 1, 4),
                            on(2, 1, 4),
                            on(4, 3, 4),
                            on(8, 1, 4),
                            on(11, 4, 4),
                            on(15, 4, 4),
                            on(0, 1, 9),
                            on(40, 5, 9),
                            on(29, 7, 9),
                            on(80, 9, 9))
                    .toList();
        }

        private static Case<SudokuMove, List<Integer>> on(int cell, int digit, int n) {
            GridPicture picture =
                    GridPicture.of(Grid.empty(n).with(cell, digit)).mark(cell);
            return new Case<>(
                    picture,
                    piece -> {
                        int[] items = piece.move(cell, digit, n);
                        return items == null
                                ? List.of()
                                : IntStream.of(items).boxed().toList();
                    },
                    items -> fault(items, cell, digit, n, picture));
        }

        private static Optional<Fault> fault(List<Integer> items, int cell, int digit, int n, GridPicture picture) {
            List<Integer> right =
                    IntStream.of(PIECE.library().move(cell, digit, n)).boxed().toList();
            Cells cells = Cells.of(n);
            String move = "Your move for " + digit + " on " + cells.name(cell) + " of a board of " + n + " by " + n
                    + " covers " + items;
            if (items.size() != right.size()) {
                return Fault.found(move + ", but a move covers four items.", picture);
            }
            for (int kind = 0; kind < right.size(); kind++) {
                if (!items.get(kind).equals(right.get(kind))) {
                    String what = kind == 0
                            ? "the cell, " + cell + "."
                            : "the " + digit + " in its " + KINDS.get(kind) + ", " + KINDS.get(kind) + " "
                                    + house(cells, cell, kind) + " if we count from 0: " + kind * n * n + " + " + n
                                    + " · "
                                    + house(cells, cell, kind) + " + " + (digit - 1) + " = " + right.get(kind) + ".";
                    return Fault.found(move + ". The number at index " + kind + " should be " + what, picture);
                }
            }
            return Optional.empty();
        }

        private static int house(Cells cells, int cell, int kind) {
            return kind == 1 ? cells.row(cell) : kind == 2 ? cells.column(cell) : cells.box(cell);
        }
    }
}
