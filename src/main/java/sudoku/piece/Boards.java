package sudoku.piece;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Boards as pieces leave them, which may hold anything. */
final class Boards {
    private Boards() {}

    static Cells cells(int[] board) {
        return Cells.of((int) Math.sqrt(board.length));
    }

    static List<Integer> list(int[] board) {
        return Arrays.stream(board).boxed().toList();
    }

    /** The first cell that is not what it was, drawn; nothing, if all are. */
    static Optional<Fault> changed(Grid before, List<Integer> after, String complaint) {
        return firstDifference(before, after)
                .map(cell -> new Fault(complaint + "at " + before.cells().name(cell) + " there "
                + (before.isBlank(cell) ? "was a blank" : "was a " + before.get(cell)) + ", and now there is "
                + (after.get(cell) == Grid.BLANK ? "a blank" : "a " + after.get(cell)) + ".", drawn(before, after)
                .mark(cell)));
    }

    static Optional<Integer> firstDifference(Grid before, List<Integer> after) {
        for (int cell = 0; cell < after.size(); cell++) {
            if (before.get(cell) != after.get(cell)) {
                return Optional.of(cell);
            }
        }
        return Optional.empty();
    }

    /** A board on the way from its puzzle; what is no digit is left out. */
    static GridPicture drawn(Grid puzzle, List<Integer> board) {
        int[] digits = new int[board.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = isDigit(board.get(cell), puzzle) ? board.get(cell) : Grid.BLANK;
        }
        return GridPicture.of(Grid.of(digits), puzzle);
    }

    static boolean isDigit(int number, Grid puzzle) {
        return number >= 1 && number <= puzzle.size();
    }
}
