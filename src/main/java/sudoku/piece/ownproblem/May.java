package sudoku.piece.ownproblem;

/**
 * Says whether an unknown may have a value, beside the values that others have; −1 stands for none yet.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface May {
    boolean may(int[] at, int which, int value);
}
