package sudoku.exercise;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Grid;

/** The input of a test as Java writes it, so that a student can paste it into a cell and try again. */
public final class JavaText {
    private JavaText() {}

    /** Numbers. */
    public static String of(int[] numbers) {
        return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(", ", "new int[] {", "}"));
    }

    /** Rows of numbers. */
    public static String of(int[][] rows) {
        return "new int[][] " + Arrays.deepToString(rows).replace('[', '{').replace(']', '}');
    }

    /** A board, short enough to read. */
    public static String of(Grid board) {
        return "Grid.parse(\"" + board.toLine() + "\").toArray()";
    }
}
