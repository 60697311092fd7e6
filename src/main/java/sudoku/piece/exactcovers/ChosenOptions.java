package sudoku.piece.exactcovers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;

/**
 * The options that a search for an exact cover has chosen, the last on top; it counts them, and hears of solutions.
 *
 * <p><b>Idea.</b> A search that pushes, pops and asks for an item has said all that can be counted or drawn: a push is
 * a node, a rule that finds no open item is a solution, and an option that is popped with nothing chosen above it was
 * a dead end.
 *
 * <p><b>Representation.</b> A stack of the student's own arrays, so that her search may know it as a {@code Deque}.
 * What is kept of a solution is a copy, for the stack goes on.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
public final class ChosenOptions extends ArrayDeque<int[]> {
    private static final int MOST_SOLUTIONS = 10_000;

    private final boolean stopsAtTheFirst;
    private final Optional<ExactCover> cover;
    private final Optional<ChoiceTrace> trace;
    private final List<List<int[]>> solutions = new ArrayList<>();
    private long nodes;
    private long found;

    private ChosenOptions(boolean stopsAtTheFirst, Optional<ExactCover> cover) {
        this.stopsAtTheFirst = stopsAtTheFirst;
        this.cover = cover;
        trace = cover.map(ChoiceTrace::new);
    }

    /** Nothing chosen, and one solution will be enough. */
    public static ChosenOptions untilFirst() {
        return new ChosenOptions(true, Optional.empty());
    }

    /** Nothing chosen, and no number of solutions will be enough: for whole trees. */
    public static ChosenOptions toTheEnd() {
        return new ChosenOptions(false, Optional.empty());
    }

    /** The same for the options of this cover, by whose names the search can be drawn. */
    public static ChosenOptions toTheEnd(ExactCover cover) {
        return on(cover, false);
    }

    static ChosenOptions on(ExactCover cover, boolean stopsAtTheFirst) {
        return new ChosenOptions(stopsAtTheFirst, Optional.of(cover));
    }

    /** Chooses an option: a node. */
    @Override
    public void push(int[] option) {
        nodes++;
        super.push(option);
        trace.ifPresent(kept -> kept.chosen(number(cover.get(), option)));
    }

    /**
     * Takes the last option back, and gives it.
     *
     * @throws java.util.NoSuchElementException if none is chosen
     */
    @Override
    public int[] pop() {
        int[] option = super.pop();
        trace.ifPresent(kept -> kept.takenBack(number(cover.get(), option)));
        return option;
    }

    /** How many solutions are enough. */
    public long wanted() {
        return stopsAtTheFirst ? 1 : Long.MAX_VALUE;
    }

    /** Whether the solutions heard of so far are enough. */
    public boolean enough() {
        return found >= wanted();
    }

    /** The same rule, and when it finds no open item, that is noted here as a solution. */
    TakeItem hearing(TakeItem rule) {
        return (options, open) -> {
            int item = rule.take(options, open);
            if (item < 0) {
                solved();
            }
            return item;
        };
    }

    private void solved() {
        found++;
        if (solutions.size() < MOST_SOLUTIONS) {
            solutions.add(standing());
        }
        trace.ifPresent(ChoiceTrace::solved);
    }

    private static int number(ExactCover of, int[] option) {
        for (int number = 0; number < of.optionCount(); number++) {
            if (Arrays.equals(of.itemsOf(number), option)) {
                return number;
            }
        }
        throw new IllegalArgumentException("No option of this cover has the items " + Arrays.toString(option) + ".");
    }

    /** How many options have been chosen, kept or taken back. */
    public long nodes() {
        return nodes;
    }

    /** How many solutions it has heard of. */
    public long found() {
        return found;
    }

    /** The solutions, each in the order in which its options were chosen; the first ten thousand. */
    public List<List<int[]>> solutions() {
        return List.copyOf(solutions);
    }

    /** The options with these items, by the names they have in this cover. */
    public static List<String> names(ExactCover cover, List<int[]> options) {
        return options.stream()
                .map(option -> cover.option(number(cover, option)))
                .toList();
    }

    /** The options that stand, the first one chosen first. */
    public List<int[]> standing() {
        List<int[]> bottomUp = new ArrayList<>();
        descendingIterator().forEachRemaining(bottomUp::add);
        return bottomUp;
    }

    /**
     * The steps so far, of a search whose cover is known.
     *
     * @throws java.util.NoSuchElementException if it is not
     */
    public CoverTrace trace() {
        return trace.orElseThrow().steps();
    }
}
