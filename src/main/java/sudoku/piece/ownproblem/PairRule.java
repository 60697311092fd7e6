package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A rule as code, told to those who can't read code: which pairs of values it forbids.
 *
 * <p><b>Idea.</b> The rule is asked about two unknowns while all others have no value. What it says about three at once
 * can't be told in pairs.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class PairRule {
    private PairRule() {}

    /** All pairs of values that two unknowns may not have together, whichever of them came first. */
    public static int[][] forbidden(May rule, int unknowns, int values, int one, int other) {
        List<int[]> pairs = new ArrayList<>();
        for (int mine = 0; mine < values; mine++) {
            for (int theirs = 0; theirs < values; theirs++) {
                if (!isAllowed(rule, unknowns, one, mine, other, theirs)) {
                    pairs.add(new int[] {mine, theirs});
                }
            }
        }
        return pairs.toArray(int[][]::new);
    }

    /** Whether two unknowns may have these values, by what the rule says of either beside the other. */
    static boolean isAllowed(May rule, int unknowns, int one, int mine, int other, int theirs) {
        return rule.may(only(unknowns, other, theirs), one, mine) && rule.may(only(unknowns, one, mine), other, theirs);
    }

    private static int[] only(int unknowns, int which, int value) {
        int[] at = new int[unknowns];
        Arrays.fill(at, -1);
        at[which] = value;
        return at;
    }
}
