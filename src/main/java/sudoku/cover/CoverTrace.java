package sudoku.cover;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The first steps of a search for exact covers, kept to be looked at afterwards.
 *
 * <p>What comes after the bound is counted, not kept.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class CoverTrace implements CoverListener {
    /** What happened in one step. */
    public enum Kind {
        SELECTED,
        DESELECTED,
        DEAD_END,
        COVERED,
        UNCOVERED,
        SOLVED
    }

    /**
     * One step.
     *
     * @param item the item it happened to, -1 for {@code DESELECTED} and {@code SOLVED}
     * @param option the option selected or taken back, else -1
     * @param choices how many options the item had when this one was selected, else 0
     */
    public record Step(Kind kind, int item, int option, int choices) {}

    private final int most;
    private final List<Step> steps = new ArrayList<>();
    private long seen;

    /** Keeps the first {@code most} steps. */
    public CoverTrace(int most) {
        this.most = most;
    }

    private void add(Kind kind, int item, int option, int choices) {
        if (seen++ < most) {
            steps.add(new Step(kind, item, option, choices));
        }
    }

    @Override
    public void selected(int option, int item, int choices) {
        add(Kind.SELECTED, item, option, choices);
    }

    @Override
    public void deselected(int option) {
        add(Kind.DESELECTED, -1, option, 0);
    }

    @Override
    public void deadEnd(int item) {
        add(Kind.DEAD_END, item, -1, 0);
    }

    @Override
    public void covered(int item) {
        add(Kind.COVERED, item, -1, 0);
    }

    @Override
    public void uncovered(int item) {
        add(Kind.UNCOVERED, item, -1, 0);
    }

    @Override
    public void solved(int[] options) {
        add(Kind.SOLVED, -1, -1, 0);
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
