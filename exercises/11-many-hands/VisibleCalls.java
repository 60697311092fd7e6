package sudoku.exercise.manyhands;

import java.util.Random;
import sudoku.explain.run.SmallCall;

/** Small calls of what mixes, plays and steals. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall lostUpdates(Random random) {
        int each = 1 + random.nextInt(4);
        return SmallCall.of("lose", each, random.nextInt(each + 1));
    }

    public static SmallCall checkedWrites(Random random) {
        int hands = 2 + random.nextInt(2);
        return SmallCall.of(
                "playTurns",
                VisibleSums.mixed(random, hands, 6 + random.nextInt(4)),
                VisibleSums.amounts(random, hands, 1, 2, 1, 9));
    }

    public static SmallCall stolenWork(Random random) {
        return SmallCall.of("share", VisibleTrees.drawn(random, 4 + random.nextInt(4), 3), 1 + random.nextInt(3));
    }
}
