package sudoku.piece;

/** A program that solves a board and says how many digits it has written on the way. */
@FunctionalInterface
public interface Counted {
    long nodes(int[] board);
}
