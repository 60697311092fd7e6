package sudoku.piece;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.Trace;

/**
 * The steps of a student's program, found out from the questions it asks.
 *
 * <p><b>Idea.</b> Her program is plain Java and tells nobody what it does. But before each step it asks the rule what
 * may be somewhere, and shows its board. What has changed since the question before is the step.
 *
 * <p><b>Representation.</b> The digits that stand, the last on top, as in the search itself: one that is taken back or
 * written over ends those that were written after it. A cell all of whose questions are answered with no is a dead
 * end, if the program has come to it from before, and not back from further on. Where it asks for all digits of a cell
 * at once, a cell without any is one; and where it asks which cell comes next, one where no digit may stand.
 */
public final class Steps {
    private static final int MOST = 100_000;

    private record Standing(int cell, int digit) {}

    private static volatile Steps current;

    /** One that was left behind may still be asking. */
    private final Thread watched = Thread.currentThread();

    private final Trace trace = new Trace(MOST);
    private final Deque<Standing> standing = new ArrayDeque<>();
    /** The one that the program has been given and writes on. */
    private final int[] board;

    private int[] last;
    private int asked = -1;
    private boolean fresh;
    private boolean anyFits;
    private int heard;
    /** It has come to a full board by itself, and not only said so at its end. */
    private boolean saidSolved;

    private Steps(Grid puzzle) {
        board = puzzle.toArray();
        last = puzzle.toArray();
    }

    /** What the program does with the board, until it comes back. */
    public static Steps of(Grid puzzle, Predicate<int[]> program) {
        Steps steps = new Steps(puzzle);
        current = steps;
        try {
            boolean solved = program.test(steps.board);
            steps.end(solved);
        } finally {
            current = null;
        }
        return steps;
    }

    public Trace trace() {
        return trace;
    }

    /** Of a program that asks somebody else nothing can be told but how it ends. */
    boolean areHeard() {
        return heard > 0;
    }

    /** A question of the program that is being watched, if one is. */
    static void hear(int[] board, int cell, int digit, boolean fits) {
        Steps steps = current;
        if (steps != null && steps.watched == Thread.currentThread()) {
            steps.heard++;
            steps.question(board, cell, fits);
        }
    }

    /** A question about all digits of a cell at once: whether there are any. */
    public static void hear(int cell, boolean any) {
        Steps steps = current;
        if (steps != null && steps.watched == Thread.currentThread()) {
            steps.heard++;
            steps.look(cell, any);
        }
    }

    /** The cell that comes next, and whether any digit may be there; no cell, when the board is full. */
    public static void came(int cell, BooleanSupplier any) {
        Steps steps = current;
        if (steps != null && steps.watched == Thread.currentThread()) {
            steps.heard++;
            if (cell >= 0 && cell < steps.board.length) {
                steps.look(cell, any.getAsBoolean());
            } else {
                steps.solved();
            }
        }
    }

    private void solved() {
        follow(board);
        drawSolution();
        saidSolved = true;
    }

    /** What a program calls a solution need be none. */
    private void drawSolution() {
        if (Rules.isSolved(Grid.of(board))) {
            trace.solved(Grid.of(board));
        }
    }

    /** Who asks the same of the same board again has not come back to it. */
    private void look(int cell, boolean any) {
        boolean isNew = cell != asked || !Arrays.equals(board, last);
        follow(board);
        asked = cell;
        if (isNew && !any) {
            trace.deadEnd(cell);
        }
    }

    private void question(int[] board, int cell, boolean fits) {
        if (cell != asked) {
            leave();
            fresh = cell > asked;
            anyFits = false;
            asked = cell;
        }
        follow(board);
        anyFits |= fits;
    }

    /** From the cell that was asked about last. */
    private void leave() {
        if (asked >= 0 && fresh && !anyFits) {
            trace.deadEnd(asked);
        }
    }

    private void follow(int[] board) {
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] != last[cell] && last[cell] != Grid.BLANK) {
                end(cell);
            }
        }
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] != last[cell] && board[cell] != Grid.BLANK) {
                standing.push(new Standing(cell, board[cell]));
                trace.placed(cell, board[cell], 0);
            }
        }
        last = board.clone();
    }

    /** What is in this cell and what was written after it. */
    private void end(int cell) {
        while (standing.stream().anyMatch(each -> each.cell() == cell)) {
            Standing ended = standing.pop();
            trace.undone(ended.cell(), ended.digit());
        }
    }

    private void end(boolean solved) {
        if (!solved) {
            leave();
        }
        follow(board);
        if (solved && !saidSolved) {
            drawSolution();
        }
    }
}
