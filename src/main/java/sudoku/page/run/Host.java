package sudoku.page.run;

import java.io.PrintStream;
import java.lang.reflect.Array;
import java.util.Objects;
import sudoku.grid.Grid;
import sudoku.notebook.TypedGuess;
import sudoku.puzzles.Solvers;

/** What a translated program needs of the library besides its methods: strings, arrays, what is thrown. */
public final class Host {
    /** What is printed, until it is asked for. */
    private static final StringBuilder PRINTED = new StringBuilder();

    private Host() {}

    /** Before the first program: what is printed is kept for the page. */
    public static void start() {
        System.setOut(new PrintStream(new PrintedBytes(PRINTED), true));
    }

    /** What has been printed since this was asked last, as a script's string. */
    public static String printed() {
        System.out.flush();
        String text = PRINTED.toString();
        PRINTED.setLength(0);
        return text;
    }

    public static Object fromScript(String text) {
        return new Object[] {text}[0];
    }

    public static String toScript(Object value) {
        return String.valueOf(value);
    }

    public static String doubleText(double value) {
        return DoubleText.of(value);
    }

    public static String floatText(float value) {
        return String.valueOf(value);
    }

    public static Object student() {
        return new Student();
    }

    /** An array of arrays or of objects; its element is given so that whatever is put in later is known to be there. */
    public static Object newArray(Object likeThis, int length) {
        return Array.newInstance(likeThis.getClass(), length);
    }

    /** An array; what is in it later comes from the script, so something is put in that is never there. */
    static Object with(Object[] array, Object never) {
        if (array.length < 0) {
            array[0] = never;
        }
        return array;
    }

    public static Object newInts(int length) {
        return new int[length];
    }

    public static Object newLongs(int length) {
        return new long[length];
    }

    public static Object newBooleans(int length) {
        return new boolean[length];
    }

    public static Object newChars(int length) {
        return new char[length];
    }

    public static Object newBytes(int length) {
        return new byte[length];
    }

    public static Object newShorts(int length) {
        return new short[length];
    }

    public static Object newFloats(int length) {
        return new float[length];
    }

    public static Object newDoubles(int length) {
        return new double[length];
    }

    public static void raise(Object thrown) throws Throwable {
        throw (Throwable) thrown;
    }

    /** Throws what Java throws for a fault that the script has noticed. */
    public static void fault(String kind, String message) {
        switch (kind) {
            case "null" -> throw new NullPointerException();
            case "index" -> throw new ArrayIndexOutOfBoundsException(message);
            case "zero" -> throw new ArithmeticException("/ by zero");
            case "size" -> throw new NegativeArraySizeException(message);
            case "cast" -> throw new ClassCastException(message);
            case "memory" -> throw new OutOfMemoryError("Java heap space");
            case "constant" -> throw new IllegalArgumentException(message);
            case "deep" -> throw new StackOverflowError();
            default -> throw new IllegalStateException(message);
        }
    }

    /** The name of its class, of one that the student has written as well. */
    public static String className(Object value) {
        boolean isOwn = value instanceof OwnException || value instanceof OwnRuntimeException;
        return isOwn ? Scripted.name(value) : value.getClass().getName();
    }

    public static boolean isThrowable(Object value) {
        return value instanceof Throwable;
    }

    public static int hashOf(Object value) {
        return Objects.hashCode(value);
    }

    public static int hashOfLong(long value) {
        return Long.hashCode(value);
    }

    public static int hashOfDouble(double value) {
        return Double.hashCode(value);
    }

    public static int hashOfFloat(float value) {
        return Float.hashCode(value);
    }

    public static boolean equal(Object one, Object other) {
        return Objects.equals(one, other);
    }

    /** How many nodes a solver of the library needs to the first solution. */
    public static double nodes(String solver, String puzzle) {
        return Solvers.named(solver).solve(Grid.parse(puzzle)).nodes();
    }

    /** What is said of a prediction as she has typed it; it is one, if that begins with "Kept". */
    public static String predicted(String what, String typed, String because) {
        return TypedGuess.of(what, typed, because)
                .map(TypedGuess::kept)
                .orElseGet(() -> TypedGuess.refusal(what, typed));
    }

    /** Her prediction beside what was measured, in HTML; {@code method} is the one of {@code Predict} that does it. */
    public static String compared(String method, String what, String typed, String because, String measured) {
        return TypedGuess.of(what, typed, because).orElseThrow().compared(method, measured);
    }

    /** How an answer to a task does, by its set's {@code help.md} and what was typed to the questions, one a line. */
    public static String check(String task, String help, String typed, Object mine) {
        return Exercises.check(task, help, typed, mine);
    }

    /** What is said to answers, one a line, to the questions before a task. */
    public static String questions(String task, String help, String typed) {
        return Exercises.questions(task, help, typed);
    }

    /** One hint more than the last time. */
    public static String nextHint(String task, String help) {
        return Exercises.hint(task, help);
    }
}
