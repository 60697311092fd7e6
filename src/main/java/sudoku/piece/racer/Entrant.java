package sudoku.piece.racer;

/** A student's whole solver: from a board, in which 0 is a blank, to a full one. */
@FunctionalInterface
public interface Entrant {
    int[] solve(int[] board);
}
