package sudoku.exercise.exactcovers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.exactcovers.MayAsMust;

/** Problems with secondary items, and what should become of them in task 2. */
public final class VisibleProblems {
    private VisibleProblems() {}

    /** Options drawn at random, none twice, each with a primary item; every item is offered. */
    public static List<int[]> draw(int primary, int secondary, int wanted, Random random) {
        List<int[]> options = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        boolean[] isOffered = new boolean[primary + secondary];
        for (int tries = 0; tries < 1000 && options.size() < wanted; tries++) {
            int[] option = random.ints(1 + random.nextInt(3), 0, primary + secondary)
                    .distinct()
                    .toArray();
            boolean hasPrimary = IntStream.of(option).anyMatch(item -> item < primary);
            if (hasPrimary && seen.add(VisibleCovers.name(option))) {
                options.add(option);
                IntStream.of(option).forEach(item -> isOffered[item] = true);
            }
        }
        for (int item = 0; item < isOffered.length; item++) {
            if (!isOffered[item]) {
                options.add(item < primary ? new int[] {item} : new int[] {random.nextInt(primary), item});
            }
        }
        return options;
    }

    /** One primary item, and with it every choice of secondary ones that there is. */
    static List<int[]> everyChoice(int secondary, Random random) {
        List<int[]> options = new ArrayList<>();
        for (int set = 0; set < 1 << secondary; set++) {
            int chosen = set;
            options.add(IntStream.rangeClosed(0, secondary)
                    .filter(item -> item == 0 || (chosen & (1 << (item - 1))) != 0)
                    .toArray());
        }
        Collections.shuffle(options, random);
        return options;
    }

    /** The answer, with the options that were there, and with others of secondary items alone. */
    static List<int[]> expectKept(MayAsMust answer, int primary, int secondary, List<int[]> options) {
        Expect shown = shown(primary, secondary, options);
        List<int[]> got = answer.options(primary, secondary, options);
        VisibleCovers.expectItems(shown, primary + secondary, got);
        VisibleCovers.expectNoTwins(shown, got);
        Set<String> names = VisibleCovers.names(got);
        Set<String> old = VisibleCovers.names(options);
        for (int[] option : options) {
            VisibleCovers.expectAmong(shown, names, option, "it was among the options.");
        }
        for (int[] option : got) {
            shown.that(
                    old.contains(VisibleCovers.name(option))
                            || IntStream.of(option).allMatch(item -> item >= primary),
                    "The option " + VisibleCovers.name(option)
                            + " is new and covers a primary item. So there are covers in which nobody from the"
                            + " old options covers it.");
            shown.that(option.length > 0, "An option covers no item.");
        }
        return got;
    }

    /** Each cover of the old problem belongs to one of the new problem. */
    public static void expectSameCovers(MayAsMust answer, int primary, int secondary, List<int[]> options) {
        List<int[]> got = expectKept(answer, primary, secondary, options);
        Expect shown = shown(primary, secondary, options);
        shown.equal(
                VisibleCovers.search(primary, secondary, options).solutions(),
                VisibleCovers.search(primary + secondary, 0, got).solutions(),
                "All items have to be covered now, and there should be as many covers as before.");
        Set<String> old = VisibleCovers.names(options);
        Set<List<String>> before = new HashSet<>(VisibleCovers.covers(primary, secondary, options));
        for (List<String> cover : VisibleCovers.covers(primary + secondary, 0, got)) {
            shown.that(
                    before.contains(cover.stream().filter(old::contains).toList()),
                    "This cover of the new problem is none of the old one: " + String.join(", ", cover) + ".");
        }
    }

    private static Expect shown(int primary, int secondary, List<int[]> options) {
        List<String> rows = options.stream()
                .map(option -> "new int[] "
                        + VisibleCovers.name(option).replace('[', '{').replace(']', '}'))
                .toList();
        return Expect.onInput(
                "task2.options(" + primary + ", " + secondary + ", List.of(" + String.join(", ", rows) + "))");
    }
}
