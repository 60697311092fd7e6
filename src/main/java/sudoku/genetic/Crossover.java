package sudoku.genetic;

import java.util.Random;
import java.util.function.IntPredicate;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * How two boards become a third.
 *
 * <p><b>Idea.</b> A child takes each part from one parent or the other, in the hope that it takes what is good in
 * both. Where whole boxes change hands every child is a candidate again. Where single cells do, a digit may come
 * twice into a box, and the child must be repaired.
 *
 * <p><b>Cost.</b> A copy of a board, and a look at each cell.
 *
 * <p><b>Alternatives.</b> Cutting the board at any cell and counting the damage as errors in boxes: most children
 * are then worse than both parents, and selection has to mend what repair does at once.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Crossover {
    /** A new board; the parents stay as they are. */
    int[] child(Candidate mother, Candidate father, Encoding encoding, Random random);

    /** No crossing: a copy of the mother. */
    static Crossover none() {
        return (mother, father, encoding, random) -> mother.board();
    }

    /** The boxes before a drawn border from the mother, those after it from the father. */
    static Crossover cut() {
        return (mother, father, encoding, random) -> {
            int border = 1 + random.nextInt(encoding.boxCount() - 1);
            return boxes(mother, father, encoding, box -> box < border);
        };
    }

    /** Each box from the mother or the father, by the toss of a coin. */
    static Crossover boxes() {
        return (mother, father, encoding, random) -> boxes(mother, father, encoding, box -> random.nextBoolean());
    }

    private static int[] boxes(Candidate mother, Candidate father, Encoding encoding, IntPredicate fromMother) {
        int[] child = mother.board();
        for (int box = 0; box < encoding.boxCount(); box++) {
            if (!fromMother.test(box)) {
                for (int cell : encoding.free(box)) {
                    child[cell] = father.digit(cell);
                }
            }
        }
        return child;
    }

    /**
     * Each cell from the mother or the father, by the toss of a coin. A digit that its box has already leaves a
     * hole; the digits still missing fill the holes in a drawn order.
     */
    static Crossover cells() {
        return (mother, father, encoding, random) -> {
            int[] child = mother.board();
            for (int box = 0; box < encoding.boxCount(); box++) {
                int missing = encoding.missing(box);
                for (int cell : encoding.free(box)) {
                    int digit = random.nextBoolean() ? mother.digit(cell) : father.digit(cell);
                    child[cell] = Digits.contains(missing, digit) ? digit : Grid.BLANK;
                    missing = Digits.remove(missing, digit);
                }
                if (missing != Digits.NONE) {
                    Encoding.fill(child, encoding.free(box), missing, random);
                }
            }
            return child;
        };
    }

    private static int holder(int[] board, int digit, int[] cells) {
        int at = 0;
        while (board[cells[at]] != digit) {
            at++;
        }
        return cells[at];
    }

    /**
     * The child goes from the mother towards the father, as in a swarm: wherever they differ it takes, with this
     * chance, the father's digit, and gives its own in exchange to the cell of the box that held that digit.
     */
    static Crossover towards(double pull) {
        return (mother, father, encoding, random) -> {
            int[] child = mother.board();
            for (int box : encoding.movable()) {
                int[] free = encoding.free(box);
                for (int cell : free) {
                    int wanted = father.digit(cell);
                    if (child[cell] != wanted && random.nextDouble() < pull) {
                        child[holder(child, wanted, free)] = child[cell];
                        child[cell] = wanted;
                    }
                }
            }
            return child;
        };
    }
}
