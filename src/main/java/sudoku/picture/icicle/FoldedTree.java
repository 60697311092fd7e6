package sudoku.picture.icicle;

import java.util.Arrays;
import java.util.List;
import sudoku.grid.Grid;
import sudoku.picture.SearchTreePicture;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.solve.Solver;

/**
 * The tree of a search of any length, folded while it grows into a fixed number of columns.
 *
 * <p><b>Idea.</b> A search goes down, ends, goes back a little, and down again. Each such <em>way
 * down</em> needs two numbers: the depth where it leaves the way before, and the depth where it
 * ends. Written side by side they are the tree, and where there are too many to be seen, neighbors
 * share a column.
 *
 * <p><b>Representation.</b> For a column, the shallowest depth at which one of its ways begins: a
 * node above that depth runs through unbroken. And how many of its ways end at each depth. When all
 * columns are used, every two become one and each holds twice as many ways from then on.
 *
 * <p><b>Cost.</b> A few array accesses a way down; memory does not grow with the search.
 *
 * <p><b>Alternatives.</b> {@link SearchTreePicture} keeps every node, of small searches.
 *
 * <p><b>Lesson.</b> None yet: for large trees of your own.
 */
public final class FoldedTree implements SearchListener {
    private static final int MOST_COLUMNS = 1024;
    private static final int NONE = -1;

    /** Neighboring ways down that share a place in the picture. */
    static final class Column {
        /** The shallowest depth at which one of these ways leaves the one before it. */
        int start;
        /** How many ways end at each depth. */
        int[] ends;

        int ways;

        private Column(int start, int end) {
            this.start = start;
            this.ends = new int[end + 1];
            ends[end] = 1;
            ways = 1;
        }

        private void add(int otherStart, int end) {
            start = Math.min(start, otherStart);
            if (end >= ends.length) {
                ends = Arrays.copyOf(ends, end + 1);
            }
            ends[end]++;
            ways++;
        }

        /** Two neighbors as one. */
        private Column with(Column other) {
            Column both = new Column(0, Math.max(ends.length, other.ends.length) - 1);
            both.start = Math.min(start, other.start);
            both.ways = ways + other.ways;
            Arrays.setAll(both.ends, end -> endsAt(end) + other.endsAt(end));
            return both;
        }

        private int endsAt(int depth) {
            return depth < ends.length ? ends[depth] : 0;
        }

        /** The depth that at least this share of the ways reach. */
        int reachedBy(double share) {
            int missing = ways - (int) Math.ceil(share * ways);
            int depth = 0;
            for (int before = ends[0]; depth < ends.length - 1 && before <= missing; before += ends[depth]) {
                depth++;
            }
            return depth;
        }
    }

    private Column[] columns = new Column[MOST_COLUMNS];
    private int used;
    private int waysAColumn = 1;
    private long ways;
    private long nodes;
    private int depth;
    private int deepest;
    private boolean goingDown = true;
    private int start = 1;
    private long solvedWay = NONE;
    private int solvedDepth;

    /** The tree of a search to the first solution. */
    public static FoldedTree of(Solver solver, Grid puzzle) {
        FoldedTree tree = new FoldedTree();
        solver.solve(puzzle, SearchLimit.first(), tree);
        return tree;
    }

    @Override
    public void placed(int cell, int digit, int options) {
        nodes++;
        depth++;
        deepest = Math.max(deepest, depth);
        if (!goingDown) {
            goingDown = true;
            start = depth;
        }
    }

    @Override
    public void undone(int cell, int digit) {
        end();
        depth--;
    }

    @Override
    public void deadEnd(int cell) {
        end();
    }

    @Override
    public void noPlace(int house, int digit) {
        end();
    }

    @Override
    public void solved(Grid solution) {
        end();
        if (solvedWay == NONE) {
            solvedWay = ways - 1;
            solvedDepth = depth;
        }
    }

    private void end() {
        if (!goingDown) {
            return;
        }
        goingDown = false;
        ways++;
        if (used > 0 && columns[used - 1].ways < waysAColumn) {
            columns[used - 1].add(start, depth);
            return;
        }
        if (used == MOST_COLUMNS) {
            columns = Arrays.copyOf(inPairs(columns, used), MOST_COLUMNS);
            used /= 2;
            waysAColumn *= 2;
        }
        columns[used++] = new Column(start, depth);
    }

    private static Column[] inPairs(Column[] columns, int used) {
        Column[] pairs = new Column[(used + 1) / 2];
        Arrays.setAll(pairs, i -> 2 * i + 1 < used ? columns[2 * i].with(columns[2 * i + 1]) : columns[2 * i]);
        return pairs;
    }

    /** The tree in at most this many columns, from left to right. */
    List<Column> columns(int most) {
        Column[] folded = Arrays.copyOf(columns, used);
        while (folded.length > most) {
            folded = inPairs(folded, folded.length);
        }
        return List.of(folded);
    }

    long nodes() {
        return nodes;
    }

    /** How often the search came to an end and had to go back, or found a solution. */
    long ways() {
        return ways;
    }

    int deepest() {
        return deepest;
    }

    /** Which way down, counted from 0, found the first solution; -1 when none did. */
    long solvedWay() {
        return solvedWay;
    }

    int solvedDepth() {
        return solvedDepth;
    }
}
