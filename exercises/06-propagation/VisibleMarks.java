package sudoku.exercise.propagation;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** Boards of marks: how they are drawn, and compared cell by cell. */
public final class VisibleMarks {
    private VisibleMarks() {}

    /** Marks are drawn; where there is one, as the digit. */
    public static Expect shown(int[] marks, int... marked) {
        return shown(marks, marks, marked);
    }

    /** What is left of the marks, with the marks themselves to try again with. */
    public static Expect shown(int[] marks, int[] left, int... marked) {
        Grid decided = Grid.empty(9);
        for (int cell = 0; cell < 81; cell++) {
            decided = Digits.count(left[cell]) == 1 ? decided.with(cell, Digits.first(left[cell])) : decided;
        }
        GridPicture picture =
                GridPicture.of(decided).mark(marked).caption(left == marks ? "" : "The marks that came back");
        for (int cell = 0; cell < 81; cell++) {
            picture = Digits.count(left[cell]) > 1 ? picture.candidates(cell, left[cell]) : picture;
        }
        return Expect.on(picture, JavaText.of(marks));
    }

    /** Every digit in every cell. */
    public static int[] allMarks() {
        int[] marks = new int[81];
        Arrays.fill(marks, Digits.all(9));
        return marks;
    }

    /** The digits in any order. */
    public static int[] someDigits(Random random) {
        return random.ints(1, 10).distinct().limit(9).toArray();
    }

    /** Two sets are the same; if not, what is left of the marks is drawn, with the cells in question. */
    public static void expectEqual(int expected, int found, int[] marks, int[] left, String sentence, int... marked) {
        if (expected != found) {
            throw shown(marks, left, marked).fail(Digits.toString(expected), Digits.toString(found), sentence);
        }
    }

    public static String names(int... cells) {
        return IntStream.of(cells).mapToObj(Cells.of(9)::name).collect(Collectors.joining(" and "));
    }
}
