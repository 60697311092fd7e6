package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;

/**
 * All timetables that a solver finds, when it has been told the rules of the student.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface ModelRules {
    int[][] rules(Timetable t);

    PieceKind<ModelRules> PIECE = PieceKind.of(ModelRules.class)
            .library(t -> t.all().toArray(int[][]::new))
            .stub(
                    "lets teachers and classes be in two places at once (a rule needs post(), and it is the hours that"
                            + " must differ)",
                    Cases::apart)
            .cases(Cases::all);

    /** Compares them with all there are, on small timetables. */
    final class Cases {
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

        private static List<Case<ModelRules, ?>> all() {
            List<Case<ModelRules, ?>> cases = new ArrayList<>();
            Tables.tiny().forEach(table -> cases.add(asked(table)));
            return cases;
        }

        private static Case<ModelRules, List<List<Integer>>> asked(Timetable table) {
            return new Case<>(
                    TimetablePicture.of(table),
                    piece -> sorted(List.of(piece.rules(table))),
                    found -> fault(table, found));
        }

        private static List<List<Integer>> sorted(List<int[]> found) {
            return found.stream()
                    .map(at -> Arrays.stream(at).boxed().toList())
                    .sorted((a, b) -> a.toString().compareTo(b.toString()))
                    .toList();
        }

        private static Optional<Fault> fault(Timetable table, List<List<Integer>> found) {
            List<List<Integer>> all = sorted(table.all());
            for (List<Integer> each : found) {
                int[] at = each.stream().mapToInt(slot -> slot).toArray();
                for (int lesson = 0; lesson < at.length; lesson++) {
                    Optional<String> conflict = table.conflict(at, lesson, at[lesson]);
                    if (conflict.isPresent()) {
                        return Fault.found(
                                "With your rules this counts as a timetable, but " + conflict.get() + ".",
                                TimetablePicture.of(table, at));
                    }
                }
            }
            if (found.equals(all)) {
                return Optional.empty();
            }
            Optional<List<Integer>> lost =
                    all.stream().filter(each -> !found.contains(each)).findFirst();
            return Optional.of(lost.map(each -> new Fault(
                            "Your rules find " + found.size() + " of " + all.size()
                                    + " timetables. This one is right, but it is missing.",
                            drawn(table, each)))
                    .orElseGet(() -> new Fault(
                            "Your rules find " + found.size()
                                    + " timetables, some of them more than once: there are only " + all.size()
                                    + ". Is there one unknown too many?",
                            TimetablePicture.of(table))));
        }

        private static TimetablePicture drawn(Timetable table, List<Integer> slots) {
            return TimetablePicture.of(
                    table, slots.stream().mapToInt(slot -> slot).toArray());
        }
    }
}
