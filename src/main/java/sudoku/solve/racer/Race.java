package sudoku.solve.racer;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import sudoku.search.Search;
import sudoku.solve.Propagation;

/**
 * The fast search itself, for one thread and many puzzles.
 *
 * <p><b>Idea.</b>
 * <pre>
 * extend a board:
 *     full: a solution
 *     few candidates, and more than two solutions are wanted: all that the remainder has
 *     choose a cell with two digits; make two boards, one for each, and narrow both at once
 *     both refuted: learn from it
 *     extend those that are not refuted, the one with fewer candidates first if the search may end before the other
 * </pre>
 *
 * <p><b>Representation.</b> One pair of boards for each depth, made when that depth is first reached and used again
 * for every puzzle: after the first few nothing is allocated. So a race belongs to one thread.
 *
 * <p><b>Cost.</b> Less than half a guess for a puzzle of 17 clues, fifty-seven for the hardest there are.
 *
 * <p><b>Alternatives.</b> {@link Propagation} is the same search with fewer rules and objects that can be read.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
public final class Race {
    private static final int LOOK_UP_EVERY = 1024;

    /** A guess takes away a candidate or more, and each cell keeps one; the full board takes one more place. */
    private static final int DEEPEST = 81 * 8 + 1;

    private final LoneBoard start = new LoneBoard();
    private final TwinBoards[] boards = new TwinBoards[DEEPEST];
    private final Fork fork = new Fork();
    private final Remainder remainder = new Remainder();
    private final Bet bet = new Bet();
    private final byte[] reused = new byte[81];
    private byte[] into;
    private Consumer<byte[]> receiver;
    private Search search;
    private long wanted;
    private long found;
    private long guesses;
    /**
     * Whether more than two solutions are wanted, and nobody counts the steps. Most boards have solutions then, so the
     * expensive rule, which refutes boards, is not asked.
     */
    private boolean counting;
    /** Whether the search may end before it has been everywhere, so that it matters where it looks first. */
    private boolean hurried;

    /**
     * Counts the solutions of a puzzle of 81 characters, up to a limit; whatever is no digit from 1 to 9 is a blank.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public long count(byte[] puzzle, long limit) {
        return run(puzzle, limit, null, null, null);
    }

    /** Writes the first solution that is found and says whether there is one. */
    public boolean solve(byte[] puzzle, byte[] solution) {
        return run(puzzle, 1, solution, null, null) > 0;
    }

    /**
     * Hands over the solutions of a puzzle, up to a limit, and says how many there were. It is the same array each
     * time: read it, copy what you keep, and do not change it.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public long enumerate(byte[] puzzle, long limit, Consumer<byte[]> receiver) {
        return limit < 1 ? 0 : run(puzzle, limit, reused, receiver, null);
    }

    /** Finds all solutions for someone who counts every step, until told to stop by an exception. */
    void run(byte[] puzzle, Search observer) {
        run(puzzle, Long.MAX_VALUE, reused, null, observer);
    }

    /** How often two boards were made of one, for all puzzles so far. */
    public long guesses() {
        return guesses;
    }

    private long run(byte[] puzzle, long limit, byte[] solution, Consumer<byte[]> handedTo, Search observer) {
        wanted = limit;
        into = solution;
        receiver = handedTo;
        search = observer;
        found = 0;
        fork.forget();
        start.read(puzzle);
        counting = limit > 2 && observer == null;
        hurried = limit <= 2 && observer == null;
        bet.begin(hurried && handedTo == null ? limit : 0);
        if (start.narrow(true)) {
            if (start.isFull()) {
                if (into != null) {
                    start.write(into);
                }
                solved();
            } else if (bet.isOpen(0) && bet.isWon(start, puzzle)) {
                paidOut();
            } else {
                start.giveTo(at(0));
                guess(0);
            }
        }
        return Math.min(found, limit);
    }

    /** What was wanted was found by a bet. */
    private void paidOut() {
        found = wanted;
        if (into != null) {
            bet.write(into);
        }
    }

    private TwinBoards at(int depth) {
        if (boards[depth] == null) {
            boards[depth] = new TwinBoards();
        }
        return boards[depth];
    }

    /**
     * Makes the twins of this depth, which are alike and not full, differ, and follows them. It is long: with a
     * method of its own that follows one board, searches took a twentieth longer.
     */
    private void guess(int depth) {
        TwinBoards twins = boards[depth];
        fork.choose(twins);
        int cell = fork.cell;
        int digit = fork.digit;
        int otherDigit = fork.otherDigit;
        int options = fork.options;
        twins.place(0, cell, digit);
        if (otherDigit == Fork.NONE) {
            twins.ruleOut(1, cell, digit);
        } else {
            twins.place(1, cell, otherDigit);
        }
        if (++guesses % LOOK_UP_EVERY == 0) {
            lookUp();
        }
        long alive = twins.narrow(cell % 9 / 3, !counting);
        int first = 0;
        if (alive == 0) {
            fork.refuted();
        } else if (alive == Lanes.BOTH && hurried) {
            first = twins.fuller();
            if (bet.isOpen(depth) && bet.isWon(twins, first)) {
                paidOut();
                return;
            }
        }
        for (int turn = 0; turn < 2 && found < wanted; turn++) {
            int board = turn == 0 ? first : 1 - first;
            int guessed = board == 0 ? digit : otherDigit;
            boolean observedNode = search != null && guessed != Fork.NONE;
            if (observedNode) {
                search.place(cell, guessed, options);
            }
            long own = alive & Lanes.FIRST << Lanes.FIELD * board;
            if (own != 0 && counting && remainder.take(twins, board)) {
                if (receiver != null) {
                    twins.write(board, into);
                }
                found += remainder.each(wanted - found, reused, receiver);
            } else if (own != 0 && !counting && twins.isFull(own)) {
                if (into != null) {
                    twins.write(board, into);
                }
                solved();
            } else if (own != 0) {
                at(depth + 1).take(twins, board);
                guess(depth + 1);
            }
            if (observedNode) {
                search.undo(cell, guessed);
            }
        }
    }

    /** One more, which was written if anybody is to read it. */
    private void solved() {
        found++;
        if (receiver != null) {
            receiver.accept(into);
        }
        if (search != null) {
            int[] digits = new int[reused.length];
            Arrays.setAll(digits, cell -> reused[cell] - '0');
            search.solution(digits);
        }
    }

    private void lookUp() {
        if (search == null && Thread.currentThread().isInterrupted()) {
            throw new CancellationException("The race was interrupted.");
        }
    }
}
