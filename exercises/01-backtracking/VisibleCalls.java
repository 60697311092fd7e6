package sudoku.exercise.backtracking;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of the four searches. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    /** Three houses of five cells. */
    public static SmallCall conflicts(Random random) {
        int[] board = new int[81];
        int digits = 2 + random.nextInt(8);
        for (int cell = 0; cell < 9; cell++) {
            board[cell] = random.nextInt(digits);
        }
        int[] cells = SmallBoards.order(random, 9);
        return SmallCall.of("conflicts", board, new int[][] {
            {cells[0], cells[1], cells[2], cells[3], cells[4]},
            {cells[4], cells[5], cells[6], cells[7]},
            {cells[8], cells[0], cells[5], cells[2]}
        });
    }

    public static SmallCall allSolutions(Random random) {
        return SmallCall.of(
                "allSolutions",
                SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, 9, random.nextInt(7))),
                SmallCall.HEARD);
    }

    public static SmallCall someSolutions(Random random) {
        return SmallCall.of(
                "someSolutions",
                SmallBoards.nearlyFull(random, 9, random.nextInt(7)),
                random.nextInt(3),
                SmallCall.HEARD);
    }

    public static SmallCall sudokuX(Random random) {
        String solution = "815397642492516837367824159239478516641952378758631924584763291173289465926145783";
        return SmallCall.of(
                "solveX",
                SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, solution, random.nextInt(7))));
    }
}
