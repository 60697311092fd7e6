package sudoku.course.jupyter;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import sudoku.grid.Grid;
import sudoku.kernel.debug.RichView;
import sudoku.picture.GridPicture;
import sudoku.picture.Showable;

/**
 * Draws what the debugger shows: a board as a board.
 *
 * <p><b>Idea.</b> The kernel knows no Sudoku, and the lessons keep their boards in arrays. So 16, 81 or 256 digits in a
 * row, or in as many rows, are taken for a board, and as many sets of digits for its candidates.
 */
public final class DrawnBoards implements RichView {
    private static final Set<Integer> SIZES = Set.of(16, 81, 256, 625);

    /** Found by name in the jar. */
    public DrawnBoards() {
    }

    @Override
    public Map<String, Object> of(Object value) {
        Showable picture = picture(value);
        if (picture == null) {
            return null;
        }
        Map<String, Object> forms = new LinkedHashMap<>();
        forms.put("text/plain", picture.text());
        forms.put("text/html", picture.html());
        return forms;
    }

    private static Showable picture(Object value) {
        if (value instanceof Showable picture) {
            return picture;
        }
        if (value instanceof Grid grid) {
            return GridPicture.of(grid);
        }
        int[] cells = value instanceof int[] row ? row
                : value instanceof int[][] rows ? Arrays.stream(rows).filter(row -> row != null)
                        .flatMapToInt(Arrays::stream).toArray() : new int[0];
        return SIZES.contains(cells.length) ? board(cells) : null;
    }

    private static Showable board(int[] cells) {
        int size = (int) Math.sqrt(cells.length);
        if (Arrays.stream(cells).allMatch(digit -> digit >= 0 && digit <= size)) {
            return GridPicture.of(Grid.of(cells)).conflicts();
        }
        GridPicture candidates = GridPicture.of(Grid.empty(size));
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] < 0 || (cells[cell] & ~1) >= 2 << size) {
                return null;
            }
            candidates = candidates.candidates(cell, cells[cell] & ~1);
        }
        return candidates;
    }
}
