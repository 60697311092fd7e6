package sudoku.cover;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * Sudoku as an exact cover.
 *
 * <p><b>Idea.</b> Four things must happen exactly once: each cell gets a digit, and each digit comes
 * to each row, to each column, to each box. Those are the items, 4 × 81 of them. "Digit 5 on r1c3"
 * is an option, and covers one item of each kind. There are 9 × 81.
 *
 * <p><b>Representation.</b> Items in the order cells, rows by digit, columns by digit, boxes by
 * digit; options by cell, then digit. Made once for each board size and kept: a puzzle is this
 * cover after the options of its clues were chosen.
 *
 * <p><b>Cost.</b> Four numbers an option: {@code 4 × size³}.
 *
 * <p><b>Alternatives.</b> A matrix for each puzzle, of the options its clues leave: smaller, and built
 * every time.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class SudokuCover {
    private static final Map<Integer, SudokuCover> BY_SIZE = new ConcurrentHashMap<>();

    private final Cells cells;
    private final int size;
    private final ExactCover cover;
    private final Links links;

    private SudokuCover(int size) {
        this.cells = Cells.of(size);
        this.size = size;
        this.cover = makeCover();
        this.links = new Links(cover);
    }

    /** The cover of an empty board of this size: 4, 9, 16 or 25. */
    public static SudokuCover of(int size) {
        return BY_SIZE.computeIfAbsent(size, SudokuCover::new);
    }

    /** What is left to do on a puzzle whose clues keep the rules. */
    public static ExactCover of(Grid puzzle) {
        SudokuCover whole = of(puzzle.size());
        return whole.cover.after(whole.clues(puzzle));
    }

    private ExactCover makeCover() {
        int count = cells.count();
        String[] items = new String[4 * count];
        for (int cell = 0; cell < count; cell++) {
            items[cell] = cells.name(cell);
        }
        for (int house = 0; house < cells.houseCount(); house++) {
            for (int digit = 1; digit <= size; digit++) {
                items[item(house, digit)] = digit + " in " + cells.houseName(house);
            }
        }
        ExactCover.Builder builder = ExactCover.items(items);
        for (int cell = 0; cell < count; cell++) {
            for (int digit = 1; digit <= size; digit++) {
                builder.option(
                        cells.name(cell) + "=" + digit,
                        items[cell],
                        items[item(cells.row(cell), digit)],
                        items[item(size + cells.column(cell), digit)],
                        items[item(2 * size + cells.box(cell), digit)]);
            }
        }
        return builder.build();
    }

    private int item(int house, int digit) {
        return cells.count() + house * size + digit - 1;
    }

    /** The whole cover, 729 × 324 for a 9×9 board. */
    public ExactCover cover() {
        return cover;
    }

    /** The links of the whole cover, for a search of one's own. */
    Links links() {
        return links.copy();
    }

    /** The number of the option that puts a digit on a cell. */
    public int option(int cell, int digit) {
        return cell * size + digit - 1;
    }

    /** The cell an option puts its digit on. */
    public int cell(int option) {
        return option / size;
    }

    /** The digit it puts there. */
    public int digit(int option) {
        return option % size + 1;
    }

    /** Whether an item asks for the digit of a cell, and not for the place of a digit in a house. */
    public boolean isCell(int item) {
        return item < cells.count();
    }

    /** The house an item asks about; the item is no cell. */
    public int house(int item) {
        return (item - cells.count()) / size;
    }

    /** The digit an item seeks a place for; the item is no cell. */
    public int soughtDigit(int item) {
        return (item - cells.count()) % size + 1;
    }

    /** The options of a puzzle's clues. */
    public int[] clues(Grid puzzle) {
        return IntStream.range(0, cells.count())
                .filter(cell -> !puzzle.isBlank(cell))
                .map(cell -> option(cell, puzzle.get(cell)))
                .toArray();
    }
}
