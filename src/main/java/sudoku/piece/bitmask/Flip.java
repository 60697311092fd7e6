package sudoku.piece.bitmask;

import java.util.List;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Turns the bit of a digit round in the notes of a cell's row, of its column and of its box: on where it was off, off
 * where it was on.
 *
 * <p>The notes are an array of sets, 12 or 27: those of the rows, then of the columns, then of the boxes.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
@FunctionalInterface
public interface Flip {
    void flip(int[] used, int cell, int digit);

    PieceKind<Flip> PIECE = PieceKind.of(Flip.class)
            .library((used, cell, digit) -> {
                Cells cells = HouseSets.cells(used);
                int bit = 1 << digit;
                used[cells.row(cell)] ^= bit;
                used[cells.size() + cells.column(cell)] ^= bit;
                used[2 * cells.size() + cells.box(cell)] ^= bit;
            })
            .stub("changes nothing", (used, cell, digit) -> {})
            .cases(Cases::all);

    /** Tries it once and twice, on empty notes and on those of a puzzle. */
    final class Cases {
        private static List<Case<Flip, ?>> all() {
            Grid small = Grid.empty(4);
            Grid puzzle =
                    Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
            return List.of(
                    flipped(small, 0, 1, 1),
                    flipped(small, 0, 1, 2),
                    flipped(small, 6, 4, 1),
                    flipped(small, 6, 4, 2),
                    flipped(Grid.parse(".4........1..2.4"), 2, 3, 1),
                    flipped(Grid.empty(9), 51, 9, 1),
                    flipped(puzzle, 2, 1, 1),
                    flipped(puzzle, 2, 1, 2),
                    flipped(puzzle, 70, 4, 1));
        }

        /** One digit at one cell, flipped so many times. */
        private static Case<Flip, List<Integer>> flipped(Grid board, int cell, int digit, int times) {
            int[] expected = flipped(PIECE.library(), board, cell, digit, times);
            return new Case<>(
                    GridPicture.of(board).mark(cell),
                    piece -> Boards.list(flipped(piece, board, cell, digit, times)),
                    after -> HouseSets.firstDifference(expected, after)
                            .map(house -> fault(board, cell, digit, times, house, expected[house], after.get(house))));
        }

        private static int[] flipped(Flip piece, Grid board, int cell, int digit, int times) {
            int[] used = HouseSets.of(board);
            for (int i = 0; i < times; i++) {
                piece.flip(used, cell, digit);
            }
            return used;
        }

        private static Fault fault(Grid board, int cell, int digit, int times, int house, int expected, int found) {
            Cells cells = board.cells();
            return new Fault(
                    "Your flip was called " + (times == 1 ? "once" : "twice") + " with a " + digit + " at "
                            + cells.name(cell) + ". After that, the notes of " + cells.houseName(house) + " should be "
                            + Digits.toString(expected) + ", but they are " + HouseSets.said(found, cells.size()) + ".",
                    GridPicture.of(board).mark(cell).shade(cells.house(house)));
        }
    }
}
