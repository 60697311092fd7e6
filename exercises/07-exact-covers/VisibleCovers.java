package sudoku.exercise.exactcovers;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.CoverResult;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.exercise.Expect;
import sudoku.search.SearchLimit;

/** The library's search for covers, with options that an answer has given. */
public final class VisibleCovers {
    /** What a wrong statement may cost before somebody says so. */
    private static final SearchLimit ENOUGH = SearchLimit.none().withNodes(200_000);

    private VisibleCovers() {}

    /** Finds all covers, taking the item with the fewest options; the first items are primary, the others secondary. */
    public static CoverResult search(int primary, int secondary, List<int[]> options) {
        return new DancingLinks().solve(problem(primary, secondary, options), ENOUGH);
    }

    /** Each cover as its options, and each option as its items, from the smallest. */
    public static List<List<String>> covers(int primary, int secondary, List<int[]> options) {
        return new DancingLinks()
                .solutions(problem(primary, secondary, options), ENOUGH).stream()
                        .map(cover -> cover.stream().sorted().toList())
                        .toList();
    }

    private static ExactCover problem(int primary, int secondary, List<int[]> options) {
        ExactCover.Builder builder = ExactCover.items(names(0, primary)).secondary(names(primary, primary + secondary));
        for (int[] option : options) {
            builder.option(
                    name(option), IntStream.of(option).mapToObj(String::valueOf).toArray(String[]::new));
        }
        return builder.build();
    }

    private static String[] names(int from, int to) {
        return IntStream.range(from, to).mapToObj(String::valueOf).toArray(String[]::new);
    }

    /** An option is the same in whatever order its items come. */
    static String name(int[] option) {
        return Arrays.toString(IntStream.of(option).sorted().toArray());
    }

    static Set<String> names(List<int[]> options) {
        return options.stream().map(VisibleCovers::name).collect(Collectors.toSet());
    }

    /** Items that exist, each once in its option. */
    static void expectItems(Expect shown, int items, List<int[]> options) {
        for (int[] option : options) {
            for (int item : option) {
                shown.that(
                        item >= 0 && item < items,
                        "The option " + name(option) + " covers " + item + ", and the items go from 0 to " + (items - 1)
                                + ".");
            }
            shown.that(
                    IntStream.of(option).distinct().count() == option.length,
                    "The option " + name(option) + " covers an item twice.");
        }
    }

    /** No option twice. */
    static void expectNoTwins(Expect shown, List<int[]> options) {
        Set<String> seen = new HashSet<>();
        for (int[] option : options) {
            shown.that(
                    seen.add(name(option)),
                    "The option " + name(option) + " is there twice, so that each cover with it is found twice.");
        }
    }

    /** What is there, in whatever order. */
    static void expectAmong(Expect shown, Set<String> options, int[] expected, String sentence) {
        shown.that(options.contains(name(expected)), "The option " + name(expected) + " is missing: " + sentence);
    }
}
