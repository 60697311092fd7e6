package sudoku.grid;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The geometry of a board: which cells share a row, a column or a box, and what they are called.
 *
 * <p><b>Idea.</b> Cells are numbered row by row from 0. A house is a row, a column or a box: a set
 * of cells in which no digit may occur twice. The peers of a cell are all others it shares a house
 * with.
 *
 * <p><b>Representation.</b> Tables, made once for each board size and shared. Houses come in the
 * order rows, columns, boxes.
 *
 * <p><b>Cost.</b> A look-up is one array read; the tables of a 9×9 board take a few kilobytes.
 *
 * <p><b>Alternatives.</b> The division {@code row / 3 * 3 + column / 3} at every use: the lesson
 * does it that way first, and it is no slower on a modern machine, only harder to read.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Cells {
    /** The board sizes of the course, and the side of their boxes. */
    private static final Map<Integer, Integer> BOX_SIDES = new TreeMap<>(Map.of(4, 2, 9, 3, 16, 4, 25, 5));

    private static final Map<Integer, Cells> BY_SIZE =
            BOX_SIDES.keySet().stream().collect(Collectors.toUnmodifiableMap(size -> size, Cells::new));

    private final int size;
    private final int boxSide;
    private final int[] boxes;
    private final int[][] houses;
    private final int[][] peers;

    private Cells(int size) {
        this.size = size;
        this.boxSide = BOX_SIDES.get(size);
        this.boxes = IntStream.range(0, size * size)
                .map(cell -> row(cell) / boxSide * boxSide + column(cell) / boxSide)
                .toArray();
        this.houses = makeHouses();
        this.peers = IntStream.range(0, size * size).mapToObj(this::findPeers).toArray(int[][]::new);
    }

    /** The geometry of a board of {@code size} × {@code size} cells: 4, 9, 16 or 25. */
    public static Cells of(int size) {
        Cells cells = BY_SIZE.get(size);
        if (cells == null) {
            throw new IllegalArgumentException("A board has 4, 9, 16 or 25 cells a side, not " + size + ".");
        }
        return cells;
    }

    static boolean isBoard(int cellCount) {
        return BOX_SIDES.keySet().stream().anyMatch(size -> size * size == cellCount);
    }

    private int[][] makeHouses() {
        int[][] made = new int[3 * size][size];
        int[] filled = new int[3 * size];
        for (int cell = 0; cell < count(); cell++) {
            for (int house : new int[] {row(cell), size + column(cell), 2 * size + box(cell)}) {
                made[house][filled[house]++] = cell;
            }
        }
        return made;
    }

    private int[] findPeers(int cell) {
        return IntStream.range(0, count())
                .filter(other -> other != cell
                        && (row(other) == row(cell) || column(other) == column(cell) || box(other) == box(cell)))
                .toArray();
    }

    /** Cells a side, which is also the largest digit. */
    public int size() {
        return size;
    }

    /** Cells along a side of a box. */
    public int boxSide() {
        return boxSide;
    }

    /** How many cells the board has. */
    public int count() {
        return size * size;
    }

    public int row(int cell) {
        return cell / size;
    }

    public int column(int cell) {
        return cell % size;
    }

    /** Boxes are numbered as cells are: from the left, then down. */
    public int box(int cell) {
        return boxes[cell];
    }

    public int at(int row, int column) {
        return row * size + column;
    }

    public int houseCount() {
        return houses.length;
    }

    /** The cells of a house in ascending order; houses are numbered rows, then columns, then boxes. */
    public int[] house(int house) {
        return houses[house].clone();
    }

    /** All cells that share a house with this one, in ascending order. */
    public int[] peers(int cell) {
        return peers[cell].clone();
    }

    public boolean arePeers(int cell, int other) {
        return Arrays.binarySearch(peers[cell], other) >= 0;
    }

    /**
     * How a digit is written on a board of this size: 10 is {@code A} on 16×16 and {@code J} on 25×25; a blank is a
     * dot.
     */
    public char symbol(int digit) {
        return Symbols.of(digit, size);
    }

    /** The name people use: {@code r1c3} is the third cell of the first row. */
    public String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** For example {@code row 1}, {@code column 9} or {@code box 4}. */
    public String houseName(int house) {
        String kind = house < size ? "row" : house < 2 * size ? "column" : "box";
        return kind + " " + (house % size + 1);
    }
}
