package sudoku.piece.propagation;

import java.util.List;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.PieceKind;

/**
 * Strikes, in a house, the mark of each cell that has one mark from all other cells.
 *
 * <p>Whether a cell that has come down to one mark on the way is followed up at once, does not matter. Where two cells
 * have the same one mark, one of them or both lose it.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
@FunctionalInterface
public interface NakedInHouse {
    void naked(int[] marks, int[] house);

    PieceKind<NakedInHouse> PIECE = PieceKind.of(NakedInHouse.class)
            .library(Cases::atOnce)
            .stub("strikes nothing", (marks, house) -> {})
            .cases(Cases::all);

    /** Tries it on rows, columns and boxes of four cells. */
    final class Cases {
        private static final HouseRule RULE = new HouseRule(
                "naked",
                Cases::atOnce,
                "the %d is the one mark of another cell of the house.",
                "it is not the one mark of another cell of the house.",
                "two cells have the same one mark");

        /** Looks at the marks as they were. */
        private static void atOnce(int[] marks, int[] house) {
            int[] before = marks.clone();
            for (int single : house) {
                for (int other : house) {
                    if (other != single && Digits.count(before[single]) == 1) {
                        marks[other] &= ~before[single];
                    }
                }
            }
        }

        private static List<Case<NakedInHouse, ?>> all() {
            return Stream.of(
                            RULE.on(0, "1234 1234 1234 1234"),
                            RULE.on(0, "1 1234 1234 1234"),
                            RULE.on(0, "123 123 4 234"),
                            RULE.on(0, "1 12 1234 3"),
                            RULE.on(0, "1 2 3 4"),
                            RULE.on(2, "12 12 1234 1234"),
                            RULE.on(0, "1 123 1 234"),
                            RULE.on(0, "- 123 12 3"),
                            RULE.on(6, "1234 2 1234 134"),
                            RULE.on(11, "14 1234 3 1234"))
                    .<Case<NakedInHouse, ?>>map(each -> new Case<NakedInHouse, Answered<String>>(
                            each.picture(), piece -> each.ask().apply(piece::naked), each.judge()))
                    .toList();
        }
    }
}
