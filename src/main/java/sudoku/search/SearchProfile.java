package sudoku.search;

import java.util.Arrays;

/**
 * The outline of a search of any length: how many nodes at each depth, how many choices of each width.
 *
 * <p><b>Idea.</b> A search of seventy million nodes cannot be kept, but it can be counted where it
 * happens. The depth of a node is the number of digits standing once it is placed, so the first has
 * depth 1. A <em>choice</em> is a cell the search came to, as wide as it had candidates; one without
 * any is a dead end.
 *
 * <p><b>Representation.</b> Two arrays of counters, and for each standing node whether its next
 * choice was counted already: a cell with three candidates is one choice and up to three nodes.
 *
 * <p><b>Alternatives.</b> {@link Trace} keeps the steps themselves, for small searches.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
public final class SearchProfile implements SearchListener {
    private long[] nodes = new long[82];
    private long[] choices = new long[10];
    private boolean[] counted = new boolean[82];
    private int depth;
    private int deepest;

    @Override
    public void placed(int cell, int digit, int options) {
        choose(options);
        depth++;
        if (depth > deepest) {
            deepest = depth;
            if (depth == nodes.length) {
                nodes = Arrays.copyOf(nodes, 2 * depth);
                counted = Arrays.copyOf(counted, 2 * depth);
            }
        }
        nodes[depth]++;
        counted[depth] = false;
    }

    @Override
    public void undone(int cell, int digit) {
        depth--;
    }

    @Override
    public void deadEnd(int cell) {
        choose(0);
    }

    @Override
    public void noPlace(int house, int digit) {
        choose(0);
    }

    private void choose(int options) {
        if (!counted[depth]) {
            counted[depth] = true;
            if (options >= choices.length) {
                choices = Arrays.copyOf(choices, options + 1);
            }
            choices[options]++;
        }
    }

    /** The most digits placed at the same time. */
    public int deepest() {
        return deepest;
    }

    /** How many nodes were placed as the {@code depth}-th digit standing. */
    public long nodesAt(int depth) {
        return depth <= deepest ? nodes[depth] : 0;
    }

    /** The largest number of candidates of any cell the search came to. */
    public int widest() {
        int widest = choices.length - 1;
        while (widest > 0 && choices[widest] == 0) {
            widest--;
        }
        return widest;
    }

    /** How often the search came to a cell with this many candidates. */
    public long choices(int candidates) {
        return candidates < choices.length ? choices[candidates] : 0;
    }

    /** The mean number of candidates where there was something to choose, 0 when there never was. */
    public double meanBranching() {
        long times = 0;
        long candidates = 0;
        for (int width = 2; width < choices.length; width++) {
            times += choices[width];
            candidates += width * choices[width];
        }
        return times == 0 ? 0 : (double) candidates / times;
    }
}
