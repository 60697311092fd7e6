package sudoku.exercise.small;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.puzzles.Symmetry;

/** Boards on which a program can be followed by hand: all but a few cells hold a digit. */
public final class SmallBoards {
    private SmallBoards() {}

    /** A full board of this size. */
    public static int[] full(Random random, int size) {
        int side = (int) Math.sqrt(size);
        int[] digits = IntStream.range(0, size * size)
                .map(cell -> {
                    int row = cell / size;
                    return (row * side + row / side + cell % size) % size + 1;
                })
                .toArray();
        return Symmetry.random(size, random.nextLong()).apply(Grid.of(digits)).toArray();
    }

    /** One of this size with a few blanks, which lie together so that there is something to choose. */
    public static int[] nearlyFull(Random random, int size, int blanks) {
        return emptied(random, full(random, size), blanks);
    }

    /** The same from a known full board, its diagonals still diagonals, and its middle still the middle. */
    public static int[] nearlyFull(Random random, String solution, int blanks) {
        return emptied(
                random, new Relabeling(random.nextLong()).turned(solution).toArray(), blanks);
    }

    /** The same board, or, once in a while, with a clue that is twice in its row. */
    public static int[] perhapsClashing(Random random, int[] board) {
        int[] result = board.clone();
        int cell = random.nextInt(board.length - 1);
        boolean sameRow = board[cell] != Grid.BLANK && (cell + 1) % (int) Math.sqrt(board.length) != 0;
        if (random.nextInt(4) == 0 && sameRow) {
            result[cell + 1] = board[cell];
        }
        return result;
    }

    /** Blanks in two rows of a band, and in two of its boxes. */
    private static int[] emptied(Random random, int[] full, int blanks) {
        int size = (int) Math.sqrt(full.length);
        int side = (int) Math.sqrt(size);
        int band = random.nextInt(side) * side;
        List<Integer> cells = IntStream.range(0, 2 * size)
                .filter(place -> place % size < 2 * side)
                .map(place -> (band + place / size) * size + place % size)
                .boxed()
                .collect(Collectors.toList());
        Collections.shuffle(cells, random);
        int[] board = full.clone();
        cells.subList(0, Math.min(blanks, cells.size())).forEach(cell -> board[cell] = Grid.BLANK);
        return board;
    }

    /** Numbers from 0 up to a bound, which is not among them. */
    public static int[] numbers(Random random, int many, int bound) {
        return random.ints(many, 0, bound).toArray();
    }

    /** An order of the numbers from 0. */
    public static int[] order(Random random, int many) {
        return random.ints(0, many).distinct().limit(many).toArray();
    }
}
