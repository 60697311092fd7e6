package sudoku.piece.manyhands;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import sudoku.chart.Chart;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.TightestCell;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * A search tree in parts, by the library: again and again the part that has waited longest is split, until there are
 * as many as wanted.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 *
 * @param serial the nodes that the cut has placed itself
 * @param works the nodes of each part
 */
public record Cut(long serial, long[] works) {
    private static final int MOST_HANDS = 32;

    public static Cut of(Grid puzzle, int wanted) {
        Deque<int[]> open = new ArrayDeque<>(List.of(puzzle.toArray()));
        long serial = 0;
        while (!open.isEmpty() && open.size() < wanted) {
            int[] first = open.remove();
            if (!Grid.of(first).isFull()) {
                List<int[]> parts = Split.PIECE.library().split(first);
                serial += parts.size();
                open.addAll(parts);
            }
        }
        return new Cut(serial, works(open));
    }

    /** The whole tree of each board, in nodes. */
    public static long[] works(Iterable<int[]> boards) {
        TightestCell search = new TightestCell();
        long[] works = new long[0];
        for (int[] board : boards) {
            works = Arrays.copyOf(works, works.length + 1);
            works[works.length - 1] =
                    search.solve(Grid.of(board), SearchLimit.none()).nodes();
        }
        return works;
    }

    /** The nodes of each part, in an array of their own. */
    @Override
    public long[] works() {
        return works.clone();
    }

    public Schedule schedule(int hands) {
        return Schedule.of(serial, works, hands);
    }

    /** How many times as fast up to 32 hands are, and would be if the parts were spread evenly. */
    public static Chart limits(Grid puzzle, int... wanted) {
        Table table = Table.create(IntColumn.create("hands"), DoubleColumn.create("times"), StringColumn.create("of"));
        for (int many : wanted) {
            Cut cut = of(puzzle, many);
            for (int hands = 1; hands <= MOST_HANDS; hands++) {
                Schedule schedule = cut.schedule(hands);
                add(table, hands, schedule.timesAsFast(), many + " parts");
                add(table, hands, schedule.allowed(), many + " parts, Amdahl");
            }
        }
        return Chart.lines(table, "hands", "times").by("of").title("Times as fast: reached, and allowed by the law");
    }

    private static void add(Table table, int hands, double times, String name) {
        table.intColumn(0).append(hands);
        table.doubleColumn(1).append(times);
        table.stringColumn(2).append(name);
    }
}
