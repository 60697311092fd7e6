package sudoku.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.kernel.Jdks;

/** Expressions of Java that nobody would write: each is made of smaller ones, down to variables and literals. */
final class RandomValues {
    private static final int DEEPEST = 4;
    /** Before Java 19 some doubles were printed with a digit too many: where no newer Java is, none is printed. */
    static final String PRINTED_REAL = Jdks.newest().feature() < 19 ? "long" : "double";

    /** A variable that a program has; one that nobody assigns to may count a loop. */
    record Variable(String type, String name, boolean isFinal) {}

    final List<Variable> known = new ArrayList<>();
    /** How many of the program's methods may be called: those before the one that is written. */
    int callable;
    /** How many loops are around this place. */
    int loops;

    private final Random random;

    RandomValues(Random random) {
        this.random = random;
    }

    /** What a block has declared is gone at its end. */
    void forget(int size) {
        while (known.size() > size) {
            known.remove(known.size() - 1);
        }
    }

    String any() {
        List<String> types = List.of("int", "int", "long", PRINTED_REAL, "char", "byte", "short", "boolean", "String");
        return types.get(random.nextInt(types.size()));
    }

    String operator() {
        return List.of("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>")
                .get(random.nextInt(11));
    }

    /** Mostly one that is there. */
    String index(int length) {
        return random.nextInt(12) == 0
                ? value("int", 1)
                : "(" + value("int", 1) + " & 1073741823) % " + (length + (random.nextInt(15) == 0 ? 1 : 0));
    }

    String three(String type) {
        return IntStream.range(0, 3).mapToObj(i -> value(type, 1)).collect(Collectors.joining(", "));
    }

    /** An expression of a type. */
    String value(String type, int depth) {
        List<Variable> some =
                known.stream().filter(each -> each.type().equals(type)).toList();
        if (depth <= 0 || random.nextInt(4) == 0) {
            return some.isEmpty() || random.nextInt(3) == 0
                    ? literal(type)
                    : some.get(random.nextInt(some.size())).name();
        }
        int next = Math.min(depth, DEEPEST) - 1;
        return switch (type) {
            case "int" -> number(next);
            case "long" -> longValue(next);
            case "double" -> real(next);
            case "boolean" -> truth(next);
            case "String" -> string(next);
            case "char" ->
                random.nextBoolean() ? "(char) (" + value("int", next) + " & 127 | 32)" : "letters[" + index(6) + "]";
            default -> "(" + type + ") " + (random.nextBoolean() ? value("int", 0) : "(" + value("long", next) + ")");
        };
    }

    String number(int depth) {
        return switch (random.nextInt(12)) {
            case 0, 1 -> "(" + value("int", depth) + " " + operator() + " " + value("int", depth) + ")";
            case 2 -> "numbers[" + index(8) + "]";
            case 3 -> "table[" + index(3) + "][" + index(4) + "]";
            case 4 -> "(int) (" + value(random.nextBoolean() ? "long" : "double", depth) + ")";
            case 5 ->
                "(" + value("boolean", depth) + " ? " + value("int", depth) + " : 0 + " + value("char", depth) + ")";
            case 6 ->
                "Math." + List.of("max", "min", "floorMod").get(random.nextInt(3)) + "(" + value("int", depth) + ", "
                        + value("int", depth) + ")";
            case 7 -> value("String", depth) + ".length()";
            case 8 ->
                callable == 0 || loops > 1
                        ? "count++"
                        : "m" + random.nextInt(callable) + "(" + value("int", 1) + ", " + value("long", 1) + ", s)";
            case 9 -> "-(" + value("int", depth) + ")";
            case 10 -> "~" + value("int", 0);
            default -> value("byte", 0) + " + " + value("short", 0) + " * " + value("char", 0);
        };
    }

    String longValue(int depth) {
        return switch (random.nextInt(7)) {
            case 0, 1 -> "(" + value("long", depth) + " " + operator() + " " + value("long", depth) + ")";
            case 2 -> "longs[" + index(5) + "]";
            case 3 -> "(long) (" + value("double", depth) + ")";
            case 4 -> value("int", depth);
            case 5 -> "total++";
            default -> "(" + value("int", depth) + " + " + value("long", depth) + ")";
        };
    }

    String real(int depth) {
        return switch (random.nextInt(6)) {
            case 0, 1 ->
                "(" + value("double", depth) + " " + List.of("+", "-", "*", "/").get(random.nextInt(4)) + " "
                        + value("double", depth) + ")";
            case 2 -> "(double) " + value("long", 0);
            case 3 -> "Math.sqrt(Math.abs(" + value("double", depth) + "))";
            case 4 -> value("int", depth) + " / 4.0";
            default -> "(" + value("long", depth) + " % 7.5)";
        };
    }

    String truth(int depth) {
        return switch (random.nextInt(7)) {
            case 0 ->
                "(" + value("boolean", depth) + " "
                        + List.of("&&", "||", "&", "|", "^", "==").get(random.nextInt(6)) + " "
                        + value("boolean", depth) + ")";
            case 1 -> "!" + value("boolean", 0);
            case 2 -> "flags[" + index(3) + "]";
            case 3 -> value("String", 0) + ".equals(" + value("String", depth) + ")";
            case 4 -> "(" + value("double", depth) + " < " + value("double", depth) + ")";
            case 5 ->
                "(" + value("long", depth) + " "
                        + List.of("<", ">=", "==", "!=").get(random.nextInt(4)) + " " + value("int", depth) + ")";
            default ->
                "(" + value("int", depth) + " "
                        + List.of("<", "<=", ">", "==", "!=").get(random.nextInt(5)) + " "
                        + value(random.nextBoolean() ? "int" : "char", depth) + ")";
        };
    }

    String string(int depth) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> "(" + value("String", depth) + " + " + value(any(), depth) + ")";
            case 2 -> "String.valueOf(" + value(random.nextBoolean() ? "int" : PRINTED_REAL, depth) + ")";
            case 3 -> "(" + value("String", 0) + " + \"xy\").substring(" + random.nextInt(3) + ")";
            case 4 -> "(" + value("char", depth) + " + " + value("String", depth) + " + " + value("long", depth) + ")";
            default -> "(" + value("boolean", depth) + " ? " + value("String", depth) + " : null + \"" + word() + "\")";
        };
    }

    String literal(String type) {
        return switch (type) {
            case "int" ->
                List.of("0", "1", "2", "7", "-1", "31", "100", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "65")
                        .get(random.nextInt(10));
            case "long" ->
                List.of("0L", "1L", "-3L", "5000000000L", "Long.MAX_VALUE", "Long.MIN_VALUE", "63L")
                        .get(random.nextInt(7));
            case "double" ->
                List.of("0.0", "1.5", "-2.25", "1e9", "3.0", "1e-3", "Double.MAX_VALUE")
                        .get(random.nextInt(7));
            case "boolean" -> String.valueOf(random.nextBoolean());
            case "char" -> "'" + (char) ('a' + random.nextInt(26)) + "'";
            case "String" -> "\"" + word() + "\"";
            default -> "(" + type + ") " + random.nextInt(300);
        };
    }

    String word() {
        return List.of("sudoku", "a", "grid", "x y", "nine").get(random.nextInt(5));
    }
}
