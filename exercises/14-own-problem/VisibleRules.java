package sudoku.exercise.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.ownproblem.RuleInPairs;

/** Rules that refuse, and the pairs that should be told of them. */
public final class VisibleRules {
    private VisibleRules() {}

    /** Unknowns beside each other differ, whichever is asked about. */
    static List<int[]> neighborsDiffer(int unknowns, int values) {
        List<int[]> refusals = new ArrayList<>();
        for (int which = 0; which + 1 < unknowns; which++) {
            for (int value = 0; value < values; value++) {
                refusals.add(new int[] {which, value, which + 1, value});
                refusals.add(new int[] {which + 1, value, which, value});
            }
        }
        return refusals;
    }

    /** Some values beside some others, each refused in one order alone: where the smaller unknown is asked, or not. */
    public static List<int[]> oneWay(int unknowns, int values, boolean isSmallerAsked, Random random) {
        List<int[]> refusals = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int one = random.nextInt(unknowns - 1);
            int other = one + 1 + random.nextInt(unknowns - 1 - one);
            int value = random.nextInt(values);
            int another = random.nextInt(values);
            refusals.add(
                    isSmallerAsked ? new int[] {one, value, other, another} : new int[] {other, another, one, value});
        }
        return refusals;
    }

    /** A value that is refused beside two others alone. */
    public static int[] threeAtOnce(int unknowns, int values, Random random) {
        int[] order = VisibleModels.order(unknowns, random);
        return new int[] {
            order[0], random.nextInt(values), order[1], random.nextInt(values), order[2], random.nextInt(values)
        };
    }

    /** The answer gives each forbidden pair once, and no other. */
    public static void expect(RuleInPairs answer, int unknowns, int values, List<int[]> refused) {
        int[][] refusals = refused.toArray(int[][]::new);
        Expect shown = Expect.onInput("task2.pairs(" + unknowns + ", " + values + ", " + JavaText.of(refusals) + ")");
        TreeMap<String, String> because = because(unknowns, values, refusals);
        Set<String> told = new HashSet<>();
        for (int[] pair : answer.pairs(unknowns, values, refusals)) {
            String name = name(pair);
            shown.that(
                    pair.length == 4,
                    name + " should have four numbers: an unknown, its value, a later unknown, and its value.");
            shown.that(pair[0] < pair[2], name + " should begin with the smaller of two unknowns.");
            shown.that(told.add(name), name + " is there twice.");
            shown.that(
                    because.containsKey(name),
                    name + " is not forbidden: the rule refuses neither of the two values beside the other, while"
                            + " nobody else has a value.");
        }
        because.forEach((name, why) -> shown.that(told.contains(name), name + " is missing: " + why));
    }

    /** Each forbidden pair, and why it is. */
    private static TreeMap<String, String> because(int unknowns, int values, int[][] refusals) {
        TreeMap<String, String> because = new TreeMap<>();
        for (int[] refusal : refusals) {
            String refused = "the rule refuses " + refusal[1] + " for unknown " + refusal[0];
            if (refusal.length == 4) {
                String beside = " while unknown " + refusal[2] + " has " + refusal[3] + ".";
                because.put(ordered(refusal[0], refusal[1], refusal[2], refusal[3]), refused + beside);
            }
            for (int other = 0; other < unknowns && refusal.length == 2; other++) {
                for (int value = 0; value < values && other != refusal[0]; value++) {
                    because.put(ordered(refusal[0], refusal[1], other, value), refused + ", whatever others have.");
                }
            }
        }
        return because;
    }

    private static String ordered(int one, int value, int other, int another) {
        return name(one < other ? new int[] {one, value, other, another} : new int[] {other, another, one, value});
    }

    private static String name(int[] pair) {
        return Arrays.toString(pair).replace('[', '{').replace(']', '}');
    }
}
