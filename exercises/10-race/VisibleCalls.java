package sudoku.exercise.race;

import java.util.Random;
import sudoku.exercise.small.SmallBoards;
import sudoku.explain.run.SmallCall;

/** Small calls of what measures, gives up, shares out and chooses, for questions about a student's own code. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall quantile(Random random) {
        return SmallCall.of("quantile", random.ints(5, -1, 30).toArray(), 10 * (1 + random.nextInt(10)));
    }

    public static SmallCall restarts(Random random) {
        return random.nextBoolean()
                ? SmallCall.of("patienceOf", 3 + random.nextInt(25))
                : SmallCall.of("stepsWithRestarts", random.ints(5, 8, 40).toArray(), 5 + random.nextInt(8));
    }

    public static SmallCall searchParts(Random random) {
        return SmallCall.of("parts", SmallBoards.nearlyFull(random, 9, random.nextInt(7)), 1 + random.nextInt(3));
    }

    public static SmallCall chooser(Random random) {
        return SmallCall.of("moves", SmallBoards.nearlyFull(random, 16, 1 + random.nextInt(6)));
    }
}
