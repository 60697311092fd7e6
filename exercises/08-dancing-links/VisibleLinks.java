package sudoku.exercise.dancinglinks;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.cover.CoverResult;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Links;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.exercise.small.Relabeling;
import sudoku.picture.cover.LinksPicture;
import sudoku.search.SearchLimit;

/** Problems with their links as arrays, and what an answer to task 1 should make of these. */
public final class VisibleLinks {
    static final int LEFT = 0;
    static final int RIGHT = 1;
    static final int UP = 2;
    static final int DOWN = 3;
    private static final int HEAD = 4;
    private static final int SIZE = 5;
    static final int ITEMS = 6;
    private static final String SHOW = "\nArrays.deepToString(links)";
    private static final int MOST_STEPS = 2_000;
    private static final List<String> NAMES = List.of("L", "R", "U", "D", "HEAD", "SIZE");

    private VisibleLinks() {}

    /** The rings of some heads, walked both ways after an item has been covered. */
    static void expectCovered(
            DanceSteps answer, Relabeling relabeling, int back, int forth, int first, int last, String sentence) {
        ExactCover problem = problem(relabeling.random());
        for (int item = 1; item <= ITEMS; item++) {
            int[][] links = links(problem);
            String input = told(problem) + "\ntask1.cover(links, " + item + ");" + SHOW;
            Expect.onInput(input);
            answer.cover(links, item);
            int[][] left = Lent.back(answer, links);
            Expect shown = Expect.on(picture(problem, left).caption("head " + item + " was covered"), input);
            int[][] expected = links(problem);
            Links covered = new Links(problem);
            covered.cover(item);
            fill(expected, covered);
            for (int start = first; start <= last; start++) {
                for (int way : new int[] {forth, back}) {
                    shown.equal(
                            walk(expected[way], start),
                            walk(left[way], start),
                            sentence + " This walk begins at "
                                    + (start == 0 ? "the root" : "head " + start) + " and goes by links["
                                    + NAMES.get(way) + "].");
                }
            }
        }
    }

    /** The links that an answer has left, drawn; a number that is no node leads back to where it is. */
    private static LinksPicture picture(ExactCover problem, int[][] links) {
        Links fresh = new Links(problem);
        int[] option = IntStream.range(0, fresh.nodes()).map(fresh::option).toArray();
        return LinksPicture.of(
                problem,
                Links.of(
                        links[LEFT],
                        links[RIGHT],
                        links[UP],
                        links[DOWN],
                        links[HEAD],
                        option,
                        Arrays.copyOf(links[SIZE], problem.itemCount() + 1)));
    }

    /** The links of a problem as six arrays, for the notebook. */
    public static LinksPicture picture(int primary, int secondary, int[][] options, int[][] links) {
        return picture(cover(primary, secondary, options), links);
    }

    /** When all others are covered, an item whose options have left with them. */
    static void expectLastCovered(DanceSteps answer, Relabeling relabeling) {
        ExactCover problem = problem(relabeling.random());
        for (int item = 1; item <= ITEMS; item++) {
            int last = item;
            Links dancing = new Links(problem);
            IntStream.rangeClosed(1, ITEMS).filter(other -> other != last).forEach(dancing::cover);
            if (dancing.size(last) == 0) {
                int[][] links = links(problem);
                fill(links, dancing);
                Expect shown = Expect.onInput(told(problem) + "\n// all heads but " + last
                        + " are covered, but not by you\ntask1.cover(links, " + last + ");" + SHOW);
                answer.cover(links, last);
                shown.equal(
                        List.of(0),
                        walk(Lent.back(answer, links)[RIGHT], 0),
                        "No option is left, and a walk from the root along the heads should meet none.");
            }
        }
    }

    /** What the columns hold after an item has been covered. */
    static void expectSizes(DanceSteps answer, Relabeling relabeling) {
        ExactCover problem = problem(relabeling.random());
        for (int item = 1; item <= ITEMS; item++) {
            int[][] links = links(problem);
            Expect shown = Expect.onInput(told(problem) + "\ntask1.cover(links, " + item + ");" + SHOW);
            answer.cover(links, item);
            Links expected = new Links(problem);
            expected.cover(item);
            shown.equal(
                    sizes(expected),
                    Arrays.copyOfRange(Lent.back(answer, links)[SIZE], 1, ITEMS + 1),
                    "The sizes of the heads from 1 on.");
        }
    }

    /** Covered and uncovered, every array is what it was. */
    static void expectUncovered(DanceSteps answer, Relabeling relabeling) {
        ExactCover problem = problem(relabeling.random());
        for (int item = 1; item <= ITEMS; item++) {
            int[][] before = links(problem);
            Expect shown = Expect.onInput(
                    told(problem) + "\ntask1.cover(links, " + item + ");\ntask1.uncover(links, " + item + ");" + SHOW);
            answer.cover(before, item);
            int[][] covered = Lent.back(answer, before);
            shown.that(
                    !Arrays.deepEquals(before, covered), "Covering has changed nothing, so nothing can be put back.");
            answer.uncover(covered, item);
            int[][] links = Lent.back(answer, covered);
            for (int way = 0; way < before.length; way++) {
                int node = Arrays.mismatch(before[way], links[way]);
                if (node >= 0) {
                    throw shown.fail(
                            String.valueOf(before[way][node]),
                            String.valueOf(links[way][node]),
                            "Here something is not as it was before: links[" + NAMES.get(way) + "][" + node + "].");
                }
            }
        }
    }

