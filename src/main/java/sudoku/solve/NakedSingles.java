package sudoku.solve;

import sudoku.grid.Digits;
import sudoku.search.Reason;

/**
 * A cell with one candidate takes it.
 *
 * <p><b>Idea.</b> "Naked" because it lies open in the cell itself: whatever else the board says, no other digit can
 * be there.
 *
 * <p><b>Representation.</b> None of its own; {@link Candidates} keep a set for each cell.
 *
 * <p><b>Cost.</b> One look at each cell.
 *
 * <p><b>Alternatives.</b> Noticing it when the last but one candidate is struck, which saves the looking and costs a
 * queue: that is arc consistency, {@link Arcs}.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class NakedSingles implements Inference {
    private static final Reason REASON = new Reason("naked single");

    @Override
    public String name() {
        return REASON.rule();
    }

    @Override
    public void apply(Candidates candidates) {
        for (int cell = 0; cell < candidates.cells().count(); cell++) {
            int set = candidates.get(cell);
            if (candidates.isBlank(cell) && Digits.count(set) == 1) {
                candidates.settle(cell, Digits.first(set), REASON);
            }
        }
    }
}
