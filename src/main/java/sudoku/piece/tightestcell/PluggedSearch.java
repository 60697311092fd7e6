package sudoku.piece.tightestcell;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import sudoku.grid.Cells;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.Flip;

/**
 * A search to which three things are handed: what may be in a cell, how the notes are kept, and where it goes next.
 *
 * <p><b>Idea.</b> Nothing else in it knows what is searched. Sudoku is one such pair, a map to be colored another,
 * and each answer to "where next?" is another tree.
 *
 * <p><b>Representation.</b> A stack of cells; the digit that a cell tried last is on the board.
 *
 * <p><b>Cost.</b> That of its parts: one question for what may stand, and one for where next, a node.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class PluggedSearch {
    /** No tree of a lesson is near that, and somebody waits. */
    private static final long MOST_NODES = 20_000_000;

    private final CellCandidates candidates;
    private final Flip flip;

    private PluggedSearch(CellCandidates candidates, Flip flip) {
        this.candidates = candidates;
        this.flip = flip;
    }

    /** A search that asks these candidates and keeps its notes with this flip, right or not. */
    public static PluggedSearch of(CellCandidates candidates, Flip flip) {
        return new PluggedSearch(candidates, flip);
    }

    /** For a problem whose board is all the notes it needs: it is handed over as the notes, too. */
    public static PluggedSearch of(CellCandidates candidates) {
        return of(candidates, (used, cell, digit) -> {});
    }

    /** One walk through the tree. */
    private final class Walk {
        private final int[] board;
        private final int[] used;
        private final Where where;
        /** How many candidates each cell on the stack had when the search came to it. */
        private final int[] width;

        private final Deque<Integer> stack = new ArrayDeque<>();
        private long nodes;
        private long solutions;

        Walk(int[] board, int[] used, Where where) {
            this.board = board;
            this.used = used;
            this.where = where;
            this.width = new int[board.length];
            come();
        }

        private void come() {
            int cell = where.where(board, used);
            refuse(cell);
            if (cell < board.length) {
                width[cell] = Integer.bitCount(candidates.candidates(used, cell));
            }
            stack.push(cell);
        }

        /** An order that breaks its promise would be searched forever, or end before the board is full. */
        private void refuse(int cell) {
            boolean isNone = cell < 0 || cell > board.length;
            if (isNone || (cell < board.length && board[cell] != 0)) {
                throw new IllegalStateException("The order names " + name(cell) + ", and "
                        + (isNone ? "there is no such cell." : "that one is filled. A blank has board[cell] == 0."));
            }
            for (int blank = 0; cell == board.length && blank < board.length; blank++) {
                if (board[blank] == 0) {
                    throw new IllegalStateException(
                            "The order says board.length, as if no blank were left, but " + name(blank) + " is blank.");
                }
            }
        }

        private String name(int cell) {
            int side = (int) Math.sqrt(board.length);
            boolean isOnABoard = side * side == board.length && cell >= 0 && cell < board.length;
            return "cell " + cell + (isOnABoard ? ", " + Cells.of(side).name(cell) : "");
        }

        private boolean advance(int cell) {
            int last = board[cell];
            int above = candidates.candidates(used, cell) & -2 << last;
            if (last != 0) {
                flip.flip(used, cell, last);
            }
            board[cell] = above == 0 ? 0 : Integer.numberOfTrailingZeros(above);
            if (above != 0) {
                flip.flip(used, cell, board[cell]);
                nodes++;
            }
            if (nodes > MOST_NODES) {
                throw new IllegalStateException(String.format(
                        Locale.ROOT,
                        "This search had not ended after %,d digits, so it was stopped. Does your where name a"
                                + " cell with few candidates?",
                        MOST_NODES));
            }
            return above != 0;
        }

        /** Goes on to the next solution; false, when there is none any more. */
        boolean next(Runnable eachNode) {
            while (!stack.isEmpty()) {
                int cell = stack.peek();
                if (cell < board.length && advance(cell)) {
                    eachNode.run();
                    come();
                } else {
                    stack.pop();
                }
                if (cell == board.length) {
                    solutions++;
                    return true;
                }
            }
            return false;
        }

        Walk toTheEnd(Runnable eachNode) {
            while (next(eachNode)) {
                continue;
            }
            return this;
        }
    }

    /** Leaves the first solution on the board, or the board as it was. */
    public boolean solve(int[] board, int[] used, Where where) {
        return new Walk(board, used, where).next(() -> {});
    }

    /** How many digits are written when the whole tree is searched. Board and notes are left as they were. */
    public long nodes(int[] board, int[] used, Where where) {
        return new Walk(board, used, where).toTheEnd(() -> {}).nodes;
    }

    /** How many solutions there are. Board and notes are left as they were. */
    public long solutions(int[] board, int[] used, Where where) {
        return new Walk(board, used, where).toTheEnd(() -> {}).solutions;
    }

    /** The largest number that this counting says of the stack anywhere in the whole tree. */
    public int deepest(int[] board, int[] used, Where where, Choices counting) {
        int[] deepest = new int[1];
        Walk walk = new Walk(board, used, where);
        walk.toTheEnd(() -> deepest[0] = Math.max(deepest[0], counting.choices(walk.stack, walk.width)));
        return deepest[0];
    }

    /**
     * How many digits of the whole tree are written in a choice, a cell with two candidates or more: at place 1 those
     * of the first choice on their way down, at place 2 those of the second, and so on to the deepest. Place 0 is 0.
     */
    public long[] choiceProfile(int[] board, int[] used, Where where) {
        long[] digits = new long[board.length + 1];
        Walk walk = new Walk(board, used, where);
        walk.toTheEnd(() -> {
            if (walk.width[walk.stack.peek()] > 1) {
                digits[
                        (int) walk.stack.stream()
                                .filter(cell -> walk.width[cell] > 1)
                                .count()]++;
            }
        });
        int deepest = board.length;
        while (deepest > 0 && digits[deepest] == 0) {
            deepest--;
        }
        return Arrays.copyOf(digits, deepest + 1);
    }
}
