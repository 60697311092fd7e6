package sudoku.exercise.dancinglinks;

import java.util.Arrays;
import java.util.Random;
import sudoku.explain.run.SmallCall;

/** Small calls of what covers and uncovers. Questions about a student's own code are asked about these. */
public final class VisibleCalls {
    private VisibleCalls() {}

    /** Three items, and options that each cover one or two of them. */
    private static int[][] options(Random random) {
        int[][] options = new int[6][];
        for (int i = 0; i < options.length; i++) {
            int first = random.nextInt(3);
            int second = random.nextInt(3);
            options[i] = first == second ? new int[] {first} : new int[] {first, second};
            Arrays.sort(options[i]);
        }
        return options;
    }

    /** Covering, of links that the notebook's own method builds. */
    public static SmallCall danceSteps(Random random) {
        String rows = Arrays.deepToString(options(random)).replace('[', '{').replace(']', '}');
        return SmallCall.of(
                "coverItem",
                new SmallCall.Java("build(3, 0, new int[][] " + rows + ")", "build(3, 0, " + rows + ")"),
                1 + random.nextInt(3));
    }

    public static SmallCall queensOptions(Random random) {
        return SmallCall.of("queens", 1 + random.nextInt(4));
    }

    public static SmallCall countCovers(Random random) {
        return SmallCall.of("count", 3, 0, options(random));
    }
}
