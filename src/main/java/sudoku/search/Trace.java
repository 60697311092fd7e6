package sudoku.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sudoku.grid.Grid;

/**
 * The first steps of a search, kept to be looked at afterwards.
 *
 * <p><b>Idea.</b> A film of the search: a step player shows it frame by frame, a tree picture
 * folds it into branches.
 *
 * <p><b>Representation.</b> A list with a bound. What comes after the bound is counted, not kept,
 * and {@link #isComplete} tells so.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Trace implements SearchListener {
    /** What happened in one step. */
    public enum Kind {
        /** The search tried a digit. */
        PLACED,
        /** It took the digit back, and with it all that was deduced and ruled out since. */
        UNDONE,
        /** A cell has no candidate. */
        DEAD_END,
        /** A digit has no place in a house. */
        NO_PLACE,
        /** Thinking settled a cell. */
        DEDUCED,
        /** Thinking ruled a candidate out. */
        ELIMINATED,
        SOLVED
    }

    /**
     * One step.
     *
     * @param cell the cell it happened on, -1 for a solution and for a house without a place
     * @param digit the digit in question, 0 for a solution and for a cell without a candidate
     * @param options how many candidates the cell had when it was chosen; 0 where that means nothing
     * @param reason why, for what was deduced or ruled out or has no place, else {@code null}
     */
    public record Step(Kind kind, int cell, int digit, int options, Reason reason) {
        public Step(Kind kind, int cell, int digit, int options) {
            this(kind, cell, digit, options, null);
        }
    }

    private final int most;
    private final boolean keepsEliminations;
    private final List<Step> steps = new ArrayList<>();
    private long seen;

    /** Keeps the first {@code most} steps, where ruling a candidate out is no step of its own. */
    public Trace(int most) {
        this(most, false);
    }

    private Trace(int most, boolean keepsEliminations) {
        this.most = most;
        this.keepsEliminations = keepsEliminations;
    }

    /** Keeps the eliminations too: a film of the pencil marks, many times as long. */
    public static Trace withEliminations(int most) {
        return new Trace(most, true);
    }

    private void add(Kind kind, int cell, int digit, int options) {
        add(kind, cell, digit, options, null);
    }

    private void add(Kind kind, int cell, int digit, int options, Reason reason) {
        if (seen++ < most) {
            steps.add(new Step(kind, cell, digit, options, reason));
        }
    }

    @Override
    public void placed(int cell, int digit, int options) {
        add(Kind.PLACED, cell, digit, options);
    }

    @Override
    public void undone(int cell, int digit) {
        add(Kind.UNDONE, cell, digit, 0);
    }

    @Override
    public void deadEnd(int cell) {
        add(Kind.DEAD_END, cell, 0, 0);
    }

    @Override
    public void noPlace(int house, int digit) {
        add(Kind.NO_PLACE, -1, digit, 0, new Reason("no place", house, List.of()));
    }

    @Override
    public void deduced(int cell, int digit, Reason reason) {
        add(Kind.DEDUCED, cell, digit, 0, reason);
    }

    @Override
    public void eliminated(int cell, int digit, Reason reason) {
        if (keepsEliminations) {
            add(Kind.ELIMINATED, cell, digit, 0, reason);
        }
    }

    @Override
    public void solved(Grid solution) {
        add(Kind.SOLVED, -1, 0, 0);
    }

    /** The steps kept, in order. */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** Whether every step of the search was kept. */
    public boolean isComplete() {
        return seen <= most;
    }

    /** How many steps the search took, kept or not. */
    public long length() {
        return seen;
    }
}
