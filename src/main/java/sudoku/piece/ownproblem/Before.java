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
 * A rule of one's own: lesson 0 is in an earlier hour than lesson 6. Two slots make an hour.
 *
 * <p>Either of the two may be asked about first.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
@FunctionalInterface
public interface Before extends May {
    int FIRST = 0;
    int LAST = 6;

    PieceKind<Before> PIECE = PieceKind.of(Before.class)
            .named("before")
            .library((at, lesson, slot) -> (lesson != FIRST || at[LAST] < 0 || slot / 2 < at[LAST] / 2)
                    && (lesson != LAST || at[FIRST] < 0 || at[FIRST] / 2 < slot / 2))
            .stub("says true to everything", (at, lesson, slot) -> true)
            .cases(Cases::all);

    /** Tries it for each lesson in each slot, with the other of the two anywhere. */
    final class Cases {
        private static final int LESSONS = 7;
        private static final int SLOTS = 8;

        private static List<Case<Before, ?>> all() {
            List<Case<Before, ?>> cases = new ArrayList<>();
            for (int asked : new int[] {FIRST, LAST, 3}) {
                cases.add(asked(asked, -1, -1));
                for (int other : new int[] {LAST, FIRST, 2}) {
                    for (int slot = 0; slot < SLOTS && other != asked; slot++) {
                        cases.add(asked(asked, other, slot));
                    }
                }
            }
            return cases;
        }

        private static Case<Before, Answered<List<Boolean>>> asked(int lesson, int other, int theirs) {
            int[] at = new int[LESSONS];
            Arrays.fill(at, -1);
            if (other >= 0) {
                at[other] = theirs;
            }
            TimetablePicture drawn = TimetablePicture.of(Timetable.school(), at);
            return Case.lending(
                    drawn,
                    (piece, loan) -> {
                        List<Boolean> says = new ArrayList<>();
                        for (int slot = 0; slot < SLOTS; slot++) {
                            says.add(piece.may(loan.of(at), lesson, slot));
                        }
                        return says;
                    },
                    answer -> fault(at, lesson, other, answer.says(), drawn)
                            .or(() -> answer.leftAloneOr(
                                    "Your before has changed the array `at` that it was given, but a rule should only"
                                            + " look.",
                                    drawn)));
        }

        private static Optional<Fault> fault(
                int[] at, int lesson, int other, List<Boolean> says, TimetablePicture drawn) {
            for (int slot = 0; slot < SLOTS; slot++) {
                boolean right = PIECE.library().may(at, lesson, slot);
                if (says.get(slot) != right) {
                    return Fault.found(
                            "May lesson " + lesson + " be in slot " + slot + ", hour " + slot / 2
                                    + "? Your before says " + says.get(slot) + ", but "
                                    + why(at, lesson, other, right) + ".",
                            drawn);
                }
            }
            return Optional.empty();
        }

        private static String why(int[] at, int lesson, int other, boolean right) {
            if (lesson != FIRST && lesson != LAST) {
                return "the rule is about lessons 0 and 6 alone";
            }
            if (other != FIRST && other != LAST) {
                return "lesson " + (FIRST + LAST - lesson) + " has no slot yet, so nothing is broken";
            }
            return "lesson " + other + " is in hour " + at[other] / 2
                    + (right ? ", which keeps the rule" : ": 0 has to be earlier than 6");
        }
    }
}
