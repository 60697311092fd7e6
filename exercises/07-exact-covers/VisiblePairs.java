package sudoku.exercise.exactcovers;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.exactcovers.LangfordPairs;
import sudoku.exercise.small.Relabeling;

/** What the options of task 1 should cover. */
public final class VisiblePairs {
    private VisiblePairs() {}

    /** The numbers from 1, in an order that nobody knows before. */
    static int[] numbers(int most, Relabeling relabeling) {
        List<Integer> numbers = IntStream.rangeClosed(1, most).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, relabeling.random());
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The answer, in which each option is one pair and two places that are as far apart as they should be. */
    static List<int[]> expectSound(LangfordPairs answer, int[] between) {
        int pairs = between.length;
        Expect shown = shown(between);
        List<int[]> options = answer.options(between);
        shown.that(!options.isEmpty(), "No option came back.");
        VisibleCovers.expectItems(shown, 3 * pairs, options);
        for (int[] option : options) {
            String told = "The option " + VisibleCovers.name(option);
            int[] sorted = IntStream.of(option).sorted().toArray();
            shown.that(
                    sorted.length == 3 && sorted[0] < pairs && sorted[1] >= pairs,
                    told + " should have three items: one pair, an item from 0 to " + (pairs - 1)
                            + ", and two places, items from " + pairs + " to " + (3 * pairs - 1) + ".");
            shown.equal(
                    between[sorted[0]],
                    sorted[2] - sorted[1] - 1,
                    told + " is for pair " + sorted[0] + ". So many places should be between its two blocks.");
        }
        return options;
    }

    /** The answer, with every option that there is. */
    public static List<int[]> expectAll(LangfordPairs answer, int[] between) {
        List<int[]> options = expectSound(answer, between);
        VisibleCovers.expectNoTwins(shown(between), options);
        Set<String> names = VisibleCovers.names(options);
        int pairs = between.length;
        for (int pair = 0; pair < pairs; pair++) {
            for (int first = 0; first + between[pair] + 1 < 2 * pairs; first++) {
                int second = first + between[pair] + 1;
                VisibleCovers.expectAmong(
                        shown(between),
                        names,
                        new int[] {pair, pairs + first, pairs + second},
                        "pair " + pair + " fits on the places " + first + " and " + second + ".");
            }
        }
        return options;
    }

    public static void expectRows(LangfordPairs answer, long known, int... between) {
        List<int[]> options = expectAll(answer, between);
        shown(between)
                .equal(
                        known,
                        VisibleCovers.search(3 * between.length, 0, options).solutions(),
                        "The search should find so many rows with your options.");
    }

    private static Expect shown(int[] between) {
        return Expect.onInput("task1.options(" + JavaText.of(between) + ")");
    }

    /** The first row that the search finds with these options, each block as its pair's number of places between. */
    public static String row(int[] between, List<int[]> options) {
        int pairs = between.length;
        List<List<String>> covers = VisibleCovers.covers(3 * pairs, 0, options);
        if (covers.isEmpty()) {
            return "no row";
        }
        int[] row = new int[2 * pairs];
        for (String option : covers.get(0)) {
            int[] items = Stream.of(option.split("\\D+"))
                    .filter(number -> !number.isEmpty())
                    .mapToInt(Integer::parseInt)
                    .toArray();
            row[items[1] - pairs] = between[items[0]];
            row[items[2] - pairs] = between[items[0]];
        }
        return IntStream.of(row).mapToObj(String::valueOf).collect(Collectors.joining(" ")) + ", the first of "
                + covers.size();
    }
}
