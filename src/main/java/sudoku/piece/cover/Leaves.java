package sudoku.piece.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.picture.cover.CoverPicture;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Gives the options that are left when one of them is chosen, as a new list: those that don't clash with it, in the
 * order in which they were.
 *
 * <p>The list and the options are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@TriedBy(Leaves.Tried.class)
@FunctionalInterface
public interface Leaves {
    List<int[]> leaves(List<int[]> options, int[] chosen);

    /** Tries it with each option of a few covers. */
    final class Tried extends Trial<Leaves> {
        private record Says(List<List<Integer>> left, List<List<Integer>> after) {}

        private final Clash clash = new Clash.Tried().library();

        @Override
        public Leaves library() {
            return (options, chosen) -> {
                List<int[]> left = new ArrayList<>();
                for (int[] option : options) {
                    if (!clash.clash(option, chosen)) {
                        left.add(option);
                    }
                }
                return left;
            };
        }

        @Override
        protected Leaves stub() {
            return (options, chosen) -> new ArrayList<>();
        }

        @Override
        protected String stubInWords() {
            return "leaves nothing";
        }

        @Override
        protected List<Case<Leaves, ?>> cases() {
            List<Case<Leaves, ?>> cases = new ArrayList<>();
            for (ExactCover cover : List.of(Covers.ONE, Covers.PAIR, Covers.SECONDARY, Covers.DESK)) {
                IntStream.range(0, cover.optionCount()).forEach(option -> cases.add(on(cover, option)));
            }
            return cases;
        }

        private Case<Leaves, Says> on(ExactCover cover, int option) {
            CoverPicture picture = CoverPicture.of(cover).select(cover.option(option));
            return new Case<>(picture, piece -> {
                List<int[]> options = Covers.options(cover);
                List<int[]> left = piece.leaves(options, options.get(option));
                return new Says(left == null ? null : Covers.lists(left), Covers.lists(options));
            }, says -> fault(says, cover, option, picture));
        }

        private Optional<Fault> fault(Says says, ExactCover cover, int option, CoverPicture picture) {
            List<int[]> options = Covers.options(cover);
            List<List<Integer>> all = Covers.lists(options);
            List<List<Integer>> right = Covers.lists(library().leaves(options, options.get(option)));
            String asked = "When " + Covers.full(cover, option) + " is chosen, ";
            if (says.left == null) {
                return Optional.of(new Fault("Your leaves gives no list, but null.", picture));
            }
            if (!says.after.equals(all)) {
                return Optional.of(new Fault("Your leaves changed the list that it was given, and the search still"
                        + " needs that for the other options of the item: make a new list, and add to it.", picture));
            }
            if (says.left.equals(right)) {
                return Optional.empty();
            }
            for (int other = 0; other < cover.optionCount(); other++) {
                boolean should = right.contains(all.get(other));
                if (should != says.left.contains(all.get(other))) {
                    String why = other == option ? "it has been chosen already, and would cover its own items again"
                            : should ? Covers.full(cover, other) + " has none of its items"
                            : Covers.full(cover, other) + " would cover one of its items again";
                    return Optional.of(new Fault(asked + cover.option(other) + (should ? " is left, and your leaves"
                            + " drops it: " : " is not left, and your leaves keeps it: ") + why + ".", picture));
                }
            }
            return Optional.of(new Fault(asked + "the right options are left, but not in the order in which they were,"
                    + " each once: " + Covers.names(cover, says.left) + " instead of " + Covers.names(cover, right)
                    + ".", picture));
        }
    }
}