    /** Links that somebody else has covered are put back: all that is needed for it is in them. */
    public static void expectUncoveredFromOutside(DanceSteps answer, Relabeling relabeling) {
        ExactCover problem = problem(relabeling.random());
        for (int item = 1; item <= ITEMS; item++) {
            // An answer that keeps a copy by the number of the head has a wrong one now.
            answer.cover(links(problem(relabeling.random())), item);
            int other = item % ITEMS + 1;
            int[][] before = links(problem);
            Links dancing = new Links(problem);
            dancing.cover(other);
            fill(before, dancing);
            int[][] covered = links(problem);
            dancing.cover(item);
            fill(covered, dancing);
            Expect shown = Expect.onInput(told(problem) + "\n// the heads " + other + " and " + item
                    + " are covered, in this order, but not by you\ntask1.uncover(links, " + item + ");" + SHOW);
            answer.uncover(covered, item);
            int[][] links = Lent.back(answer, covered);
            for (int way = 0; way < before.length; way++) {
                shown.equal(
                        before[way],
                        links[way],
                        "links[" + NAMES.get(way) + "], as it was when only head " + other + " was covered.");
            }
        }
    }

    /** A whole search runs on this side, and the answer covers and uncovers for it; its steps are counted. */
    static void expectDance(DanceSteps answer, Relabeling relabeling) {
        for (int i = 0; i < 8; i++) {
            expectDance(answer, problem(relabeling.random()));
        }
    }

    private static void expectDance(DanceSteps answer, ExactCover problem) {
        Expect shown = Expect.onInput(
                told(problem) + "\n// and then a search that calls task1.cover and task1.uncover for each step");
        VisibleDance dance = new VisibleDance(answer, links(problem));
        dance.search(MOST_STEPS);
        CoverResult known = new DancingLinks().solve(problem, SearchLimit.none());
        shown.equal(
                known.nodes() + " options chosen, " + known.solutions() + " covers",
                dance.chosen() + " options chosen, " + dance.covers() + " covers",
                "A search that dances by your two steps alone.");
    }

    /** The nodes met from here until one comes again, in a time that grows with their number, which may be any. */
    private static List<Integer> walk(int[] links, int start) {
        Set<Integer> met = new LinkedHashSet<>();
        for (int node = start; node >= 0 && node < links.length && met.add(node); ) {
            node = links[node];
        }
        return List.copyOf(met);
    }

    private static int[] sizes(Links links) {
        return IntStream.rangeClosed(1, ITEMS).map(links::size).toArray();
    }

    private static int[][] links(ExactCover problem) {
        Links links = new Links(problem);
        int[][] arrays = new int[6][links.nodes()];
        fill(arrays, links);
        return arrays;
    }

    private static void fill(int[][] arrays, Links links) {
        for (int node = 0; node < links.nodes(); node++) {
            arrays[LEFT][node] = links.left(node);
            arrays[RIGHT][node] = links.right(node);
            arrays[UP][node] = links.up(node);
            arrays[DOWN][node] = links.down(node);
            arrays[HEAD][node] = node == 0 ? 0 : links.head(links.item(node));
            arrays[SIZE][node] = node > 0 && node <= ITEMS ? links.size(node) : 0;
        }
    }

    /** Six items in a ring; two neighbors are an option, and so are three draws of three items and one of a single. */
    private static ExactCover problem(Random random) {
        IntStream pairs = IntStream.range(0, ITEMS).map(item -> 1 << item | 1 << (item + 1) % ITEMS);
        IntStream triples = random.ints(0, 1 << ITEMS)
                .filter(set -> Integer.bitCount(set) == 3)
                .distinct()
                .limit(3);
        IntStream others = IntStream.concat(triples, IntStream.of(1 << random.nextInt(ITEMS)));
        return cover(
                ITEMS,
                0,
                IntStream.concat(pairs, others).mapToObj(VisibleLinks::items).toArray(int[][]::new));
    }

    /** The items of a set. */
    static int[] items(int set) {
        return IntStream.range(0, ITEMS).filter(item -> (set & 1 << item) != 0).toArray();
    }

    private static String told(ExactCover problem) {
        return "int[][] links = build(" + ITEMS + ", 0, "
                + JavaText.of(IntStream.range(0, problem.optionCount())
                        .mapToObj(problem::itemsOf)
                        .toArray(int[][]::new))
                + ");";
    }

    /** The library's form of a problem. */
    static ExactCover cover(int primary, int secondary, int[][] options) {
        String[] names = IntStream.range(0, primary + secondary)
                .mapToObj(item -> "i" + item)
                .toArray(String[]::new);
        ExactCover.Builder builder = ExactCover.items(Arrays.copyOf(names, primary));
        builder = secondary == 0 ? builder : builder.secondary(Arrays.copyOfRange(names, primary, names.length));
        for (int i = 0; i < options.length; i++) {
            builder = builder.option(
                    "o" + i,
                    IntStream.of(options[i]).mapToObj(item -> "i" + item).toArray(String[]::new));
        }
        return builder.build();
    }
}
