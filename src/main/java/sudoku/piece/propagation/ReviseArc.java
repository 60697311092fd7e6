package sudoku.piece.propagation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Strikes each mark of one variable that has no partner among the marks of another, and says whether any was struck.
 *
 * <p>The other variable keeps its marks. Marks are digits 1 to 9.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
@FunctionalInterface
public interface ReviseArc {
    boolean revise(Partners rule, int[] marks, int x, int y);

    /**
     * AC-3 with this revise: strikes until all arcs are consistent, and gives the marks back.
     *
     * @param near for each variable its neighbors
     */
    default int[] ac3(Partners rule, int[][] near, int[] marks) {
        Deque<int[]> queue = new ArrayDeque<>();
        for (int x = 0; x < near.length; x++) {
            for (int y : near[x]) {
                queue.add(new int[] {x, y});
            }
        }
        while (!queue.isEmpty()) {
            int[] arc = queue.remove();
            if (revise(rule, marks, arc[0], arc[1])) {
                for (int z : near[arc[0]]) {
                    queue.add(new int[] {z, arc[0]});
                }
            }
        }
        return marks;
    }

    PieceKind<ReviseArc> PIECE = PieceKind.of(ReviseArc.class)
            .library((rule, marks, x, y) -> {
                int before = marks[x];
                for (int left = before; left != Digits.NONE; left = Digits.rest(left)) {
                    int value = Digits.first(left);
                    if ((rule.partners(x, value, y) & marks[y]) == 0) {
                        marks[x] = Digits.remove(marks[x], value);
                    }
                }
                return marks[x] != before;
            })
            .stub("says false and strikes nothing", (rule, marks, x, y) -> false)
            .cases(Cases::all);

    /** Tries it on two cells and three rules. */
    final class Cases {
        private static final int ALL = Digits.all(9);
        private static final int ALL_OF_FOUR = Digits.all(4);
        private static final Partners DIFFER = (x, value, y) -> ALL & ~Digits.of(value);
        private static final Partners SMALLER =
                (x, value, y) -> x < y ? ALL & ~Digits.all(value) : Digits.all(value - 1);
        private static final Partners SUM = (x, value, y) -> value < 5 ? Digits.of(5 - value) : Digits.NONE;

        private static List<Case<ReviseArc, ?>> all() {
            String differ = "must differ";
            String less = "the left one must be smaller";
            String five = "must add up to 5";
            return Stream.of(
                            on(DIFFER, differ, 0b110, 0b110, 0, 1),
                            on(DIFFER, differ, 0b110, 0b10, 0, 1),
                            on(DIFFER, differ, 0b100, 0b1110, 1, 0),
                            on(DIFFER, differ, 0b10, 0b10, 0, 1),
                            on(DIFFER, differ, 0b110, 0, 0, 1),
                            on(SMALLER, less, 0b1110, 0b1110, 0, 1),
                            on(SMALLER, less, 0b1110, 0b1110, 1, 0),
                            on(SMALLER, less, 0b10000, 0b1100, 0, 1),
                            on(SUM, five, 0b11110, 0b1010, 0, 1),
                            on(SUM, five, 0b10010, 0b10010, 0, 1),
                            on(DIFFER, differ, 0b1100000000, 0b1000000000, 0, 1))
                    .<Case<ReviseArc, ?>>map(each -> each)
                    .toList();
        }

        /** The sets are those of the left and of the right cell. */
        private static Case<ReviseArc, Answered<Boolean>> on(
                Partners rule, String inWords, int left, int right, int x, int y) {
            int[] before = PencilMarks.of(Grid.empty((left | right) > ALL_OF_FOUR ? 9 : 4));
            before[0] = left;
            before[1] = right;
            return Case.beside(
                    PIECE.library(),
                    drawn(before, x),
                    (piece, loan) -> piece.revise(rule, loan.of(before), x, y),
                    (expected, answer) -> fault(inWords, before, x, y, expected, answer));
        }

        private static GridPicture drawn(int[] marks, int x) {
            return PencilMarks.picture(marks, Grid.empty(marks.length == 81 ? 9 : 4))
                    .shade(0, 1)
                    .mark(x);
        }

        private static Optional<Fault> fault(
                String inWords, int[] before, int x, int y, Answered<Boolean> expected, Answered<Boolean> answer) {
            String asked = "Cells 0 and 1 "
                    + (inWords.startsWith("must") ? inWords : "are next to each other, and " + inWords) + ". They had "
                    + Digits.toString(before[0]) + " and " + Digits.toString(before[1])
                    + ", and your revise was asked about x = " + x + ", y = " + y + ". ";
            int mine = answer.left().get(x);
            int right = expected.left().get(x);
            Optional<String> sentence = Optional.empty();
            if (!answer.left().get(y).equals(expected.left().get(y))) {
                sentence = Optional.of("It changed the marks of y, but should strike marks of x.");
            } else if (mine != right) {
                sentence = Optional.of("It left x " + PencilMarks.said(mine, 9) + ", but should leave "
                        + PencilMarks.said(right, 9) + ": " + reason(mine, right));
            } else if (!answer.left().equals(expected.left())) {
                sentence = Optional.of("It changed other cells.");
            } else if (!answer.says().equals(expected.says())) {
                sentence = Optional.of("The marks are right, but it says " + answer.says() + ". True means that"
                        + " something was struck.");
            }
            return sentence.map(text -> new Fault(asked + text, drawn(PencilMarks.array(answer.left()), x)));
        }

        private static String reason(int mine, int right) {
            int lost = right & ~mine;
            return lost != 0
                    ? "the " + Digits.first(lost) + " has a partner in y."
                    : "the " + Digits.first(mine & ~right) + " has no partner in y.";
        }
    }
}
