package sudoku.genetic;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Conflict;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/**
 * What a candidate for a puzzle may look like: in each box, the missing digits in some order.
 *
 * <p><b>Idea.</b> Of the three kinds of houses one can be made right for good: fill each box with the digits its
 * clues leave over, and from then on only exchange digits within a box. All boards such changes can reach keep
 * the clues and are right in every box; evolution has only rows and columns to mend.
 *
 * <p><b>Representation.</b> For each box, its free cells (those without a clue) in ascending order.
 *
 * <p><b>Cost.</b> For a box with <i>k</i> free cells <i>k</i>! orders in place of 9<sup>k</sup> fillings.
 *
 * <p><b>Alternatives.</b> Rows as permutations: then columns and boxes are left to mend. Any digit in any
 * blank: a far larger space, where most changes only break what was right.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Encoding {
    private final Grid puzzle;
    private final int[][] boxes;
    private final int[][] free;
    private final int[] missing;
    /** The boxes in which two digits can be exchanged. */
    private final int[] movable;

    private Encoding(Grid puzzle) {
        Cells cells = puzzle.cells();
        this.puzzle = puzzle;
        this.boxes = IntStream.range(0, puzzle.size())
                .mapToObj(box -> cells.house(2 * puzzle.size() + box))
                .toArray(int[][]::new);
        this.free = Arrays.stream(boxes)
                .map(box -> Arrays.stream(box).filter(puzzle::isBlank).toArray())
                .toArray(int[][]::new);
        this.missing = Arrays.stream(boxes).mapToInt(this::missing).toArray();
        this.movable = IntStream.range(0, boxes.length)
                .filter(box -> free[box].length > 1)
                .toArray();
    }

    public static Encoding of(Grid puzzle) {
        List<Conflict> conflicts = Rules.conflicts(puzzle);
        if (!conflicts.isEmpty()) {
            throw new IllegalArgumentException(
                    "Nothing can evolve from clues that contradict each other: " + conflicts.get(0) + ".");
        }
        return new Encoding(puzzle);
    }

    /** Cells a side. */
    int size() {
        return puzzle.size();
    }

    int boxCount() {
        return boxes.length;
    }

    /** All cells of a box. */
    int[] box(int box) {
        return boxes[box];
    }

    /** The cells of a box that hold no clue. */
    int[] free(int box) {
        return free[box];
    }

    /** The boxes with two free cells or more. */
    int[] movable() {
        return movable;
    }

    private int missing(int[] box) {
        int left = Digits.all(size());
        for (int cell : box) {
            left = Digits.remove(left, puzzle.get(cell));
        }
        return left;
    }

    /** The digits that the clues of a box leave over. */
    int missing(int box) {
        return missing[box];
    }

    /** Any candidate, each with the same chance. */
    public Candidate random(Random random) {
        int[] board = puzzle.toArray();
        for (int box = 0; box < boxes.length; box++) {
            fill(board, free[box], missing[box], random);
        }
        return Candidate.of(board, size());
    }

    /** Puts the digits, in a drawn order, on those of the cells that are blank; there must be as many. */
    static void fill(int[] board, int[] cells, int digits, Random random) {
        int[] order = Digits.toArray(digits);
        int next = 0;
        for (int cell : cells) {
            if (board[cell] == Grid.BLANK) {
                int drawn = next + random.nextInt(order.length - next);
                board[cell] = order[drawn];
                order[drawn] = order[next++];
            }
        }
    }
}
