package sudoku.measure.claims;

import java.util.Random;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/**
 * How many solutions a board has, without finding them: Knuth's estimate by random descents.
 *
 * <p><b>Idea.</b> Walk down the search tree once, drawing each digit among the candidates. A walk that
 * met cells with 9, 8, 3 … candidates and reached a solution is worth 9 × 8 × 3 …, since it had one
 * chance in so many; one that met a dead end is worth nothing. The mean of many walks tends to the
 * number of solutions.
 *
 * <p><b>Cost.</b> One scan of the board a digit. A few lucky walks are worth more than all the others,
 * so the mean settles slowly; going to the tightest cell helps much.
 *
 * <p><b>Alternatives.</b> Counting, where the number is small enough.
 *
 * <p><b>Lesson.</b> 08-the-race.
 */
final class RandomProbe {
    private RandomProbe() {}

    /** The mean worth of so many walks from this 9×9 board. */
    static double estimate(Grid puzzle, int walks, long seed) {
        Random random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < walks; i++) {
            sum += walk(new TwentySevenSets(puzzle), puzzle.blanks(), random);
        }
        return sum / walks;
    }

    private static double walk(TwentySevenSets sets, int blanks, Random random) {
        double worth = 1;
        for (int left = blanks; left > 0 && worth > 0; left--) {
            int cell = tightest(sets);
            int candidates = sets.candidates(cell);
            worth *= Digits.count(candidates);
            if (worth > 0) {
                int[] digits = Digits.toArray(candidates);
                sets.set(cell, digits[random.nextInt(digits.length)]);
            }
        }
        return worth;
    }

    private static int tightest(TwentySevenSets sets) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < sets.board.length && fewest > 1; cell++) {
            int options = Digits.count(sets.candidates(cell));
            if (sets.board[cell] == Grid.BLANK && options < fewest) {
                best = cell;
                fewest = options;
            }
        }
        return best;
    }
}
