package sudoku.grid;

import java.util.Collections;

/** Writes a grid as people draw it, for {@link GridReader} to read. */
final class GridWriter {
    private GridWriter() {}

    /** A line a row, with bars and rulers between the boxes. */
    static String withRulers(int[] digits, Cells cells) {
        int side = cells.boxSide();
        String ruler = String.join("+", Collections.nCopies(side, "-".repeat(2 * side + 1)));
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < digits.length; cell++) {
            int column = cells.column(cell);
            if (column == 0 && cell > 0) {
                text.append('\n');
                if (cells.row(cell) % side == 0) {
                    text.append(ruler).append('\n');
                }
            } else if (column > 0 && column % side == 0) {
                text.append(" |");
            }
            text.append(' ').append(cells.symbol(digits[cell]));
        }
        return text.toString();
    }
}
