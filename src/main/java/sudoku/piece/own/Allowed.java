package sudoku.piece.own;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.piece.Case;
import sudoku.piece.Fault;
import sudoku.piece.Trial;
import sudoku.piece.TriedBy;

/**
 * Says whether a lesson may stand in a slot, beside the lessons that have theirs.
 *
 * <p><b>Lesson.</b> 14-your-own-problem.
 */
@TriedBy(Allowed.Tried.class)
@FunctionalInterface
public interface Allowed {
    boolean allowed(Timetable t, int[] at, int lesson, int slot);

    /** Tries it in every slot of small timetables of which some lessons are placed. */
    final class Tried extends Trial<Allowed> {
        @Override
        public Allowed library() {
            return (t, at, lesson, slot) -> t.conflict(at, lesson, slot).isEmpty();
        }

        @Override
        protected Allowed stub() {
            return (t, at, lesson, slot) -> true;
        }

        @Override
        protected String stubInWords() {
            return "says true to everything";
        }

        @Override
        protected List<Case<Allowed, ?>> cases() {
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

        private static Case<Allowed, List<Boolean>> asked(Timetable table, int[] at, int lesson) {
            return new Case<>(TimetablePicture.of(table, at), piece -> {
                List<Boolean> says = new ArrayList<>();
                for (int slot = 0; slot < table.slots(); slot++) {
                    says.add(piece.allowed(table, at.clone(), lesson, slot));
                }
                return says;
            }, says -> fault(table, at, lesson, says));
        }

        private static Optional<Fault> fault(Timetable table, int[] at, int lesson, List<Boolean> says) {
            for (int slot = 0; slot < says.size(); slot++) {
                Optional<String> conflict = table.conflict(at, lesson, slot);
                if (says.get(slot) != conflict.isEmpty()) {
                    return Optional.of(new Fault("May " + table.name(lesson) + " stand in hour " + slot / table.rooms
                            + ", room " + slot % table.rooms + "? Your allowed says " + says.get(slot) + ", and "
                            + conflict.orElse("nothing forbids it") + ".", TimetablePicture.of(table, at)));
                }
            }
            return Optional.empty();
        }
    }
}
