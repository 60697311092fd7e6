package sudoku.exercise.tightestcell;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what chooses a cell. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall degrees(Random random) {
        return SmallCall.of("degrees", SmallBoards.nearlyFull(random, 9, random.nextInt(7)));
    }

    public static SmallCall tightestChoice(Random random) {
        return SmallCall.of("choose", SmallBoards.nearlyFull(random, 9, random.nextInt(7)));
    }

    public static SmallCall countBuckets(Random random) {
        int[] changed = random.ints(5, -1, 6).toArray();
        return SmallCall.of(
                "choices", random.ints(4, 0, 6).toArray(), SmallBoards.numbers(random, changed.length, 4), changed);
    }

    public static SmallCall wholeTree(Random random) {
        return SmallCall.of(
                "wholeTree", SmallBoards.perhapsClashing(random, SmallBoards.nearlyFull(random, 9, random.nextInt(7))));
    }
}
