package sudoku.genetic;

import java.util.Random;

/**
 * How chance changes a board, within its boxes.
 *
 * <p><b>Idea.</b> Crossover can only rearrange what the population has. New things come from here: small, blind
 * changes that keep every box right.
 *
 * <p><b>Representation.</b> The board is changed in place. How often is said from outside, by a {@link Rate}, so
 * that it can change while the evolution runs.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Mutation {
    /** Changes the board, or not. */
    void change(int[] board, double rate, Encoding encoding, Random random);

    /** With a chance of {@code rate}, two digits of one box change places. */
    static Mutation swap() {
        return (board, rate, encoding, random) -> {
            if (random.nextDouble() < rate && encoding.movable().length > 0) {
                swapIn(drawnBox(encoding, random), board, random);
            }
        };
    }

    /** The same in each box by itself, so that a high rate changes many boxes at once. */
    static Mutation swapInEachBox() {
        return (board, rate, encoding, random) -> {
            for (int box : encoding.movable()) {
                if (random.nextDouble() < rate) {
                    swapIn(encoding.free(box), board, random);
                }
            }
        };
    }

    /** With a chance of {@code rate}, a stretch of the free cells of one box is turned round. */
    static Mutation inversion() {
        return (board, rate, encoding, random) -> {
            if (random.nextDouble() < rate && encoding.movable().length > 0) {
                int[] free = drawnBox(encoding, random);
                int one = random.nextInt(free.length);
                int other = another(one, free.length, random);
                for (int from = Math.min(one, other), to = Math.max(one, other); from < to; from++, to--) {
                    swap(board, free[from], free[to]);
                }
            }
        };
    }

    private static int[] drawnBox(Encoding encoding, Random random) {
        int[] movable = encoding.movable();
        return encoding.free(movable[random.nextInt(movable.length)]);
    }

    private static void swapIn(int[] free, int[] board, Random random) {
        int one = random.nextInt(free.length);
        swap(board, free[one], free[another(one, free.length, random)]);
    }

    private static int another(int one, int count, Random random) {
        return (one + 1 + random.nextInt(count - 1)) % count;
    }

    private static void swap(int[] board, int cell, int other) {
        int kept = board[cell];
        board[cell] = board[other];
        board[other] = kept;
    }
}
