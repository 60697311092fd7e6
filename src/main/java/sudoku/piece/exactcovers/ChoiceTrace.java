package sudoku.piece.exactcovers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;

/**
 * What a search of a cover has chosen and taken back, kept so that it can be drawn.
 *
 * <p>An option that is taken back with nothing chosen after it was a dead end, unless it has completed a solution.
 */
public final class ChoiceTrace {
    private static final int MOST_STEPS = 10_000;

    private final ExactCover cover;
    private final CoverTrace trace = new CoverTrace(MOST_STEPS);
    private final List<int[]> standing = new ArrayList<>();
    /** Nothing has been chosen or solved since the last option was. */
    private boolean isLeaf = true;

    public ChoiceTrace(ExactCover cover) {
        this.cover = cover;
    }

    /** An option has been chosen. */
    public void chosen(int option) {
        isLeaf = true;
        int[] items = cover.itemsOf(option);
        standing.add(items);
        trace.selected(option, -1, 0);
        for (int item : items) {
            trace.covered(item);
        }
    }

    /** This option, the last of those that stand, has been taken back. */
    public void takenBack(int option) {
        ended();
        int[] items = standing.remove(standing.size() - 1);
        for (int i = items.length - 1; i >= 0; i--) {
            trace.uncovered(items[i]);
        }
        trace.deselected(option);
    }

    /** What stands is a solution. */
    public void solved() {
        isLeaf = false;
        trace.solved(new int[0]);
    }

    /** A branch has come to its end here. */
    public void ended() {
        if (isLeaf) {
            stuck().ifPresent(trace::deadEnd);
        }
        isLeaf = false;
    }

    /** Whether all items that must be covered are. */
    public boolean isComplete() {
        for (int item = 0; item < cover.primaryCount(); item++) {
            if (!isCovered(item)) {
                return false;
            }
        }
        return true;
    }

    /** The steps so far. */
    public CoverTrace steps() {
        if (standing.isEmpty()) {
            ended();
        }
        return trace;
    }

    /** The first item that must still be covered and no option is left for. */
    private Optional<Integer> stuck() {
        for (int item = 0; item < cover.primaryCount(); item++) {
            if (!isCovered(item) && !isOffered(item)) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    private boolean isCovered(int item) {
        return standing.stream().anyMatch(option -> Arrays.stream(option).anyMatch(each -> each == item));
    }

    private boolean isOffered(int item) {
        for (int option = 0; option < cover.optionCount(); option++) {
            if (cover.covers(option, item)
                    && Arrays.stream(cover.itemsOf(option)).noneMatch(this::isCovered)) {
                return true;
            }
        }
        return false;
    }
}
