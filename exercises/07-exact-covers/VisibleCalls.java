package sudoku.exercise.exactcovers;

import java.util.Random;
import java.util.stream.IntStream;
import sudoku.explain.run.SmallCall;

/** Small calls of what states problems. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall langfordPairs(Random random) {
        int pairs = 2 + random.nextInt(3);
        return SmallCall.of(
                "langford",
                IntStream.range(0, pairs).map(pair -> random.nextInt(2 * pairs)).toArray());
    }

    public static SmallCall mayAsMust(Random random) {
        int primary = 1 + random.nextInt(3);
        int secondary = 1 + random.nextInt(4);
        return SmallCall.of(
                "allMust", primary, secondary, VisibleProblems.draw(primary, secondary, 2 + random.nextInt(3), random));
    }

    public static SmallCall seasonOptions(Random random) {
        int teams = 3 + random.nextInt(2);
        return SmallCall.of(
                "season",
                teams,
                VisibleSeasons.season(teams, random).stream()
                        .limit(random.nextInt(3))
                        .toArray(int[][]::new));
    }
}
