package sudoku.piece.racer;

import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import sudoku.grid.Digits;
import sudoku.piece.propagation.PencilMarks;

/**
 * What a search asks: whether a board stands when it has been thought through, and in which cell to guess.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public interface Mind {
    /** Strikes what follows from the marks, and says whether each cell still has one. */
    boolean think(int[] marks);

    /** A cell with two marks or more, or -1 if there is none. */
    int where(int[] marks);

    static Mind of(Predicate<int[]> think, ToIntFunction<int[]> where) {
        return new Mind() {
            @Override
            public boolean think(int[] marks) {
                return think.test(marks);
            }

            @Override
            public int where(int[] marks) {
                return where.applyAsInt(marks);
            }
        };
    }

    /**
     * One that guesses where exactly two marks are left: in the cell with the most points, of several in the first.
     * Where there is no such cell it takes the tightest.
     */
    static Mind ofPairs(Predicate<int[]> think, ToIntBiFunction<int[], Integer> points) {
        return of(think, marks -> {
            int best = -1;
            int most = Integer.MIN_VALUE;
            for (int cell = 0; cell < marks.length; cell++) {
                if (Digits.count(marks[cell]) == 2) {
                    int own = points.applyAsInt(marks, cell);
                    best = best < 0 || own > most ? cell : best;
                    most = Math.max(most, own);
                }
            }
            return best < 0 ? PencilMarks.tightest(marks) : best;
        });
    }
}
