package sudoku.solve;

import java.util.Arrays;
import java.util.List;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Reason;
import sudoku.search.SearchListener;

/**
 * The pencil marks: for every blank cell, the digits still possible there.
 *
 * <p><b>Idea.</b> Unlike {@link Masks}, which only know what is on the board, pencil marks
 * remember what was <em>concluded</em>: a digit ruled out stays out.
 *
 * <p><b>Representation.</b> A digit set a cell, and the board. Settling a cell strikes its digit
 * from all peers. As soon as a cell has no candidate, or a digit no place, the whole is a
 * contradiction and ignores everything that follows.
 *
 * <p><b>Cost.</b> 20 peers for a settled cell of a 9×9 board, and a copy of two arrays for each
 * digit a search tries: to take back is to throw the copy away.
 *
 * <p><b>Alternatives.</b> A list of all changes, to be undone one by one: less memory, more code.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class Candidates {
    /** The name of the reason for striking a digit that a peer holds. */
    public static final String PEER = "peer";

    private final Cells geometry;
    private final int[][] peers;
    private final int[][] houses;
    private final SearchListener listener;
    private final int[] board;
    private final int[] sets;
    private int blanks;
    private long changes;
    private boolean contradiction;

    private Candidates(Grid puzzle, SearchListener listener) {
        this.geometry = puzzle.cells();
        this.peers = new int[geometry.count()][];
        Arrays.setAll(peers, geometry::peers);
        this.houses = new int[geometry.houseCount()][];
        Arrays.setAll(houses, geometry::house);
        this.listener = listener;
        this.board = puzzle.toArray();
        this.sets = new int[board.length];
        this.blanks = puzzle.blanks();
    }

    private Candidates(Candidates other) {
        this.geometry = other.geometry;
        this.peers = other.peers;
        this.houses = other.houses;
        this.listener = other.listener;
        this.board = other.board.clone();
        this.sets = other.sets.clone();
        this.blanks = other.blanks;
        this.changes = other.changes;
        this.contradiction = other.contradiction;
    }

    /** The marks a person starts with: in every blank cell the digits that no peer holds. */
    public static Candidates of(Grid puzzle) {
        return of(puzzle, SearchListener.NONE);
    }

    /** The same, for someone who wants to hear what is concluded from them. */
    public static Candidates of(Grid puzzle, SearchListener listener) {
        Candidates start = new Candidates(puzzle, listener);
        for (int cell = 0; cell < start.board.length; cell++) {
            start.sets[cell] = start.legalDigits(cell);
            start.noticeDeadEnd(cell);
        }
        return start;
    }

    private int legalDigits(int cell) {
        int legal = Digits.all(geometry.size());
        for (int peer : peers[cell]) {
            legal = Digits.remove(legal, board[peer]);
        }
        return board[cell] == Grid.BLANK ? legal : legal & Digits.of(board[cell]);
    }

    Candidates copy() {
        return new Candidates(this);
    }

    /** Puts a digit on a cell for a reason found by thinking, and strikes it from all peers. */
    public void settle(int cell, int digit, Reason reason) {
        if (!contradiction && board[cell] == Grid.BLANK) {
            listener.deduced(cell, digit, reason);
            place(cell, digit);
        }
    }

    /** Puts a digit on a blank cell because a search tries it. */
    void place(int cell, int digit) {
        int kept = sets[cell] & Digits.of(digit);
        sets[cell] = kept;
        board[cell] = digit;
        blanks--;
        changes++;
        noticeDeadEnd(cell);
        Reason seen = listener == SearchListener.NONE ? null : new Reason(PEER, Reason.NO_HOUSE, List.of(cell));
        for (int peer : peers[cell]) {
            strike(peer, digit, seen);
        }
    }

    /** Rules digits out for a blank cell; those it does not have do no harm. */
    public void eliminate(int cell, int digits, Reason reason) {
        for (int left = digits & sets[cell]; left != Digits.NONE; left = Digits.rest(left)) {
            strike(cell, Digits.first(left), reason);
        }
    }

    private void strike(int cell, int digit, Reason reason) {
        if (contradiction || board[cell] != Grid.BLANK || !Digits.contains(sets[cell], digit)) {
            return;
        }
        sets[cell] = Digits.remove(sets[cell], digit);
        changes++;
        listener.eliminated(cell, digit, reason);
        noticeDeadEnd(cell);
    }

    private void noticeDeadEnd(int cell) {
        if (sets[cell] == Digits.NONE && !contradiction) {
            contradiction = true;
            listener.deadEnd(cell);
        }
    }

    /** Says that a digit has no place left in a house. */
    public void noPlace(int house, int digit) {
        if (!contradiction) {
            contradiction = true;
            listener.noPlace(house, digit);
        }
    }

    /** The digits possible on a cell; on a filled one that is its digit. */
    public int get(int cell) {
        return sets[cell];
    }

    public boolean isBlank(int cell) {
        return board[cell] == Grid.BLANK;
    }

    /** How many cells are not settled yet. */
    public int blanks() {
        return blanks;
    }

    /** Whether no solution can come of this any more. */
    public boolean isContradiction() {
        return contradiction;
    }

    /** Grows with everything concluded. */
    long changes() {
        return changes;
    }

    /** The blank cell with the fewest candidates, the first one on a tie; there must be a blank cell. */
    public int tightest() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < board.length; cell++) {
            int options = Digits.count(sets[cell]);
            if (board[cell] == Grid.BLANK && options < fewest) {
                best = cell;
                fewest = options;
            }
        }
        return best;
    }

    /** The first blank cell; there must be a blank cell. */
    int first() {
        int cell = 0;
        while (!isBlank(cell)) {
            cell++;
        }
        return cell;
    }

    /** The geometry of the board. */
    public Cells cells() {
        return geometry;
    }

    /** The cells of every house, in the order rows, columns, boxes; only to be read. */
    int[][] houses() {
        return houses;
    }

    int[] board() {
        return board;
    }

    /** The board as far as it is settled. */
    public Grid grid() {
        return Grid.of(board);
    }
}
