package sudoku.explain.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.GridPicture;

/**
 * A call of a student's method, small enough to be followed by hand.
 *
 * @param method its name in the notebook
 * @param arguments numbers, texts, arrays and lists of these; {@link #HEARD}, and {@link Java}
 */
public record SmallCall(String method, List<Object> arguments) {
    /** A consumer of texts, which is told what it is called with. */
    public static final Object HEARD = new Object();

    private static final int SMALLEST = 4;

    /**
     * An argument that is too large to be written down.
     *
     * @param code an expression that needs no import
     * @param shown what it is, in words
     */
    public record Java(String code, String shown) {}

    /** The marks of a board's cells as sets: what the rules leave in a blank, and elsewhere the digit. */
    public record Marks(int... board) {
        private Grid grid() {
            return Grid.of(board);
        }

        private int[] sets() {
            return IntStream.range(0, board.length)
                    .map(cell -> grid().isBlank(cell) ? Rules.candidates(grid(), cell) : 1 << board[cell])
                    .toArray();
        }
    }

    public static SmallCall of(String method, Object... arguments) {
        return new SmallCall(method, List.of(arguments));
    }

    /** Ready to be run, under a letter, which is also that of the first board in it. */
    public PreparedCall prepared(char letter, boolean isVoid) {
        String board = "board " + letter;
        Optional<Object> first = arguments.stream()
                .filter(argument -> argument instanceof Marks || isBoard(argument))
                .findFirst();
        String shown = arguments.stream()
                .map(argument -> first.isPresent() && first.get() == argument
                        ? (argument instanceof Marks ? "the marks of " : "") + board
                        : shown(argument))
                .collect(Collectors.joining(", ", method + "(", ")"));
        return new PreparedCall(
                "call " + letter,
                code(isVoid),
                shown,
                first.map(each -> picture(each).caption(board)),
                true);
    }

    private static GridPicture picture(Object board) {
        return board instanceof Marks marks
                ? GridPicture.of(marks.grid()).candidates()
                : GridPicture.of(Grid.of((int[]) board));
    }

    private static String shown(Object argument) {
        if (argument == HEARD) {
            return "found";
        }
        if (argument instanceof Java java) {
            return java.shown;
        }
        if (argument instanceof int[] numbers) {
            return Arrays.toString(numbers);
        }
        if (argument instanceof int[][] rows) {
            return Arrays.deepToString(rows);
        }
        return argument instanceof List<?> list
                ? list.stream().map(SmallCall::shown).collect(Collectors.joining(", ", "[", "]"))
                : code(argument);
    }

    private static String numbers(int[] numbers) {
        return Arrays.toString(numbers).replace('[', '{').replace(']', '}');
    }

    private static boolean isBoard(Object argument) {
        if (!(argument instanceof int[] numbers)) {
            return false;
        }
        int size = (int) Math.sqrt(numbers.length);
        int side = (int) Math.sqrt(size);
        return size >= SMALLEST
                && size == side * side
                && numbers.length == size * size
                && Arrays.stream(numbers).allMatch(digit -> digit >= 0 && digit <= size);
    }

    /**
     * Statements that make the call, with a recorder called {@code r$}, and return what it has recorded.
     *
     * @param isVoid whether what comes out is what became of an argument
     */
    private String code(boolean isVoid) {
        StringBuilder code = new StringBuilder();
        List<String> names = new ArrayList<>();
        String changed = "null";
        for (Object argument : arguments) {
            String name = "a" + names.size() + "$";
            code.append("var ")
                    .append(name)
                    .append(" = ")
                    .append(code(argument))
                    .append("; ");
            if (argument == HEARD) {
                changed = "r$.heard()";
            } else if (changed.equals("null") && !(argument instanceof Number)) {
                changed = name;
            }
            names.add(name);
        }
        String call = method + "(" + String.join(", ", names) + ")";
        return code + (isVoid ? call + "; return r$.end(" + changed + ");" : "return r$.end(" + call + ");");
    }

    private static String code(Object argument) {
        if (argument == HEARD) {
            return "(java.util.function.Consumer<String>) r$::hear";
        }
        if (argument instanceof Java java) {
            return java.code;
        }
        if (argument instanceof Marks marks) {
            return code(marks.sets());
        }
        if (argument instanceof int[] numbers) {
            return "new int[] " + numbers(numbers);
        }
        if (argument instanceof int[][] rows) {
            return "new int[][] "
                    + Arrays.stream(rows)
                            .map(SmallCall::numbers)
                            .toList()
                            .toString()
                            .replace('[', '{')
                            .replace(']', '}');
        }
        if (argument instanceof List<?> list) {
            return "new java.util.ArrayList<int[]>(java.util.List.of("
                    + list.stream().map(SmallCall::code).collect(Collectors.joining(", ")) + "))";
        }
        return argument instanceof String text ? '"' + text + '"' : String.valueOf(argument);
    }
}
