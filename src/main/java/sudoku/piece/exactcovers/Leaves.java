package sudoku.piece.exactcovers;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.CoverPicture;

/**
 * Gives the options that are left when one of them is chosen, as a new list: those that don't clash with it, in the
 * order in which they were.
 *
 * <p>The list and the options are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface Leaves {
    List<int[]> leaves(List<int[]> options, int[] chosen);

    PieceKind<Leaves> PIECE = PieceKind.of(Leaves.class)
            .library((options, chosen) -> {
                List<int[]> left = new ArrayList<>();
                for (int[] option : options) {
                    if (!Covers.clash(option, chosen)) {
                        left.add(option);
                    }
                }
                return left;
            })
            .stub("leaves nothing", (options, chosen) -> new ArrayList<>())
            .cases(Cases::all);

    /** Tries it with each option of a few covers. */
    final class Cases {
        private static List<Case<Leaves, ?>> all() {
            List<Case<Leaves, ?>> cases = new ArrayList<>();
            for (ExactCover cover : List.of(Covers.PAIR, Covers.ONE, Covers.SECONDARY, Covers.DESK)) {
                IntStream.range(0, cover.optionCount()).forEach(option -> cases.add(on(cover, option)));
            }
            return cases;
        }

        private static Case<Leaves, Answered<List<List<Integer>>>> on(ExactCover cover, int option) {
            CoverPicture picture = CoverPicture.of(cover).select(cover.option(option));
            return Case.lending(
                    picture,
                    (piece, loan) -> {
                        List<int[]> options = loan.of(Covers.options(cover));
                        List<int[]> left = leftBy(piece, options, options.get(option));
                        return left == null ? null : Covers.lists(left);
                    },
                    answer -> fault(answer, cover, option, picture));
        }

        private static List<int[]> leftBy(Leaves piece, List<int[]> options, int[] chosen) {
            try {
                return piece.leaves(options, chosen);
            } catch (ConcurrentModificationException changed) {
                IllegalStateException told = new IllegalStateException(
                        "the list was changed while a loop walked over it. Make a new list, and add to it.", changed);
                told.setStackTrace(changed.getStackTrace());
                throw told;
            }
        }

        private static Optional<Fault> fault(
                Answered<List<List<Integer>>> answer, ExactCover cover, int option, CoverPicture picture) {
            List<int[]> options = Covers.options(cover);
            List<List<Integer>> all = Covers.lists(options);
            List<List<Integer>> right = Covers.lists(PIECE.library().leaves(options, options.get(option)));
            String asked = "When " + Covers.full(cover, option) + " is chosen, ";
            if (answer.says() == null) {
                return Fault.found("Your leaves returns null instead of a list.", picture);
            }
            if (!answer.leftTable(0).equals(all)) {
                return Fault.found(
                        "Your leaves changed the list that it was given, but the search still needs it for the other"
                                + " options of the item: make a new list, and add to it.",
                        picture);
            }
            if (answer.says().equals(right)) {
                return Optional.empty();
            }
            List<List<Integer>> others =
                    all.stream().filter(each -> !right.contains(each)).toList();
            if (all.size() > 1 && answer.says().equals(others)) {
                return Fault.found(
                        asked
                                + "your leaves keeps the options that clash with it, and drops the others. It should be"
                                + " the other way around.",
                        picture);
            }
            for (int other = 0; other < cover.optionCount(); other++) {
                boolean should = right.contains(all.get(other));
                if (should != answer.says().contains(all.get(other))) {
                    String why = other == option
                            ? "it has been chosen already, and would cover its own items again"
                            : should
                                    ? Covers.full(cover, other) + " has none of its items"
                                    : Covers.full(cover, other) + " would cover one of its items again";
                    return Fault.found(
                            asked + cover.option(other)
                                    + (should
                                            ? " is left, but your leaves drops it: "
                                            : " is not left, but your leaves keeps it: ")
                                    + why + ".",
                            picture);
                }
            }
            return Fault.found(
                    asked + "the right options are left, but not in their old order, or not each exactly once: "
                            + Covers.names(cover, answer.says()) + " instead of "
                            + Covers.names(cover, right)
                            + ".",
                    picture);
        }
    }
}
