package sudoku.exercise.backtracking;

import java.util.List;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.grid.Grid;

/** Puzzles with diagonals for task 4, and what is expected of a solution of one. */
public final class VisibleDiagonals {
    /** However they are turned, a slow search ends soon, and one that forgets a diagonal comes to a wrong board. */
    public static final List<String> SUDOKU_X = List.of(
            "9..6..5.4..739...16.2..4...4..52............2.65.87...3...4.....7..5....59..3..6.",
            ".9.....12...2..7..5......83..21.5.388...7.....5...........87.41..5..48....8..63.9");

    private VisibleDiagonals() {}

    /** A solution where these cells are a house as well. */
    public static void expectSolutionX(SudokuX answer, Grid puzzle, int[] diagonal) {
        Expect.on(puzzle).mark(diagonal);
        expectSolutionX(puzzle, answer.solveX(puzzle.toArray()), diagonal);
    }

    public static void expectSolutionX(Grid puzzle, String line, int[] diagonal) {
        Expect.on(puzzle).mark(diagonal).that(!line.isEmpty(), "This puzzle has a solution, and none came back.");
        ExpectSolution.of(puzzle, line, new int[][] {diagonal});
    }

    public static int[] falling() {
        return IntStream.range(0, 9).map(i -> 10 * i).toArray();
    }

    public static int[] rising() {
        return IntStream.range(0, 9).map(i -> 8 + 8 * i).toArray();
    }
}
