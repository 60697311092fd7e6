package sudoku.piece.bitmask;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Fault;
import sudoku.picture.Picture;

/** Notes as pieces find and leave them: for each row, then each column, then each box, the set of the digits in it. */
public final class HouseSets {
    private HouseSets() {}

    public static int[] of(Grid board) {
        Cells cells = board.cells();
        int[] used = new int[cells.houseCount()];
        for (int house = 0; house < used.length; house++) {
            for (int cell : cells.house(house)) {
                used[house] |= board.isBlank(cell) ? Digits.NONE : Digits.of(board.get(cell));
            }
        }
        return used;
    }

    public static Cells cells(int[] used) {
        return Cells.of(used.length / 3);
    }

    /** A number as the set it is, or what else it is. */
    public static String said(int set, int size) {
        if ((set & ~Digits.all(size)) == 0) {
            return Digits.toString(set);
        }
        return set + " (a number with bits that belong to none of the digits 1 to " + size + ")";
    }

    /** The notes of this board, as a piece that is only asked has left them; the first difference is drawn. */
    public static Optional<Fault> changed(
            Grid board, List<Integer> after, String piece, Function<int[], Picture> drawn) {
        return firstDifference(of(board), after)
                .map(house -> new Fault(
                        "Your " + piece + " changed the notes, but it should only look at them: those of "
                                + board.cells().houseName(house) + " are now " + said(after.get(house), board.size())
                                + ".",
                        drawn.apply(board.cells().house(house))));
    }

    public static Optional<Integer> firstDifference(int[] expected, List<Integer> found) {
        for (int house = 0; house < expected.length; house++) {
            if (expected[house] != found.get(house)) {
                return Optional.of(house);
            }
        }
        return Optional.empty();
    }
}
