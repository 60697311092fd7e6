package sudoku.piece.ownproblem;

/**
 * Names the items that an unknown with a value uses up; what shares one can't be chosen with it.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface OptionNames {
    String[] uses(int which, int value);
}
