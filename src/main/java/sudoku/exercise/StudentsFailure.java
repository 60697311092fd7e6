package sudoku.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sudoku.kernel.CourseKernel;

/**
 * What a student's code threw, for the student: a clause about what, and the lines that are the student's own.
 *
 * <p>The course's kernel knows the text of each line. Of other kernels only the names of the methods can be told: JShell
 * counts lines within a wrapping that nobody sees.
 */
final class StudentsFailure {
    private static final String NOTEBOOK = "REPL.$JShell$";
    private static final String UNDEFINED = "jdk.jshell.spi.SPIResolutionException";
    private static final int MOST_LINES = 6;

    private StudentsFailure() {}

    static String sentence(Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            return "calls itself without an end: the call stack is full.";
        }
        if (thrown instanceof OutOfMemoryError) {
            return "filled the memory: it keeps too much, or adds to a list without an end.";
        }
        if (thrown instanceof UnsupportedOperationException && thrown.getMessage() == null) {
            return "changed something that cannot be changed, such as a list from List.of.";
        }
        if (thrown.getClass().getName().equals(UNDEFINED)) {
            return "uses a name that isn't defined. Run the cell with your code once more: it says which.";
        }
        return "threw " + thrown.getClass().getSimpleName() + message(thrown);
    }

    private static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null || message.isBlank() ? "." : ": " + message.replaceAll("<local\\d+>", "a variable");
        } catch (RuntimeException ofItsOwn) {
            return ".";
        }
    }

    static List<String> lines(StackTraceElement[] stack) {
        CourseKernel kernel = CourseKernel.current();
        List<String> lines = kernel == null ? methods(stack) : kernel.ownLines(stack);
        return lines.subList(0, Math.min(lines.size(), MOST_LINES));
    }

    private static List<String> methods(StackTraceElement[] stack) {
        List<String> names = new ArrayList<>();
        Arrays.stream(stack)
                .filter(frame -> frame.getClassName().startsWith(NOTEBOOK) && !frame.getMethodName().contains("$"))
                .map(frame -> "in " + frame.getMethodName())
                .filter(line -> names.isEmpty() || !names.get(names.size() - 1).equals(line))
                .forEach(names::add);
        return names;
    }
}
