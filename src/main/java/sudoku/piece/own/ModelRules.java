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
 * All timetables that a solver finds, when it has been told the rules of the student.
 *
 * <p><b>Lesson.</b> 14-your-own-problem.
 */
@TriedBy(ModelRules.Tried.class)
@FunctionalInterface
public interface ModelRules {
    int[][] rules(Timetable t);

    /** Compares them with all there are, on small timetables. */
    final class Tried extends Trial<ModelRules> {
        @Override
        public ModelRules library() {
            return t -> t.all().toArray(int[][]::new);
        }

        /** Only what is given: a slot for each lesson, no slot twice, and the laboratory. */
        @Override
        protected ModelRules stub() {
            return Tried::apart;
        }

        private static int[][] apart(Timetable t) {
            List<int[]> found = new ArrayList<>();
            int slots = t.slots();
            for (int code = 0; code < Math.pow(slots, t.lessons()); code++) {
                int[] at = new int[t.lessons()];
                boolean right = true;
                for (int lesson = 0, rest = code; lesson < at.length; lesson++, rest /= slots) {
                    at[lesson] = rest % slots;
                    right &= !t.lab[lesson] || at[lesson] % t.rooms == 0;
                }
                if (right && Arrays.stream(at).distinct().count() == at.length) {
                    found.add(at);
                }
            }
            return found.toArray(int[][]::new);
        }

        @Override
        protected String stubInWords() {
            return "lets teachers and classes be in two places: a rule without post() is never told, and of"
                    + " slots it is known already that they differ: it is the hours that have to";
        }

        @Override
        protected List<Case<ModelRules, ?>> cases() {
            List<Case<ModelRules, ?>> cases = new ArrayList<>();
            Tables.tiny().forEach(table -> cases.add(asked(table)));
            return cases;
        }

        private static Case<ModelRules, List<List<Integer>>> asked(Timetable table) {
            return new Case<>(TimetablePicture.of(table), piece -> sorted(List.of(piece.rules(table))),
                    found -> fault(table, found));
        }

        private static List<List<Integer>> sorted(List<int[]> found) {
            return found.stream().map(at -> Arrays.stream(at).boxed().toList())
                    .sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
        }

        private static Optional<Fault> fault(Timetable table, List<List<Integer>> found) {
            List<List<Integer>> all = sorted(table.all());
            for (List<Integer> each : found) {
                int[] at = each.stream().mapToInt(slot -> slot).toArray();
                for (int lesson = 0; lesson < at.length; lesson++) {
                    Optional<String> conflict = table.conflict(at, lesson, at[lesson]);
                    if (conflict.isPresent()) {
                        return Optional.of(new Fault("With your rules this counts as a timetable, and "
                                + conflict.get() + ".", TimetablePicture.of(table, at)));
                    }
                }
            }
            if (found.equals(all)) {
                return Optional.empty();
            }
            Optional<List<Integer>> lost = all.stream().filter(each -> !found.contains(each)).findFirst();
            return Optional.of(lost.map(each -> new Fault("Your rules find " + found.size() + " where there are "
                    + all.size() + " timetables, and this one, which is right, is not among them.",
                    drawn(table, each)))
                    .orElseGet(() -> new Fault("Your rules find " + found.size() + " timetables, some of them more than"
                            + " once: there are " + all.size() + ". Is there an unknown that nobody asked for?",
                            TimetablePicture.of(table))));
        }

        private static TimetablePicture drawn(Timetable table, List<Integer> slots) {
            return TimetablePicture.of(table, slots.stream().mapToInt(slot -> slot).toArray());
        }
    }
}
