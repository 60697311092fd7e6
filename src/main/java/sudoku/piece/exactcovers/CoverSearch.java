package sudoku.piece.exactcovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.cover.SudokuCover;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.CoverPicture;

/**
 * Searches what is left of an exact cover, by Algorithm X: takes an item, and chooses each option for it in turn.
 *
 * <p>Where no item is open, what is chosen is a solution; {@code true} means that so many are enough, and leaves the
 * last on the stack. {@code false} leaves the stack as it was. Options and open are left as they were.
 *
 * <p><b>Lesson.</b> 07-exact-covers.
 */
@FunctionalInterface
public interface CoverSearch {
    boolean exact(TakeItem rule, List<int[]> options, boolean[] open, ChosenOptions chosen);

    /** Searches a whole cover to the end, by this rule. */
    default ChosenOptions walk(TakeItem rule, ExactCover cover) {
        ChosenOptions chosen = ChosenOptions.toTheEnd(cover);
        exact(chosen.hearing(rule), Covers.options(cover), Covers.open(cover), chosen);
        return chosen;
    }

    /** The same with options that have no names. */
    default ChosenOptions walk(TakeItem rule, List<int[]> options, boolean[] open) {
        ChosenOptions chosen = ChosenOptions.toTheEnd();
        exact(chosen.hearing(rule), options, open, chosen);
        return chosen;
    }

