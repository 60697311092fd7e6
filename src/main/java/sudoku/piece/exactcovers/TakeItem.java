package sudoku.piece.exactcovers;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;

/**
 * A rule that says which item to cover next, one of those that are open; -1 when none is open.
 *
 * <p>{@code open[item]} says that this item must still be covered. Both are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface TakeItem {
    int take(List<int[]> options, boolean[] open);

    /** The first that is open. */
    TakeItem FIRST = (options, open) -> IntStream.range(0, open.length)
            .filter(item -> open[item])
            .findFirst()
            .orElse(-1);

    /** The one with the fewest options, of several the first. */
    TakeItem FEWEST = (options, open) -> {
        int[] count = new int[open.length];
        for (int[] option : options) {
            for (int item : option) {
                count[item]++;
            }
        }
        return IntStream.range(0, open.length)
                .filter(item -> open[item])
                .boxed()
                .min(Comparator.comparing(item -> count[item]))
                .orElse(-1);
    };

    /** The same rule, asked about the items from {@code from} up to, but without, {@code to} alone. */
    static TakeItem among(TakeItem rule, int from, int to) {
        return (options, open) -> {
            boolean[] some = new boolean[open.length];
            System.arraycopy(open, from, some, from, to - from);
            return rule.take(options, some);
        };
    }

    /** How many nodes the tree of this rule has, about: the mean of so many random walks down it. */
    default double estimate(ExactCover cover, int walks, long seed) {
        Random random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < walks; i++) {
            sum += probe(Covers.options(cover), Covers.open(cover), random);
        }
        return sum / walks;
    }

    private double probe(List<int[]> options, boolean[] open, Random random) {
        double nodes = 0;
        double width = 1;
        int item = take(options, open);
        while (item >= 0) {
            int wanted = item;
            List<int[]> ways = options.stream()
                    .filter(option -> IntStream.of(option).anyMatch(each -> each == wanted))
                    .toList();
            width *= ways.size();
            nodes += width;
            if (ways.isEmpty()) {
                return nodes;
            }
            int[] drawn = ways.get(random.nextInt(ways.size()));
            options = Leaves.PIECE.library().leaves(options, drawn);
            IntStream.of(drawn).forEach(covered -> open[covered] = false);
            item = take(options, open);
        }
        return nodes;
    }
}
