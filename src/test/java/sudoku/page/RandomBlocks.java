package sudoku.page;

import java.util.List;
import java.util.Random;

/** Statements of Java that nobody would write: loops that end, exceptions that are caught, and what lies between. */
final class RandomBlocks {
    private static final List<String> NUMBERS = List.of("int", "long", "double", "char", "byte", "short");

    private final Random random;
    private final RandomValues values;
    private final StringBuilder text;
    private int names;
    private int indent = 2;

    RandomBlocks(Random random, RandomValues values, StringBuilder text) {
        this.random = random;
        this.values = values;
        this.text = text;
    }

    void line(String statement) {
        text.append("    ".repeat(indent)).append(statement).append('\n');
    }

    void statement(int depth) {
        switch (random.nextInt(depth <= 0 ? 5 : 14)) {
            case 0, 1 -> declare();
            case 2 -> assign();
            case 3 -> line("System.out.println(" + values.value("String", 2) + ");");
            case 4 -> change();
            case 5 -> {
                line("if (" + values.value("boolean", 2) + ") {");
                block(depth);
                line("} else {");
                block(depth);
                line("}");
            }
            case 6, 7 -> loop(depth);
            case 8 -> attempt(depth);
            case 9 -> choice(depth);
            case 10 -> lambda();
            case 11 -> collection();
            case 12 -> object();
            default -> each(depth);
        }
    }