    /** Searches a Sudoku; each clue is a move that somebody has chosen already. */
    default ChosenOptions sudoku(TakeItem rule, SudokuMove moves, Grid puzzle, ChosenOptions chosen) {
        List<int[]> options = moves.all(puzzle.size());
        boolean[] open = Covers.open(SudokuCover.of(puzzle.size()).cover());
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (!puzzle.isBlank(cell)) {
                int[] clue = moves.move(cell, puzzle.get(cell), puzzle.size());
                options = Cases.LEAVES.leaves(options, clue);
                IntStream.of(clue).forEach(item -> open[item] = false);
            }
        }
        exact(chosen.hearing(rule), options, open, chosen);
        return chosen;
    }

    PieceKind<CoverSearch> PIECE = PieceKind.of(CoverSearch.class)
            .library(Cases::exact)
            .stub("chooses nothing", (rule, options, open, chosen) -> rule.take(options, open) < 0 && chosen.enough())
            .cases(Cases::all);

    /** Tries it on covers of one item, of two, of three, on dead ends, and on a whole desk. */
    final class Cases {
        private record Walk(
                boolean says,
                List<CoverTrace.Step> steps,
                int standing,
                List<List<Integer>> optionsAfter,
                List<Boolean> openAfter) {}

        private static final Leaves LEAVES = Leaves.PIECE.library();

        private static boolean exact(TakeItem rule, List<int[]> options, boolean[] open, ChosenOptions chosen) {
            int item = rule.take(options, open);
            if (item < 0) {
                return chosen.enough();
            }
            for (int[] option : options) {
                if (Covers.clash(option, new int[] {item})) {
                    chosen.push(option);
                    boolean[] left = open.clone();
                    IntStream.of(option).forEach(covered -> left[covered] = false);
                    if (exact(rule, LEAVES.leaves(options, option), left, chosen)) {
                        return true;
                    }
                    chosen.pop();
                }
            }
            return false;
        }

        private static List<Case<CoverSearch, ?>> all() {
            List<Case<CoverSearch, ?>> cases = new ArrayList<>();
            for (ExactCover cover :
                    List.of(Covers.ONE, Covers.PAIR, Covers.THREE, Covers.NO_WAY, Covers.SECONDARY, Covers.DESK)) {
                cases.add(on(cover, TakeItem.FIRST, true));
                cases.add(on(cover, TakeItem.FIRST, false));
                cases.add(on(cover, TakeItem.FEWEST, false));
            }
            return cases;
        }

        private static Case<CoverSearch, Walk> on(ExactCover cover, TakeItem next, boolean untilFirst) {
            Walk right = walk(PIECE.library(), cover, next, untilFirst);
            return new Case<>(
                    CoverPicture.of(cover),
                    piece -> walk(piece, cover, next, untilFirst),
                    walk -> fault(walk, right, cover, next));
        }

        private static Walk walk(CoverSearch piece, ExactCover cover, TakeItem next, boolean untilFirst) {
            List<int[]> options = Covers.options(cover);
            boolean[] open = Covers.open(cover);
            ChosenOptions chosen = ChosenOptions.on(cover, untilFirst);
            boolean says = piece.exact(chosen.hearing(next), options, open, chosen);
            List<CoverTrace.Step> steps = chosen.trace().steps().stream()
                    .filter(step -> isAMove(step.kind()))
                    .toList();
            return new Walk(says, steps, chosen.standing().size(), Covers.lists(options), Covers.list(open));
        }

        private static boolean isAMove(CoverTrace.Kind kind) {
            return kind == CoverTrace.Kind.SELECTED
                    || kind == CoverTrace.Kind.DESELECTED
                    || kind == CoverTrace.Kind.SOLVED;
        }

        private static Optional<Fault> fault(Walk walk, Walk right, ExactCover cover, TakeItem next) {
            CoverPicture picture = CoverPicture.of(cover);
            if (!walk.optionsAfter.equals(right.optionsAfter) || !walk.openAfter.equals(right.openAfter)) {
                return Fault.found(
                        "Your exact changed the options or the open items that it was given. The calls that are"
                                + " waiting still need them: pass on what leaves(…) and without(…) return.",
                        picture);
            }
            int same = 0;
            while (same < Math.min(walk.steps.size(), right.steps.size())
                    && walk.steps.get(same).equals(right.steps.get(same))) {
                same++;
            }
            List<String> standing = standing(right.steps.subList(0, same), cover);
            CoverPicture drawn = picture.select(standing.toArray(String[]::new));
            if (same < Math.max(walk.steps.size(), right.steps.size())) {
                return Fault.found(
                        "Chosen so far: " + (standing.isEmpty() ? "nothing" : String.join(", ", standing)) + ". Now "
                                + should(right, same, cover) + ", but your exact "
                                + does(walk, same, cover, standing, next) + ".",
                        drawn);
            }
            return walk.says == right.says
                    ? Optional.empty()
                    : Fault.found(
                            "Your exact chooses the right options, but in the end it says " + walk.says
                                    + ". It should say true as soon as its own call of exact says true, and"
                                    + " false when all options have been tried.",
                            drawn);
        }

        private static List<String> standing(List<CoverTrace.Step> steps, ExactCover cover) {
            List<String> standing = new ArrayList<>();
            for (CoverTrace.Step step : steps) {
                if (step.kind() == CoverTrace.Kind.SELECTED) {
                    standing.add(cover.option(step.option()));
                } else if (step.kind() == CoverTrace.Kind.DESELECTED) {
                    standing.remove(standing.size() - 1);
                }
            }
            return standing;
        }

        private static String should(Walk right, int at, ExactCover cover) {
            if (at == right.steps.size()) {
                return right.says
                        ? "a call has returned true, and that should be returned at once"
                        : "there is no option left to try, and the search ends";
            }
            CoverTrace.Step step = right.steps.get(at);
            return switch (step.kind()) {
                case SELECTED -> Covers.full(cover, step.option()) + " is to be chosen";
                case DESELECTED -> cover.option(step.option()) + " is to be taken back";
                default -> "no item is open, and that is a solution";
            };
        }

        private static String does(Walk walk, int at, ExactCover cover, List<String> standing, TakeItem next) {
            if (at == walk.steps.size()) {
                return "ends"
                        + (walk.standing > 0 && !walk.says ? " and leaves " + walk.standing + " on the stack" : "");
            }
            CoverTrace.Step step = walk.steps.get(at);
            return switch (step.kind()) {
                case SELECTED ->
                    "chooses " + Covers.full(cover, step.option()) + objection(cover, step.option(), standing, next);
                case DESELECTED -> "takes " + cover.option(step.option()) + " back";
                default -> "finds no item open";
            };
        }

        /** What speaks against an option. */
        private static String objection(ExactCover cover, int option, List<String> standing, TakeItem next) {
            List<int[]> options = Covers.options(cover);
            boolean[] open = Covers.open(cover);
            for (String name : standing) {
                int[] items = cover.itemsOf(cover.optionNamed(name));
                if (Covers.clash(items, cover.itemsOf(option))) {
                    return ", which clashes with " + name;
                }
                options = LEAVES.leaves(options, items);
                IntStream.of(items).forEach(item -> open[item] = false);
            }
            int item = next.take(options, open);
            return item < 0
                    ? ""
                    : cover.covers(option, item)
                            ? ": go through the options in the order of the list"
                            : ", which doesn't cover " + cover.item(item) + ", the item that was taken";
        }
    }
}
