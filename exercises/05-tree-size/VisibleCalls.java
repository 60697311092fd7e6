package sudoku.exercise.treesize;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what measures trees. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall solutionWalk(Random random) {
        int blanks = 3 + random.nextInt(4);
        return SmallCall.of(
                "solutionsByWalk", SmallBoards.nearlyFull(random, 9, blanks), SmallBoards.numbers(random, blanks, 10));
    }

    public static SmallCall carriers(Random random) {
        return SmallCall.of("carriers", SmallBoards.numbers(random, 5 + random.nextInt(2), 12));
    }

    public static SmallCall coinLuck(Random random) {
        int pairs = 3 + random.nextInt(3);
        return SmallCall.of("luck", SmallBoards.numbers(random, pairs, 6), SmallBoards.numbers(random, pairs, 6));
    }

    public static SmallCall nextBlank(Random random) {
        return SmallCall.of("next", SmallBoards.nearlyFull(random, 9, 1 + random.nextInt(6)));
    }
}
