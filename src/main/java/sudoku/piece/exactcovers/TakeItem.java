package sudoku.piece.exactcovers;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.ExactCover;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.CoverPicture;
import sudoku.piece.NumbersPicture;

/**
 * Says which item to cover next: of those that are open the one with the fewest options, of several the first; -1 when
 * none is open.
 *
 * <p>{@code open[item]} says that this item must still be covered. Both are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface TakeItem {
    int take(List<int[]> options, boolean[] open);

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

    PieceKind<TakeItem> PIECE = PieceKind.of(TakeItem.class)
            .library((options, open) -> {
                int[] count = new int[open.length];
                for (int[] option : options) {
                    for (int item : option) {
                        count[item]++;
                    }
                }
                int best = -1;
                for (int item = 0; item < open.length; item++) {
                    if (open[item] && (best < 0 || count[item] < count[best])) {
                        best = item;
                    }
                }
                return best;
            })
            .stub("takes the first open item", (options, open) -> IntStream.range(0, open.length)
                    .filter(item -> open[item])
                    .findFirst()
                    .orElse(-1))
            .cases(Cases::all);

    /** Tries it with nothing open, with one item, and with more. */
    final class Cases {
        private record Says(int item, List<List<Integer>> optionsAfter, List<Boolean> openAfter) {}

        private static long count(List<int[]> options, int item) {
            return options.stream()
                    .filter(option -> IntStream.of(option).anyMatch(each -> each == item))
                    .count();
        }

        private static List<Case<TakeItem, ?>> all() {
            return List.of(
                    on(Covers.ONE),
                    on(Covers.ONE, "A"),
                    on(Covers.PAIR),
                    on(Covers.PAIR, "A"),
                    on(Covers.THREE),
                    on(Covers.NO_WAY),
                    on(Covers.SECONDARY),
                    on(Covers.SECONDARY, "As"),
                    on(Covers.DESK),
                    on(Covers.DESK, "Eva"),
                    on(Covers.DESK, "Fay"),
                    on(Covers.DESK, "Eva", "Dee", "Gus"),
                    on(Covers.DESK, "Ben", "Ada", "Fay"),
                    on(1_003, 1_002),
                    on(5_000, 1, 5_001));
        }

        /** Items that stand alone in so many options: no bound that a puzzle has is a bound of every problem. */
        private static Case<TakeItem, Integer> on(int... many) {
            List<int[]> options = IntStream.range(0, many.length)
                    .boxed()
                    .flatMap(item -> Stream.generate(() -> new int[] {item}).limit(many[item]))
                    .toList();
            boolean[] open = new boolean[many.length];
            Arrays.fill(open, true);
            int right = PIECE.library().take(options, open);
            double[] items = IntStream.range(0, many.length).asDoubleStream().toArray();
            NumbersPicture counts = NumbersPicture.of("item", items)
                    .and("options", IntStream.of(many).asDoubleStream().toArray())
                    .mark(right);
            return new Case<>(
                    counts,
                    piece -> piece.take(options, open.clone()),
                    says -> says == right
                            ? Optional.empty()
                            : Fault.found(
                                    "Your take says " + says + ", and item " + right
                                            + " has the fewest options, " + many[right]
                                            + ". There is no limit to how many an item may have: begin with an item,"
                                            + " not with a number.",
                                    counts));
        }

        private static Case<TakeItem, Says> on(ExactCover cover, String... chosen) {
            CoverPicture picture = CoverPicture.of(cover).select(chosen);
            Leaves leaves = Leaves.PIECE.library();
            List<int[]> options = Covers.options(cover);
            boolean[] open = Covers.open(cover);
            for (String name : chosen) {
                int[] items = cover.itemsOf(cover.optionNamed(name));
                options = leaves.leaves(options, items);
                IntStream.of(items).forEach(item -> open[item] = false);
            }
            List<int[]> left = options;
            return new Case<>(
                    picture,
                    piece -> {
                        List<int[]> mine = left.stream().map(int[]::clone).collect(Collectors.toList());
                        boolean[] asked = open.clone();
                        int says = piece.take(mine, asked);
                        return new Says(says, Covers.lists(mine), Covers.list(asked));
                    },
                    says -> fault(says, cover, left, open, picture));
        }

        private static Optional<Fault> fault(
                Says says, ExactCover cover, List<int[]> options, boolean[] open, CoverPicture picture) {
            int right = PIECE.library().take(options, open);
            if (says.item != right) {
                return Fault.found(
                        "Your take says " + complaint(says.item, right, cover, options, open),
                        right < 0 ? picture : picture.mark(cover.item(right)));
            }
            if (!says.optionsAfter.equals(Covers.lists(options)) || !says.openAfter.equals(Covers.list(open))) {
                return Fault.found(
                        "Your take changed what it was given, and a question must leave options and open as they were.",
                        picture);
            }
            return Optional.empty();
        }

        private static String complaint(int said, int right, ExactCover cover, List<int[]> options, boolean[] open) {
            if (right < 0) {
                return said + ", but no item is open: then it is to say -1.";
            }
            String better = named(right, cover) + " is open, and it has " + counted(options, right) + ".";
            if (said < 0 || said >= cover.itemCount()) {
                return said + ", and that is no item. But " + better;
            }
            if (!open[said]) {
                return named(said, cover) + ", which is not open: "
                        + (said >= cover.primaryCount() ? "nobody asks for it." : "it is covered already.");
            }
            boolean tie = count(options, said) == count(options, right);
            return named(said, cover) + ", which has " + counted(options, said)
                    + (tie
                            ? ": as few as any, but it is not the first of those. That is " + named(right, cover) + "."
                            : ". But " + better);
        }

        private static String named(int item, ExactCover cover) {
            return "item " + item + " (" + cover.item(item) + ")";
        }

        private static String counted(List<int[]> options, int item) {
            long count = count(options, item);
            return count == 0 ? "no option" : count == 1 ? "1 option" : count + " options";
        }
    }
}
