package sudoku.exercise.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.search.SearchLimit;

/** Two models of a problem: a search that asks a rule in code, and an exact cover that knows forbidden pairs. */
public final class VisibleModels {
    /** May an unknown have a value, given those that others have? −1 is none yet. */
    public interface Asked {
        boolean may(int[] at, int which, int value);
    }

    private static final int MOST = 100_000;

    private VisibleModels() {}

    /** All solutions, by a search that takes the unknowns in this order. */
    static List<int[]> byRule(int[] order, int values, Asked rule) {
        List<int[]> found = new ArrayList<>();
        int[] at = new int[order.length];
        Arrays.fill(at, -1);
        extend(order, 0, values, rule, at, found);
        return found;
    }

    /** The same, from the first unknown to the last. */
    public static List<int[]> byRule(int unknowns, int values, Asked rule) {
        return byRule(IntStream.range(0, unknowns).toArray(), values, rule);
    }

    private static void extend(int[] order, int depth, int values, Asked rule, int[] at, List<int[]> found) {
        if (depth == order.length) {
            found.add(at.clone());
            return;
        }
        int which = order[depth];
        for (int value = 0; value < values && found.size() < MOST; value++) {
            if (rule.may(at.clone(), which, value)) {
                at[which] = value;
                extend(order, depth + 1, values, rule, at, found);
                at[which] = -1;
            }
        }
    }

    /** An order that nobody knows before. */
    public static int[] order(int unknowns, Random random) {
        List<Integer> order = IntStream.range(0, unknowns).boxed().collect(Collectors.toList());
        Collections.shuffle(order, random);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The same order, begun at another place. */
    static int[] turned(int[] order, int from) {
        return IntStream.range(0, order.length)
                .map(place -> order[(from + place) % order.length])
                .toArray();
    }

    /** All solutions, by dancing links: an option for each value of an unknown, a secondary item for each pair. */
    public static List<int[]> byPairs(int unknowns, int values, List<int[]> pairs) {
        ExactCover.Builder cover = ExactCover.items(names("unknown ", unknowns))
                .secondary(names("pair ", pairs.size()))
                .secondary(names("option ", unknowns * values));
        for (int which = 0; which < unknowns; which++) {
            for (int value = 0; value < values; value++) {
                // No two options are alike, even where no pair names them.
                List<String> items = new ArrayList<>(List.of("unknown " + which, "option " + (which * values + value)));
                for (int pair = 0; pair < pairs.size(); pair++) {
                    if (names(pairs.get(pair), which, value)) {
                        items.add("pair " + pair);
                    }
                }
                cover.option(which + " " + value, items.toArray(String[]::new));
            }
        }
        return new DancingLinks()
                .solutions(cover.build(), SearchLimit.solutions(MOST)).stream()
                        .map(VisibleModels::values)
                        .sorted(VisibleModels::compared)
                        .toList();
    }

    /** As {@code Arrays.compare}, which a page does not have. */
    private static int compared(int[] one, int[] other) {
        int place = 0;
        while (place < one.length - 1 && one[place] == other[place]) {
            place++;
        }
        return Integer.compare(one[place], other[place]);
    }

    private static boolean names(int[] pair, int which, int value) {
        return pair[0] == which && pair[1] == value || pair[2] == which && pair[3] == value;
    }

    private static String[] names(String kind, int count) {
        return IntStream.range(0, count).mapToObj(number -> kind + number).toArray(String[]::new);
    }

    private static int[] values(List<String> options) {
        int[] at = new int[options.size()];
        for (String option : options) {
            String[] words = option.split(" ");
            at[Integer.parseInt(words[0])] = Integer.parseInt(words[1]);
        }
        return at;
    }
}
