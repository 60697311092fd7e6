package sudoku.chart;

import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import sudoku.genetic.Evolution;
import sudoku.genetic.Generation;
import sudoku.grid.Grid;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * How many seeds each evolution solves with the same work.
 *
 * <p><b>Idea.</b> One run of a method of chance says nothing, and a run that may go on for ever always succeeds. So:
 * seeds 1 to so many, each until it has weighed so many boards, and count.
 *
 * <p><b>Representation.</b> A row for each method, added one by one.
 *
 * <p><b>Cost.</b> At most seeds × boards for each method.
 *
 * <p><b>Alternatives.</b> The mean work to a solution leaves out the runs that have none, which are the worst.
 *
 * <p><b>Lesson.</b> 09-genetic.
 */
public final class SuccessTable {
    private final String what;
    private final Grid puzzle;
    private final int seeds;
    private final long boards;
    private final StringColumn names;
    private final IntColumn solved = IntColumn.create("solved");

    /** @param what what the methods differ in: the name of the first column */
    public SuccessTable(String what, Grid puzzle, int seeds, long boards) {
        this.what = what;
        this.puzzle = puzzle;
        this.seeds = seeds;
        this.boards = boards;
        this.names = StringColumn.create(what);
    }

    /** Runs a method on all seeds and adds its row. */
    public SuccessTable add(String name, Evolution evolution) {
        long count = ends(evolution, puzzle, seeds, boards).stream().filter(Generation::isSolved).count();
        names.append(name);
        solved.append((int) count);
        return this;
    }

    /** Where each seed ends: solved, or with its boards used up, or where it was interrupted. */
    public static List<Generation> ends(Evolution evolution, Grid puzzle, int seeds, long boards) {
        return LongStream.rangeClosed(1, seeds).mapToObj(seed -> end(evolution, puzzle, seed, boards)).toList();
    }

    private static Generation end(Evolution evolution, Grid puzzle, long seed, long boards) {
        Iterator<Generation> generations = evolution.stream(puzzle, seed).iterator();
        Generation last = generations.next();
        while (last.weighed() < boards && generations.hasNext()) {
            last = generations.next();
        }
        return last;
    }

    /** How many seeds the method of this name solved. */
    public int solved(String name) {
        int row = names.asList().indexOf(name);
        if (row < 0) {
            throw new IllegalArgumentException("The table has no row '" + name + "'. It has: "
                    + String.join(", ", names.asList()) + ".");
        }
        return solved.get(row);
    }

    /** Columns {@code what}, solved. */
    public Table table() {
        return Table.create(what, names, solved);
    }

    public Chart chart() {
        return Chart.bars(table(), what, "solved").title("Solved, of " + seeds + " seeds");
    }
}
