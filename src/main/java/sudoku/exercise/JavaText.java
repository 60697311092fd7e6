package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.api.Task;
import sudoku.grid.Grid;

/** The input of a test as Java writes it, so that a student can paste it into a cell and try again. */
public final class JavaText {
    private static final String BOARD = "Grid.parse(";

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
        return BOARD + "\"" + board.toLine() + "\").toArray()";
    }

    /**
     * What a task gives for an input: the whole call where its interface has one method, which takes a board and no
     * more.
     */
    static String call(Class<?> task, String input) {
        Method[] methods = task.getMethods();
        boolean takesBoard = methods.length == 1
                && Arrays.equals(methods[0].getParameterTypes(), new Class<?>[] {int[].class});
        if (!takesBoard || !input.startsWith(BOARD)) {
            return input;
        }
        String call = "task" + task.getAnnotation(Task.class).number() + "." + methods[0].getName() + "(" + input + ")";
        return methods[0].getReturnType() == int[].class ? "Arrays.toString(" + call + ")" : call;
    }
}
