package sudoku.exercise.bitmask;

import java.util.List;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.api.bitmask.Windoku;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;

/** Puzzles with windows for task 4, and what is expected of a solution of one. */
public final class VisibleWindows {
    public static final List<String> WINDOKU = List.of(
            ".167.......7..36...3....947..1...5..62....4......3...9..2...35..6.5.8..........6.",
            "....5....1....7.8.7...2...5.......6.6...3...7.7.6.1..3..34......9.2.8....6...39.8",
            "........5.8.2.67.........1.....852..4...6...87.......656......48.75.4..39.3......");

    private VisibleWindows() {}

    /** If you never find a solution, you can't tell when there is none. */
    public static void expectOneIsFound(Windoku answer, Relabeling relabeling) {
        Grid puzzle = relabeling.turned(WINDOKU.get(0));
        Expect shown = Expect.on(puzzle);
        String line = answer.windoku(puzzle.toArray());
        shown.that(
                !line.isEmpty(),
                "Before the puzzles without a solution comes this one, which has a solution, and none came back.");
        ExpectSolution.of(puzzle, line, new int[0][]);
    }

    public static void expectWindoku(Windoku answer, Grid puzzle, int[][] windows) {
        Expect.on(puzzle);
        expectWindoku(puzzle, answer.windoku(puzzle.toArray()), windows);
    }

    public static void expectWindoku(Grid puzzle, String line, int[][] windows) {
        Expect.on(puzzle).that(!line.isEmpty(), "This puzzle has a solution, and none came back.");
        ExpectSolution.of(puzzle, line, windows);
    }

    /** The cells of the four windows. */
    public static int[][] windows() {
        return IntStream.of(10, 14, 46, 50)
                .mapToObj(corner -> IntStream.range(0, 9)
                        .map(i -> corner + i / 3 * 9 + i % 3)
                        .toArray())
                .toArray(int[][]::new);
    }
}
