package sudoku.piece.propagation;

/**
 * A constraint between two variables: says which values one of them may have together with a value of the other, as a
 * set.
 */
@FunctionalInterface
public interface Partners {
    int partners(int x, int value, int y);
}
