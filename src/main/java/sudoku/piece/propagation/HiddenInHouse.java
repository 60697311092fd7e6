package sudoku.piece.propagation;

import java.util.List;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.PieceKind;

/**
 * Where a digit has one place left in a house, strikes all other marks from that cell.
 *
 * <p>Where a digit has no place at all, one of the cells of the house loses all its marks, and that says that the board
 * is dead.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
@FunctionalInterface
public interface HiddenInHouse {
    void hidden(int[] marks, int[] house);

    PieceKind<HiddenInHouse> PIECE = PieceKind.of(HiddenInHouse.class)
            .library(Cases::atOnce)
            .stub("strikes nothing", (marks, house) -> {})
            .cases(Cases::all);

    /** Tries it on rows, columns and boxes of four cells. */
    final class Cases {
        private static final HouseRule RULE = new HouseRule(
                "hidden",
                Cases::atOnce,
                "another digit has its only place in the house there.",
                "no other digit has its only place in the house there.",
                "two digits have their only place in the same cell");

        /** Looks at the marks as they were. */
        private static void atOnce(int[] marks, int[] house) {
            int[] before = marks.clone();
            for (int digit = 1; digit <= house.length; digit++) {
                int places = 0;
                int last = house[0];
                for (int cell : house) {
                    if (Digits.contains(before[cell], digit)) {
                        places++;
                        last = cell;
                    }
                }
                if (places < 2) {
                    marks[last] &= Digits.of(digit);
                }
            }
        }

        private static List<Case<HiddenInHouse, ?>> all() {
            return Stream.of(
                            RULE.on(0, "1234 1234 1234 1234"),
                            RULE.on(0, "234 1234 234 234"),
                            RULE.on(0, "123 234 23 23"),
                            RULE.on(0, "1 2 3 4"),
                            RULE.on(0, "1 12 234 234"),
                            RULE.on(0, "123 13 23 12"),
                            RULE.on(0, "1234 34 34 34"),
                            RULE.on(0, "123 123 123 123"),
                            RULE.on(6, "1234 134 134 134"),
                            RULE.on(11, "124 124 1234 124"))
                    .<Case<HiddenInHouse, ?>>map(each -> new Case<HiddenInHouse, Answered<String>>(
                            each.picture(), piece -> each.ask().apply(piece::hidden), each.judge()))
                    .toList();
        }
    }
}
