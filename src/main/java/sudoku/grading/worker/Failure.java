package sudoku.grading.worker;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import jdk.jshell.spi.SPIResolutionException;
import sudoku.exercise.plain.Shape;

/**
 * What a student's code has thrown, as data: which kind, what it said, and where in the student's lines.
 *
 * @param type the exception's class by name, which the reader must not load
 * @param message cut to a length a person reads
 * @param lines the student's own, innermost first
 */
public record Failure(String type, String message, List<String> lines) {
    private static final int MOST_LINES = 5;

    static Failure of(Throwable thrown, StudentLines lines) {
        return new Failure(
                ShortText.cut(thrown.getClass().getName()),
                ShortText.cut(message(thrown, lines)),
                places(thrown, lines));
    }

    /** Code that JShell could not compile says nothing of its own. */
    private static String message(Throwable thrown, StudentLines lines) {
        try {
            return thrown instanceof SPIResolutionException
                    ? lines.missing(thrown.getStackTrace())
                    : thrown.getMessage();
        } catch (Throwable ofItsOwn) {
            return "";
        }
    }

    private static List<String> places(Throwable thrown, StudentLines lines) {
        try {
            return lines.in(thrown.getStackTrace());
        } catch (Throwable ofItsOwn) {
            return List.of();
        }
    }

    /** What it was, for the student. */
    public String sentence() {
        String name = type.substring(type.lastIndexOf('.') + 1);
        return "It threw " + name + (message.isEmpty() ? "." : " (" + message + ").");
    }

    /** What it was, and where. */
    String sentenceWithLine() {
        return sentence() + (lines.isEmpty() ? "" : " It happened at \"" + lines.get(0) + "\".");
    }

    byte[] bytes() throws IOException {
        return new Values.Writer()
                .put(Shape.STRING, type)
                .put(Shape.STRING, message)
                .put(Shape.STRING_LIST, lines)
                .bytes();
    }

    /** Reads a failure that may have been forged: it is cut again, and holds no {@code null}. */
    public static Failure read(ByteBuffer body) throws Frame.Malformed {
        String type = ShortText.cut(Values.text(body));
        String message = ShortText.cut(Values.text(body));
        Object lines = Values.get(body, Shape.STRING_LIST);
        Values.end(body);
        if (!(lines instanceof List<?> texts)) {
            throw new Frame.Malformed("a failure without its lines");
        }
        return new Failure(
                type,
                message,
                texts.stream()
                        .limit(MOST_LINES)
                        .map(line -> ShortText.cut((String) line))
                        .toList());
    }
}
