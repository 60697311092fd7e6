package sudoku.exercise;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.Task;
import sudoku.grid.Grid;

/** The input of a test as Java writes it, so that a student can paste it into a cell and try again. */
public final class JavaText {
    private static final int READABLE = 6_000;

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

    /** The last call of an answer and what shows its result; empty if there was none, or it is too long to be read. */
    static Optional<String> call(Object answer, Class<?> task) {
        return Lent.behind(answer)
                .flatMap(lent -> lent.method()
                        .map(method -> shown(
                                method,
                                "task"
                                        + task.getAnnotation(Task.class).number() + "." + method.getName()
                                        + Stream.of(lent.given())
                                                .map(JavaText::of)
                                                .collect(Collectors.joining(", ", "(", ")")))))
                .filter(call -> call.length() <= READABLE);
    }

    private static String shown(Method method, String call) {
        Class<?> result = method.getReturnType();
        return result == int[].class
                ? "Arrays.toString(" + call + ")"
                : result == int[][].class
                        ? "Arrays.deepToString(" + call + ")"
                        : result == List.class
                                ? call + ".forEach(each -> System.out.println(Arrays.toString(each)))"
                                : result == Iterator.class ? call + ".next()" : call;
    }

    private static String of(Object given) {
        if (given instanceof int[] numbers) {
            return isBoard(numbers) ? of(Grid.of(numbers)) : of(numbers);
        }
        if (given instanceof int[][] rows) {
            return of(rows);
        }
        if (given instanceof List<?> elements) {
            return elements.stream().map(JavaText::of).collect(Collectors.joining(", ", "List.of(", ")"));
        }
        if (given instanceof Long number) {
            return number + "L";
        }
        return given instanceof Consumer<?> ? "System.out::println" : String.valueOf(given);
    }

    private static boolean isBoard(int[] numbers) {
        return (numbers.length == 81 || numbers.length == 256)
                && IntStream.of(numbers).allMatch(number -> number >= 0 && number * number <= numbers.length);
    }
}
