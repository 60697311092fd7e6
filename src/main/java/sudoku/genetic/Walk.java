package sudoku.genetic;

import java.util.Arrays;

/**
 * One board on a walk: two digits of a box change places, and the errors are known at once.
 *
 * <p><b>Idea.</b> An exchange touches two rows and two columns at most; all others stay as wrong as they were.
 *
 * <p><b>Representation.</b> How often each digit is in each row and each column. A digit that leaves a line
 * where it was alone makes an error there; one that comes where there was none mends one.
 *
 * <p><b>Cost.</b> A handful of counters for each exchange, whatever the size of the board.
 *
 * <p><b>Alternatives.</b> {@link Fitness#errors} of the whole board, many times as slow.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class Walk {
    private final Encoding encoding;
    private final int size;
    private final int[] board;
    private final int[][] inRow;
    private final int[][] inColumn;
    private int errors;
    private long weighed = 1;

    Walk(Encoding encoding, int[] start) {
        this.encoding = encoding;
        this.size = encoding.size();
        this.board = new int[start.length];
        this.inRow = new int[size][size + 1];
        this.inColumn = new int[size][size + 1];
        goTo(start);
    }

    /** Leaves the path for another board of the same puzzle. */
    void goTo(int[] other) {
        System.arraycopy(other, 0, board, 0, board.length);
        for (int i = 0; i < size; i++) {
            Arrays.fill(inRow[i], 0);
            Arrays.fill(inColumn[i], 0);
        }
        for (int cell = 0; cell < board.length; cell++) {
            inRow[cell / size][board[cell]]++;
            inColumn[cell % size][board[cell]]++;
        }
        errors = Fitness.errors(board, size);
    }

    Encoding encoding() {
        return encoding;
    }

    public int errors() {
        return errors;
    }

    public int digit(int cell) {
        return board[cell];
    }

    /** How many boards were looked at so far. */
    public long weighed() {
        return weighed;
    }

    /** The board as it stands. */
    public Candidate candidate() {
        return new Candidate(board.clone(), size, errors, weighed);
    }

    /** Looks at the board with the digits of these two cells exchanged, and does not go there. */
    public int errorsAfter(int cell, int other) {
        weighed++;
        int change = 0;
        if (cell / size != other / size) {
            change += change(inRow[cell / size], board[cell], board[other]);
            change += change(inRow[other / size], board[other], board[cell]);
        }
        if (cell % size != other % size) {
            change += change(inColumn[cell % size], board[cell], board[other]);
            change += change(inColumn[other % size], board[other], board[cell]);
        }
        return errors + change;
    }

    private static int change(int[] counts, int leaves, int comes) {
        return (counts[leaves] == 1 ? 1 : 0) - (counts[comes] == 0 ? 1 : 0);
    }

    /** Goes there; {@code errorsThen} is what {@link #errorsAfter} said. */
    public void exchange(int cell, int other, int errorsThen) {
        int digit = board[cell];
        int otherDigit = board[other];
        inRow[cell / size][digit]--;
        inRow[cell / size][otherDigit]++;
        inRow[other / size][otherDigit]--;
        inRow[other / size][digit]++;
        inColumn[cell % size][digit]--;
        inColumn[cell % size][otherDigit]++;
        inColumn[other % size][otherDigit]--;
        inColumn[other % size][digit]++;
        board[cell] = otherDigit;
        board[other] = digit;
        errors = errorsThen;
    }
}
