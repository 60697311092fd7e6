package sudoku.piece.genetic;

/**
 * Lets a board of the old crowd join the children that take its place, before anybody looks at them.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
@FunctionalInterface
public interface Elite {
    void join(int[][] children, int[] champion);
}
