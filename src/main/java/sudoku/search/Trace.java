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
    public enum Kind { PLACED, UNDONE, DEAD_END, SOLVED }

    /**
     * One step.
     *
     * @param cell the cell it happened on, -1 for a solution
     * @param digit the digit placed or undone, else 0
     * @param options how many candidates the cell had when it was chosen; 0 where that means nothing
     */
    public record Step(Kind kind, int cell, int digit, int options) {}

    private final int most;
    private final List<Step> steps = new ArrayList<>();
    private long seen;

    /** Keeps the first {@code most} steps. */
    public Trace(int most) {
        this.most = most;
    }

    private void add(Kind kind, int cell, int digit, int options) {
        if (seen++ < most) {
            steps.add(new Step(kind, cell, digit, options));
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
