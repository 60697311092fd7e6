package sudoku.course.jupyter;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.kernel.debug.RichView;
import sudoku.picture.GridPicture;
import sudoku.picture.Showable;

/**
 * Draws what the debugger shows: a board as a board.
 *
 * <p><b>Idea.</b> The kernel knows no Sudoku, and the lessons keep their boards in arrays. So 16, 81 or 256 digits in a
 * row, or in as many rows, are taken for a board, and as many sets of digits for its candidates. Digits that were there
 * when the program was given its board are clues; the cell that it has come to is in its variable {@code cell}.
 */
public final class DrawnBoards implements RichView {
    private static final Set<Integer> SIZES = Set.of(16, 81, 256, 625);

    /** Found by name in the jar. */
    public DrawnBoards() {}

    @Override
    public Map<String, Object> of(Object value, int[] before, Map<String, Object> beside) {
        Showable picture = picture(value, before);
        if (picture instanceof GridPicture board && beside.values().stream().anyMatch(each -> each == value)) {
            picture = marked(board, beside.get("cell"));
        }
        if (picture == null) {
            return null;
        }
        Map<String, Object> forms = new LinkedHashMap<>();
        forms.put("text/plain", picture.text());
        forms.put("text/html", picture.html());
        return forms;
    }

    private static GridPicture marked(GridPicture board, Object cell) {
        return cell instanceof Integer at
                        && at >= 0
                        && at < board.grid().cells().count()
                ? board.mark(at)
                : board;
    }

    private static Showable picture(Object value, int[] before) {
        if (value instanceof Showable picture) {
            return picture;
        }
        if (value instanceof Grid grid) {
            return GridPicture.of(grid);
        }
        int[] cells = value instanceof int[] row
                ? row
                : value instanceof int[][] rows
                        ? Arrays.stream(rows)
                                .filter(row -> row != null)
                                .flatMapToInt(Arrays::stream)
                                .toArray()
                        : new int[0];
        return SIZES.contains(cells.length) ? board(cells, before) : null;
    }

    private static Showable board(int[] cells, int[] before) {
        int size = (int) Math.sqrt(cells.length);
        if (Arrays.stream(cells).allMatch(digit -> digit >= 0 && digit <= size)) {
            return GridPicture.of(Grid.of(cells), Grid.of(stillThere(cells, before)))
                    .conflicts();
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

    /** What nobody has written or overwritten since; all, if nobody knows. */
    private static int[] stillThere(int[] cells, int[] before) {
        return before == null || before.length != cells.length
                ? cells
                : IntStream.range(0, cells.length)
                        .map(cell -> before[cell] == cells[cell] ? cells[cell] : 0)
                        .toArray();
    }
}
