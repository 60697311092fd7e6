package sudoku.genetic;

import sudoku.grid.Grid;

/**
 * One full board, weighed: an individual of a population. It never changes.
 *
 * <p><b>Idea.</b> It keeps the clues of its puzzle and holds each digit once in each box. What may still be wrong
 * are rows and columns, and how much of them is wrong was counted once, when it was made.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Candidate {
    private final int[] board;
    private final int size;
    private final int errors;
    private final long weighed;

    /** Takes the array for itself. */
    Candidate(int[] board, int size, int errors, long weighed) {
        this.board = board;
        this.size = size;
        this.errors = errors;
        this.weighed = weighed;
    }

    static Candidate of(int[] board, int size) {
        return new Candidate(board, size, Fitness.errors(board, size), 1);
    }

    /** The digits missing in its rows and columns. */
    public int errors() {
        return errors;
    }

    public boolean isSolution() {
        return errors == 0;
    }

    /** How many boards were looked at to find this one: itself, and those of a local search. */
    public long weighed() {
        return weighed;
    }

    public Grid grid() {
        return Grid.of(board);
    }

    int digit(int cell) {
        return board[cell];
    }

    /** Cells a side. */
    int size() {
        return size;
    }

    /** A copy to work on. */
    int[] board() {
        return board.clone();
    }
}
