package sudoku.piece.howfast;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sudoku.chart.Chart;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.propagation.PencilMarks;
import sudoku.search.Trace;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * Lesson 6's search: sweep until nothing changes, take the cell with the fewest marks, try each of them on a copy. It
 * does not stop at a solution unless it has as many as wanted, so it can prove that there is one.
 *
 * <p>What sweeps is handed to it, so that an idea is weighed by itself. It takes 81 sets or 27 words.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class SweptSearch {
    private static final int CELLS = 81;
    private static final int MOST_STEPS = 10_000;

    private final Sweep sweep;
    private final Trace trace = new Trace(MOST_STEPS);
    private long tried;

    private SweptSearch(Sweep sweep) {
        this.sweep = sweep;
    }

    /** How many digits are tried to prove that each of these boards has one solution. */
    public static long guesses(List<int[]> boards, Sweep sweep) {
        SweptSearch search = new SweptSearch(sweep);
        for (int[] board : boards) {
            search.count(board.clone(), 2);
        }
        return search.tried;
    }

    /** The guesses that each sweep takes for each of these puzzles. */
    public static Chart chart(Map<String, Grid> puzzles, Map<String, Sweep> sweeps) {
        Table table =
                Table.create(StringColumn.create("puzzle"), LongColumn.create("guesses"), StringColumn.create("sweep"));
        puzzles.forEach((puzzle, grid) -> sweeps.forEach((name, sweep) -> {
            table.stringColumn(0).append(puzzle);
            table.longColumn(1).append(guesses(Words.folded(List.of(grid)), sweep));
            table.stringColumn(2).append(name);
        }));
        return Chart.bars(table, "puzzle", "guesses").by("sweep").title("Guesses to prove a monster");
    }

    /** How many solutions there are, up to a limit. */
    public static int solutions(int[] board, int limit, Sweep sweep) {
        return new SweptSearch(sweep).count(board.clone(), limit);
    }

    /** The steps of a proof, to be drawn: of a puzzle that is handed over as 27 words. */
    public static Trace walk(Grid puzzle, Sweep sweep) {
        SweptSearch search = new SweptSearch(sweep);
        search.count(Words.fold(PencilMarks.of(puzzle)), 2);
        return search.trace;
    }

    /** Sweeps until nothing changes; false if a cell has no mark left. */
    public static boolean think(int[] board, Sweep sweep) {
        int[] before = null;
        while (!Arrays.equals(before, board)) {
            before = board.clone();
            sweep.sweep(board);
        }
        return emptyCell(board) < 0;
    }

    private static int emptyCell(int[] board) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (set(board, cell) == Digits.NONE) {
                return cell;
            }
        }
        return -1;
    }

    /** The marks of a cell: on 81 numbers cell 29 is number 29, on 27 words it is in word 2. */
    private static int set(int[] board, int cell) {
        return Words.set(board[cell % board.length], cell / board.length);
    }

    private static int[] settled(int[] board) {
        return PencilMarks.settled(
                IntStream.range(0, CELLS).map(cell -> set(board, cell)).toArray());
    }

    private int count(int[] board, int limit) {
        if (!think(board, sweep)) {
            trace.deadEnd(emptyCell(board));
            return 0;
        }
        int cell = where(board);
        if (cell < 0) {
            trace.solved(Grid.of(settled(board)));
            return 1;
        }
        int found = 0;
        int marks = set(board, cell);
        for (int left = marks; left != 0 && found < limit; left &= left - 1) {
            int digit = Digits.first(left);
            int[] copy = board.clone();
            copy[cell % board.length] &= ~((marks & ~Digits.of(digit)) << Words.FIELD * (cell / board.length));
            tried++;
            trace.placed(cell, digit, Digits.count(marks));
            found += count(copy, limit - found);
            trace.undone(cell, digit);
        }
        return found;
    }

    private static int where(int[] board) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < CELLS; cell++) {
            int count = Digits.count(set(board, cell));
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }
}
