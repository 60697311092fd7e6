package sudoku.solve;

import java.util.concurrent.CancellationException;
import sudoku.search.Search;

/**
 * The fast search itself, for one thread and many puzzles.
 *
 * <p><b>Idea.</b>
 * <pre>
 * extend a board:
 *     full: a solution
 *     choose a cell with two digits; make two boards, one for each, and narrow both at once
 *     extend those that are not refuted
 * </pre>
 *
 * <p><b>Representation.</b> One pair of boards for each depth, made when that depth is first reached and used again
 * for every puzzle: after the first few nothing is allocated. So a race belongs to one thread.
 *
 * <p><b>Cost.</b> About half a guess for a puzzle of 17 clues, seventy for the hardest there are.
 *
 * <p><b>Alternatives.</b> {@link Propagation} is the same search with fewer rules and objects that can be read.
 *
 * <p><b>Lesson.</b> 09-how-fast.
 */
public final class Race {
    private static final int LOOK_UP_EVERY = 1024;

    private final TwinBoards[] boards = new TwinBoards[82];
    private final Fork fork = new Fork();
    private byte[] solution = new byte[81];
    private Search search;
    private long wanted;
    private long found;
    private long guesses;

    /**
     * Counts the solutions of a puzzle of 81 characters, up to a limit; whatever is no digit from 1 to 9 is a blank.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public long count(byte[] puzzle, long limit) {
        return run(puzzle, limit, null);
    }

    /** Writes the first solution that is found and says whether there is one. */
    public boolean solve(byte[] puzzle, byte[] into) {
        boolean solved = count(puzzle, 1) > 0;
        if (solved) {
            System.arraycopy(solution, 0, into, 0, into.length);
        }
        return solved;
    }

    /** The cells on which two digits were tried, for all puzzles so far. */
    public long guesses() {
        return guesses;
    }

    /** The same for someone who counts every step. */
    long run(byte[] puzzle, long limit, Search observer) {
        search = observer;
        wanted = limit;
        found = 0;
        TwinBoards start = at(0);
        start.read(puzzle);
        if (start.narrow() != 0) {
            extend(0, 0);
        }
        return found;
    }

    private TwinBoards at(int depth) {
        if (boards[depth] == null) {
            boards[depth] = new TwinBoards();
        }
        return boards[depth];
    }

    private void extend(int depth, int board) {
        TwinBoards from = boards[depth];
        if (from.isFull(board)) {
            found++;
            if (search != null) {
                from.write(board, solution);
                search.solution(digits());
            } else if (found == 1) {
                from.write(board, solution);
            }
            return;
        }
        TwinBoards both = at(depth + 1);
        both.take(from, board);
        fork.choose(both);
        int cell = fork.cell;
        int first = fork.digit;
        int second = fork.otherDigit;
        int options = fork.options;
        both.place(0, cell, first);
        if (second == Fork.NONE) {
            both.ruleOut(1, cell, first);
        } else {
            both.place(1, cell, second);
        }
        if (++guesses % LOOK_UP_EVERY == 0) {
            lookUp();
        }
        long alive = both.narrow();
        go(depth + 1, 0, cell, first, options, alive);
        if (found < wanted) {
            go(depth + 1, 1, cell, second, options, alive);
        }
    }

    private void go(int depth, int board, int cell, int digit, int options, long alive) {
        if (search != null && digit != Fork.NONE) {
            search.place(cell, digit, options);
        }
        if ((alive & Lanes.FIRST << Lanes.FIELD * board) != 0) {
            extend(depth, board);
        }
        if (search != null && digit != Fork.NONE) {
            search.undo(cell, digit);
        }
    }

    private int[] digits() {
        int[] digits = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = solution[cell] - '0';
        }
        return digits;
    }

    private void lookUp() {
        if (search == null && Thread.currentThread().isInterrupted()) {
            throw new CancellationException("The race was interrupted.");
        }
    }
}