    private void block(int depth) {
        int size = values.known.size();
        indent++;
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            statement(depth - 1);
        }
        indent--;
        values.forget(size);
    }

    private String fresh() {
        return "v" + names++;
    }

    private void declare() {
        String type = values.any();
        String name = fresh();
        line(type + " " + name + " = " + kept(type) + ";");
        values.known.add(new RandomValues.Variable(type, name, false));
    }

    private void assign() {
        List<RandomValues.Variable> some =
                values.known.stream().filter(each -> !each.isFinal()).toList();
        RandomValues.Variable one = some.get(random.nextInt(some.size()));
        line(one.name() + " = " + kept(one.type()) + ";");
    }

    /** A value for a variable; a text is cut, or it would double at each turn of a loop. */
    private String kept(String type) {
        return type.equals("String") ? "cut(" + values.value(type, 3) + ")" : values.value(type, 3);
    }

    private void change() {
        switch (random.nextInt(6)) {
            case 0 ->
                line("numbers[" + values.index(8) + "] " + values.operator() + "= " + values.value("int", 2) + ";");
            case 1 ->
                line("table[" + values.index(3) + "][" + values.index(4) + "]" + (random.nextBoolean() ? "++" : "--")
                        + ";");
            case 2 -> line("longs[" + values.index(5) + "] += " + values.value("double", 2) + ";");
            case 3 -> line("letters[" + values.index(6) + "] = " + values.value("char", 2) + ";");
            case 4 ->
                line("bytes[" + values.index(4) + "] "
                        + List.of("+", "*", "^", "<<", ">>>").get(random.nextInt(5)) + "= " + values.value("int", 2)
                        + ";");
            default -> {
                List<RandomValues.Variable> some = values.known.stream()
                        .filter(each -> !each.isFinal() && NUMBERS.contains(each.type()))
                        .toList();
                RandomValues.Variable one = some.get(random.nextInt(some.size()));
                boolean isReal = one.type().equals("double");
                line(one.name() + " "
                        + (isReal ? List.of("+", "-", "*", "/").get(random.nextInt(4)) : values.operator()) + "= "
                        + values.value(isReal ? "double" : random.nextInt(4) == 0 ? "long" : "int", 2) + ";");
            }
        }
    }

    private void loop(int depth) {
        String name = fresh();
        String label = random.nextInt(3) == 0 ? "l" + name : "";
        int turns = 1 + random.nextInt(4);
        int size = values.known.size();
        values.known.add(new RandomValues.Variable("int", name, true));
        String mark = label.isEmpty() ? "" : label + ": ";
        boolean isWhile = random.nextInt(3) == 0;
        if (isWhile) {
            line("int " + name + " = " + turns + ";");
            line(mark + (random.nextBoolean() ? "while (" + name + "-- > 0) {" : "while (--" + name + " >= 0) {"));
        } else {
            line(mark + "for (int " + name + " = 0; " + name + " < " + turns + "; " + name + "++) {");
        }
        values.loops++;
        block(depth);
        indent++;
        if (random.nextInt(3) == 0) {
            line("if (" + values.value("boolean", 2) + ") " + (random.nextBoolean() ? "break" : "continue")
                    + (label.isEmpty() ? "" : " " + label) + ";");
            line("count++;");
        }
        indent--;
        values.loops--;
        line("}");
        values.forget(size);
    }

    private void attempt(int depth) {
        line("try {");
        block(depth);
        String name = fresh();
        line("} catch (ArithmeticException | ArrayIndexOutOfBoundsException " + name + ") {");
        indent++;
        line("System.out.println(\"caught \" + " + name + ".getMessage());");
        indent--;
        block(depth);
        if (random.nextBoolean()) {
            line("} finally {");
            indent++;
            line("count += 3;");
            indent--;
        }
        line("}");
        if (random.nextInt(4) == 0) {
            line("if (" + values.value("boolean", 2) + ") throw new IllegalStateException(" + values.value("String", 1)
                    + ");");
        }
    }

    private void choice(int depth) {
        boolean isNew = random.nextBoolean();
        boolean onText = random.nextInt(3) == 0;
        line("switch (" + (onText ? values.value("String", 1) : "(" + values.value("int", 2) + ") & 3") + ") {");
        for (int i = 0; i < 3; i++) {
            String label = onText ? "\"" + List.of("sudoku", "a", "grid").get(i) + "\"" : String.valueOf(i);
            line("    case " + label + (isNew ? " -> {" : ": {"));
            block(depth);
            line("    }" + (isNew || random.nextInt(3) == 0 ? "" : " break;"));
        }
        line(isNew ? "    default -> count--;" : "    default: count--;");
        line("}");
    }

    private void lambda() {
        String name = fresh();
        String kept = fresh();
        line("final int " + kept + " = " + values.value("int", 2) + ";");
        switch (random.nextInt(4)) {
            case 0 -> line("IntUnaryOperator " + name + " = x -> x * 3 + " + kept + ";");
            case 1 -> line("Rule " + name + " = x -> { count++; return x ^ " + kept + "; };");
            case 2 -> line("IntUnaryOperator " + name + " = Math::abs;");
            default -> line("Rule " + name + " = Integer::bitCount;");
        }
        boolean isRule =
                text.substring(text.lastIndexOf("\n", text.length() - 2)).contains("Rule ");
        line("System.out.println(" + name + (isRule ? ".apply(" : ".applyAsInt(") + values.value("int", 2) + "));");
    }

    private void collection() {
        String name = fresh();
        switch (random.nextInt(4)) {
            case 0 -> {
                line("List<Integer> " + name + " = new ArrayList<>(List.of(" + values.three("int") + "));");
                line(name + ".add(" + values.value("int", 2) + ");");
                line("Collections.sort(" + name + ");");
                line("System.out.println(" + name + " + \" \" + " + name + ".get(0) + " + name + ".indexOf("
                        + values.value("int", 1) + "));");
            }
            case 1 -> {
                line("Map<String, Long> " + name + " = new TreeMap<>();");
                line(name + ".merge(" + values.value("String", 1) + ", (long) (" + values.value("long", 1)
                        + "), Long::sum);");
                line(name + ".merge(" + values.value("String", 1) + ", 1L, (x, y) -> x * y + 1);");
                line("System.out.println(" + name + ");");
            }
            case 2 -> {
                line("Deque<Integer> " + name + " = new ArrayDeque<>();");
                line(name + ".push(" + values.value("int", 1) + ");");
                line(name + ".addLast(" + values.value("int", 2) + ");");
                line("System.out.println(" + name + ".pop() + " + name + ".size() + \" \" + " + name + ");");
            }
            default -> {
                line("StringBuilder " + name + " = new StringBuilder();");
                line(name + ".append(" + values.value(values.any(), 2) + ").append(" + values.value(values.any(), 2)
                        + ").append('!');");
                line("System.out.println(" + name + ".reverse());");
            }
        }
    }

    private void object() {
        String name = fresh();
        switch (random.nextInt(3)) {
            case 0 -> {
                line("Pair " + name + " = new Pair(" + values.value("int", 2) + ", " + values.value("String", 2)
                        + ");");
                line("System.out.println(" + name + " + \" \" + " + name + ".hashCode() + " + name
                        + ".equals(new Pair(a, s)));");
            }
            case 1 -> {
                line("Counter " + name + " = " + values.value("boolean", 1) + " ? new Counter() : new Double2();");
                line("count += " + name + ".next(" + values.value("int", 2) + ") + " + name + ".steps--;");
                line("System.out.println(" + name + " + \" \" + (" + name + " instanceof Double2) + " + name
                        + ".compareTo(new Counter()));");
            }
            default -> {
                line("Color " + name + " = Color.values()[" + values.index(3) + "];");
                line("count += switch (" + name + ") { case RED -> 1; case GREEN -> { total++; yield 7; } default -> "
                        + values.value("int", 1) + "; };");
                line("System.out.println(" + name + " + \" \" + " + name + ".ordinal());");
            }
        }
    }

    private void each(int depth) {
        String name = fresh();
        int size = values.known.size();
        switch (random.nextInt(3)) {
            case 0 -> {
                line("for (int " + name + " : numbers) {");
                values.known.add(new RandomValues.Variable("int", name, false));
            }
            case 1 -> {
                line("for (char " + name + " : letters) {");
                values.known.add(new RandomValues.Variable("char", name, false));
            }
            default -> {
                line("for (long " + name + " : List.of(" + values.three("int") + ")) {");
                values.known.add(new RandomValues.Variable("long", name, false));
            }
        }
        block(Math.min(depth, 1));
        line("}");
        values.forget(size);
    }
}
