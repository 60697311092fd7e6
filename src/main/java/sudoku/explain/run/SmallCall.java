package sudoku.explain.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A call of a student's method, small enough to be followed by hand.
 *
 * @param method its name in the notebook
 * @param arguments numbers, texts, arrays and lists of these; {@link #HEARD}, and {@link Java}
 */
public record SmallCall(String method, List<Object> arguments) {
    /** A consumer of texts, which is told what it is called with. */
    public static final Object HEARD = new Object();

    /**
     * An argument that is too large to be written down.
     *
     * @param code an expression that needs no import
     * @param shown what it is, in words
     */
    public record Java(String code, String shown) {}

    public static SmallCall of(String method, Object... arguments) {
        return new SmallCall(method, List.of(arguments));
    }

    /** As a question shows it. */
    public String shown() {
        return method + arguments.stream().map(SmallCall::shown).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String shown(Object argument) {
        if (argument == HEARD) {
            return "found";
        }
        if (argument instanceof Java java) {
            return java.shown;
        }
        if (argument instanceof int[] numbers) {
            return boardSize(numbers) > 0 ? "the board" : numbers(numbers);
        }
        if (argument instanceof int[][] rows) {
            return Arrays.stream(rows).map(SmallCall::numbers).collect(Collectors.joining(", ", "{", "}"));
        }
        return argument instanceof List<?> list
                ? list.stream().map(SmallCall::shown).collect(Collectors.joining(", "))
                : code(argument);
    }

    private static String numbers(int[] numbers) {
        return Arrays.toString(numbers).replace('[', '{').replace(']', '}');
    }

    private static int boardSize(int[] numbers) {
        int size = (int) Math.sqrt(numbers.length);
        boolean isSquare = size * size == numbers.length && Math.sqrt(size) == (int) Math.sqrt(size);
        boolean holdsDigits = Arrays.stream(numbers).allMatch(digit -> digit >= 0 && digit <= size);
        return size >= 4 && isSquare && holdsDigits ? size : 0;
    }

    /** The digits of its board, if it is given one; otherwise none. */
    public int[] board() {
        return arguments.stream()
                .filter(argument -> argument instanceof int[] numbers && boardSize(numbers) > 0)
                .map(int[].class::cast)
                .findFirst()
                .orElse(new int[0]);
    }

    /**
     * Statements that make the call, with a recorder called {@code r$}, and return what it has recorded.
     *
     * @param isVoid whether what comes out is what became of an argument
     */
    public String code(boolean isVoid) {
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
        if (argument instanceof int[] numbers) {
            return "new int[] " + numbers(numbers);
        }
        if (argument instanceof int[][] rows) {
            return "new int[][] {" + Arrays.stream(rows).map(SmallCall::numbers).collect(Collectors.joining(", "))
                    + "}";
        }
        if (argument instanceof List<?> list) {
            return "new java.util.ArrayList<int[]>(java.util.List.of("
                    + list.stream().map(SmallCall::code).collect(Collectors.joining(", ")) + "))";
        }
        return argument instanceof String text ? '"' + text + '"' : String.valueOf(argument);
    }
}
