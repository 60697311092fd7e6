package sudoku.exercise.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what keeps a stack. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    /** Eight steps, of which some take back. */
    public static SmallCall stackReading(Random random) {
        List<int[]> steps = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        int[] cells = SmallBoards.order(random, 9);
        while (steps.size() < 8) {
            if (!stack.isEmpty() && random.nextInt(3) == 0) {
                steps.add(new int[] {stack.pop(), 0});
            } else {
                int cell = cells[stack.size()];
                stack.push(cell);
                steps.add(new int[] {cell, 1 + random.nextInt(9)});
            }
        }
        return SmallCall.of("standing", steps);
    }

    public static SmallCall solutionIterator(Random random) {
        return SmallCall.of(
                "solutions", SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, 9, random.nextInt(7))));
    }

    public static SmallCall oneOrMore(Random random) {
        return SmallCall.of(
                "atMostTwo", SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, 9, random.nextInt(7))));
    }

    /** The search has not begun, or has written a digit into its first blank. */
    public static SmallCall savedSearch(Random random) {
        int[] board = SmallBoards.nearlyFull(random, 9, 1 + random.nextInt(6));
        int blank = 0;
        while (board[blank] != 0) {
            blank++;
        }
        List<int[]> saved = random.nextBoolean() ? List.of() : List.of(new int[] {blank, 1 + random.nextInt(9)});
        return SmallCall.of("resume", board, saved);
    }
}
