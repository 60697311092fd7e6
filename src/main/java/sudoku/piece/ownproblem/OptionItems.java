package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Names the items that a lesson in a slot uses up, so that two options share one if they can't both be chosen.
 *
 * <p>What the items are called is left to the student, and so is their order.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface OptionItems {
    String[] items(Timetable t, int lesson, int slot);

    PieceKind<OptionItems> PIECE = PieceKind.of(OptionItems.class)
            .library((t, lesson, slot) -> {
                int hour = slot / t.rooms;
                return new String[] {
                    "slot " + slot,
                    "teacher " + t.teacher[lesson] + " hour " + hour,
                    "class " + t.group[lesson] + " hour " + hour
                };
            })
            .stub("names no item", (t, lesson, slot) -> new String[0])
            .cases(Cases::all);

    /** Tries it on all pairs of options of small timetables. */
    final class Cases {
        private static List<Case<OptionItems, ?>> all() {
            List<Case<OptionItems, ?>> cases = new ArrayList<>();
            Tables.tiny().forEach(table -> cases.add(asked(table.withoutLab())));
            return cases;
        }

        private static Case<OptionItems, List<List<String>>> asked(Timetable table) {
            return new Case<>(
                    TimetablePicture.of(table),
                    piece -> {
                        List<List<String>> all = new ArrayList<>();
                        for (int option = 0; option < table.lessons() * table.slots(); option++) {
                            all.add(Arrays.asList(piece.items(table, option / table.slots(), option % table.slots())));
                        }
                        return all;
                    },
                    all -> fault(table, all));
        }

        private static Optional<Fault> fault(Timetable table, List<List<String>> all) {
            for (int one = 0; one < all.size(); one++) {
                if (all.get(one).stream().distinct().count() < all.get(one).size()) {
                    return told(table, one, one, "One option names the same item twice: " + all.get(one) + ".");
                }
                for (int other = 0; other < one; other++) {
                    int lesson = one / table.slots();
                    int before = other / table.slots();
                    if (lesson == before) {
                        continue;
                    }
                    int[] at = new int[table.lessons()];
                    Arrays.fill(at, -1);
                    at[before] = other % table.slots();
                    Optional<String> conflict = table.conflict(at, lesson, one % table.slots());
                    List<String> shared = new ArrayList<>(all.get(one));
                    shared.retainAll(all.get(other));
                    if (conflict.isPresent() && shared.isEmpty()) {
                        return told(
                                table,
                                one,
                                other,
                                "With these two options " + conflict.get() + ", but they share no item.");
                    }
                    if (conflict.isEmpty() && !shared.isEmpty()) {
                        return told(
                                table,
                                one,
                                other,
                                "These two options can both be chosen, but in your model they share the item '"
                                        + shared.get(0) + "'.");
                    }
                }
            }
            return Optional.empty();
        }

        private static Optional<Fault> told(Timetable table, int one, int other, String sentence) {
            int[] at = new int[table.lessons()];
            Arrays.fill(at, -1);
            at[other / table.slots()] = other % table.slots();
            at[one / table.slots()] = one % table.slots();
            return Fault.found(sentence, TimetablePicture.of(table, at));
        }
    }
}
