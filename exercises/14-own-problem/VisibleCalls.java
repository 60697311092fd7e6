package sudoku.exercise.ownproblem;

import java.util.Random;
import java.util.stream.IntStream;
import sudoku.exercise.JavaText;
import sudoku.explain.run.SmallCall;

/** Small calls of rules and of a referee. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    public static SmallCall festivalRule(Random random) {
        VisibleFestival drawn = VisibleFestival.draw(3, 3, 2, 1 + random.nextInt(2), random);
        int[] at = random.ints(3, -1, 6).toArray();
        int band = random.nextInt(3);
        at[band] = -1;
        return SmallCall.of("fits", 2, drawn.wishes(), at, band, random.nextInt(6));
    }

    public static SmallCall ruleInPairs(Random random) {
        int[][] refusals = IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(each -> {
                    int asked = random.nextInt(2);
                    return new int[] {asked, random.nextInt(2), 1 - asked, random.nextInt(2)};
                })
                .toArray(int[][]::new);
        String code = JavaText.of(refusals);
        return SmallCall.of(
                "forbidden", 2, 2, new SmallCall.Java("ruleOf(" + code + ")", "ruleOf(" + code.substring(12) + ")"));
    }

    public static SmallCall modelReferee(Random random) {
        int[][] pair = {{0, random.nextInt(2), 1, random.nextInt(2)}};
        int[][] claims = IntStream.range(0, 2 + random.nextInt(2))
                .mapToObj(each -> random.ints(2, 0, 2).toArray())
                .toArray(int[][]::new);
        return SmallCall.of("verdict", 2, 2, pair, claims);
    }
}
