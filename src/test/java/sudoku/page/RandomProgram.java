package sudoku.page;

import java.util.Random;

/**
 * A program of Java that nobody would write, made from a seed: it ends, prints what it does, and throws now and then.
 *
 * <p>Every value it works with is of one of a few types; an expression of a type is made of smaller ones. What can
 * throw is caught somewhere and printed.
 */
final class RandomProgram {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final RandomValues values;
    private final RandomBlocks blocks;

    private RandomProgram(long seed) {
        random = new Random(seed);
        values = new RandomValues(random);
        blocks = new RandomBlocks(random, values, text);
    }

    /** The text of a class with this name and a method {@code main} without arguments. */
    static String of(long seed, String name) {
        return new RandomProgram(seed).program(name);
    }

    private String program(String name) {
        text.append("import java.util.*;\nimport java.util.function.*;\n\nclass ")
                .append(name)
                .append(" {\n")
                .append("    static int count = ")
                .append(random.nextInt(100))
                .append(";\n")
                .append("    static long total = ")
                .append(random.nextInt())
                .append("L;\n")
                .append("    static double real = ")
                .append(random.nextInt(1000) / 8.0)
                .append(";\n")
                .append("    static int[] numbers = {3, 1, 4, 1, 5, 9, 2, 6};\n")
                .append("    static long[] longs = new long[5];\n")
                .append("    static char[] letters = \"sudoku\".toCharArray();\n")
                .append("    static int[][] table = new int[3][4];\n")
                .append("    static boolean[] flags = {true, false, true};\n")
                .append("    static byte[] bytes = new byte[4];\n\n");
        text.append("    static String cut(String s) { return s.length() > 40 ? s.substring(0, 40) : s; }\n\n")
                .append("    record Pair(int left, String right) {}\n\n")
                .append("    enum Color { RED, GREEN, BLUE }\n\n")
                .append("    interface Rule { int apply(int x); }\n\n")
                .append("    static class Counter implements Comparable<Counter> {\n        int steps = 1;\n")
                .append("        int next(int by) { steps += by; return steps; }\n")
                .append("        public int compareTo(Counter other) { return Integer.compare(steps, other.steps); }\n")
                .append("        public String toString() { return \"#\" + steps; }\n    }\n\n")
                .append("    static class Double2 extends Counter {\n")
                .append("        int next(int by) { return super.next(by * 2) - 1; }\n    }\n\n");
        values.known.add(new RandomValues.Variable("int", "count", false));
        values.known.add(new RandomValues.Variable("long", "total", false));
        values.known.add(new RandomValues.Variable("double", "real", false));
        int own = values.known.size();
        for (int i = 0; i < 3; i++) {
            method("m" + i, i);
            values.forget(own);
        }
        text.append("    static void main() {\n");
        for (int i = 0; i < 3; i++) {
            text.append("        try {\n            System.out.println(m")
                    .append(i)
                    .append('(')
                    .append(random.nextInt(20) - 5)
                    .append(", ")
                    .append(random.nextInt())
                    .append("L, \"")
                    .append(values.word())
                    .append("\"));\n        } catch (RuntimeException e) {\n            System.out.println(")
                    .append("e instanceof NullPointerException ? \"null\" : e.getMessage());\n        }\n");
        }
        text.append("        System.out.println(count + \" \" + total + \" \" + (" + RandomValues.PRINTED_REAL
                        + ") real + \" \"")
                .append(" + Arrays.toString(numbers)")
                .append(" + Arrays.toString(longs)\n                + new String(letters) + Arrays.deepToString(table)")
                .append(" + Arrays.toString(flags) + Arrays.toString(bytes));\n    }\n}\n");
        return text.toString();
    }

    /** It calls only methods before it, so it comes to an end. */
    private void method(String name, int before) {
        text.append("    static int ").append(name).append("(int a, long b, String s) {\n");
        values.known.add(new RandomValues.Variable("int", "a", false));
        values.known.add(new RandomValues.Variable("long", "b", false));
        values.known.add(new RandomValues.Variable("String", "s", false));
        values.callable = before;
        for (int i = 0; i < 4 + random.nextInt(5); i++) {
            blocks.statement(2);
        }
        blocks.line("return " + values.value("int", 2) + ";");
        text.append("    }\n\n");
    }
}
