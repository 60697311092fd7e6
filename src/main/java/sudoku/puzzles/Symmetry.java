package sudoku.puzzles;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/**
 * Another dress for the same puzzle: cells change places and digits their names, and no rule notices.
 *
 * <p><b>Idea.</b> Renaming the digits, exchanging bands, the rows of a band, stacks, the columns of a
 * stack, and swapping rows with columns: each maps houses to houses, so a dressed puzzle has exactly
 * as many solutions as before, and they are the old ones in the same dress. Turns and mirror images
 * are among them.
 *
 * <p><b>Representation.</b> Two permutations, of cells and of digits, so that a single cell can be
 * followed there and, by {@link #inverse}, back.
 *
 * <p><b>Cost.</b> One pass over the board.
 *
 * <p><b>Alternatives.</b> A list of moves to be played one after the other: easier to print, slower,
 * and two lists may do the same.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class Symmetry {
    private final Cells geometry;
    /** Where each cell goes. */
    private final int[] cells;
    /** What each digit is called afterwards; a blank stays a blank. */
    private final int[] digits;

    private Symmetry(int size, int[] cells, int[] digits) {
        this.geometry = Cells.of(size);
        this.cells = cells;
        this.digits = digits;
    }

    /** Changes nothing. */
    public static Symmetry identity(int size) {
        int count = Cells.of(size).count();
        return new Symmetry(
                size,
                IntStream.range(0, count).toArray(),
                IntStream.rangeClosed(0, size).toArray());
    }

    /** Renames the digits: 1 becomes the first of these, 2 the second, and so on. Their number is the board's size. */
    public static Symmetry relabel(int... names) {
        Symmetry same = identity(names.length);
        requirePermutation(Arrays.stream(names).map(name -> name - 1).toArray());
        int[] digits =
                IntStream.concat(IntStream.of(Grid.BLANK), Arrays.stream(names)).toArray();
        return new Symmetry(names.length, same.cells, digits);
    }

    /** Moves row r, counted from 0, to the place {@code order[r]}; rows of one band stay together. */
    public static Symmetry rows(int... order) {
        Symmetry same = identity(order.length);
        requirePermutation(order);
        int side = same.geometry.boxSide();
        for (int row = 0; row < order.length; row++) {
            if (order[row] / side != order[row / side * side] / side) {
                throw new IllegalArgumentException("The order " + Arrays.toString(order) + " moves row " + row
                        + " (counted from 0) away from the other rows of its band; they have to stay together.");
            }
        }
        return moving(order.length, (row, column) -> order[row] * order.length + column);
    }

    /** The same for columns. */
    public static Symmetry columns(int... order) {
        Symmetry transpose = transpose(order.length);
        return transpose.then(rows(order)).then(transpose);
    }

    /** Makes rows of the columns: a mirror image along the diagonal that begins at the top left. */
    public static Symmetry transpose(int size) {
        return moving(size, (row, column) -> column * size + row);
    }

    /** Exchanges left and right. */
    public static Symmetry mirror(int size) {
        return moving(size, (row, column) -> row * size + size - 1 - column);
    }

    /** Turns the board by a right angle, clockwise. */
    public static Symmetry quarterTurn(int size) {
        return transpose(size).then(mirror(size));
    }

    /** Turns the board upside down. */
    public static Symmetry halfTurn(int size) {
        return quarterTurn(size).then(quarterTurn(size));
    }

    /** Any of all the symmetries of such a board, each with the same chance; the same for the same seed. */
    public static Symmetry random(int size, long seed) {
        Random random = new Random(seed);
        Symmetry drawn = relabel(shuffled(size, random).map(digit -> digit + 1).toArray())
                .then(rows(shuffledInBands(size, random)))
                .then(columns(shuffledInBands(size, random)));
        return random.nextBoolean() ? drawn.then(transpose(size)) : drawn;
    }

    /**
     * So many puzzles out of a few: the grids themselves, and then again and again in other dresses, the same ones each
     * time. A processor would know the few by heart after some rounds, and any measured speed would be too high.
     */
    public static List<Grid> dresses(List<Grid> grids, int many) {
        return IntStream.range(0, many)
                .mapToObj(i -> {
                    Grid grid = grids.get(i % grids.size());
                    return i < grids.size() ? grid : random(grid.size(), i).apply(grid);
                })
                .toList();
    }

    private static int[] shuffledInBands(int size, Random random) {
        int side = Cells.of(size).boxSide();
        return shuffled(side, random)
                .flatMap(band -> shuffled(side, random).map(row -> band * side + row))
                .toArray();
    }

    private static IntStream shuffled(int count, Random random) {
        List<Integer> numbers = IntStream.range(0, count).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, random);
        return numbers.stream().mapToInt(number -> number);
    }

    private static void requirePermutation(int[] places) {
        if (!Arrays.equals(
                Arrays.stream(places).sorted().toArray(),
                IntStream.range(0, places.length).toArray())) {
            throw new IllegalArgumentException("Each of the " + places.length + " numbers has to occur once:"
                    + " digits are counted from 1, rows and columns from 0.");
        }
    }

    private interface Move {
        int target(int row, int column);
    }

    private static Symmetry moving(int size, Move move) {
        Symmetry same = identity(size);
        Cells board = same.geometry;
        int[] targets = Arrays.stream(same.cells)
                .map(cell -> move.target(board.row(cell), board.column(cell)))
                .toArray();
        return new Symmetry(size, targets, same.digits);
    }

    /** This one first, and the next on what it made. */
    public Symmetry then(Symmetry next) {
        requireSize(next.geometry.size());
        return new Symmetry(
                geometry.size(),
                Arrays.stream(cells).map(next::cell).toArray(),
                Arrays.stream(digits).map(next::digit).toArray());
    }

    /** The way back. */
    public Symmetry inverse() {
        return new Symmetry(geometry.size(), inverse(cells), inverse(digits));
    }

    private static int[] inverse(int[] permutation) {
        int[] back = new int[permutation.length];
        for (int i = 0; i < back.length; i++) {
            back[permutation[i]] = i;
        }
        return back;
    }

    /** The grid in its new dress. */
    public Grid apply(Grid grid) {
        requireSize(grid.size());
        int[] dressed = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            dressed[cells[cell]] = digits[grid.get(cell)];
        }
        return Grid.of(dressed);
    }

    /** Where this cell goes. */
    public int cell(int cell) {
        return cells[cell];
    }

    /** What this digit is called afterwards. */
    public int digit(int digit) {
        return digits[digit];
    }

    private void requireSize(int size) {
        if (size != geometry.size()) {
            throw new IllegalArgumentException("A symmetry of boards with " + geometry.size()
                    + " cells a side cannot be used on a board with " + size + ".");
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symmetry symmetry
                && Arrays.equals(cells, symmetry.cells)
                && Arrays.equals(digits, symmetry.digits);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + Arrays.hashCode(digits);
    }
}
