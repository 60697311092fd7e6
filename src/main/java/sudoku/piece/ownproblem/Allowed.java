package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * Says whether a lesson may be in a slot, beside the lessons that have theirs.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface Allowed {
    boolean allowed(Timetable t, int[] at, int lesson, int slot);

    PieceKind<Allowed> PIECE = PieceKind.of(Allowed.class)
            .library((t, at, lesson, slot) -> t.conflict(at, lesson, slot).isEmpty())
            .stub("says true to everything", (t, at, lesson, slot) -> true)
            .cases(Cases::all);

    /** Tries it in every slot of small timetables of which some lessons are placed. */
    final class Cases {
        private static List<Case<Allowed, ?>> all() {
            List<Case<Allowed, ?>> cases = new ArrayList<>();
            for (Timetable table : Tables.tiny()) {
                for (int[] full : table.all().stream().limit(2).toList()) {
                    for (int lesson = 0; lesson < full.length; lesson++) {
                        int[] at = full.clone();
                        at[lesson] = -1;
                        cases.add(asked(table, at, lesson));
                        Arrays.fill(at, 0, lesson, -1);
                        cases.add(asked(table, at, lesson));
                    }
                }
            }
            return cases;
        }

        private static Case<Allowed, Answered<List<Boolean>>> asked(Timetable table, int[] at, int lesson) {
            return Case.lending(
                    TimetablePicture.of(table, at),
                    (piece, loan) -> {
                        List<Boolean> says = new ArrayList<>();
                        for (int slot = 0; slot < table.slots(); slot++) {
                            says.add(piece.allowed(table, loan.of(at), lesson, slot));
                        }
                        return says;
                    },
                    answer -> fault(table, at, lesson, answer.says())
                            .or(() -> answer.leftAloneOr(
                                    "Your allowed has changed the array `at` that it was given: the search writes"
                                            + " there, and a method that answers a question should only look.",
                                    TimetablePicture.of(table, at))));
        }

        private static Optional<Fault> fault(Timetable table, int[] at, int lesson, List<Boolean> says) {
            for (int slot = 0; slot < says.size(); slot++) {
                Optional<String> conflict = table.conflict(at, lesson, slot);
                if (says.get(slot) != conflict.isEmpty()) {
                    return Fault.found(
                            "May " + table.name(lesson) + " be in hour " + slot / table.rooms
                                    + ", room " + slot % table.rooms + "? Your allowed says " + says.get(slot)
                                    + ", but "
                                    + conflict.orElse("nothing forbids it") + ".",
                            TimetablePicture.of(table, at));
                }
            }
            return Optional.empty();
        }
    }
}
