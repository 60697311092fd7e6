package sudoku.grading.worker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the student's own lines in a stack trace: JShell compiles each statement in a class around it. */
final class StudentLines {
    private static final int MOST = 5;

    private final Map<String, List<String>> lines = new HashMap<>();
    private final Map<String, String> missing = new HashMap<>();

    /** The student's line that each line of a class is made from, from line 1 on. */
    void remember(String className, List<String> ofTheStudent) {
        lines.put(className, ofTheStudent);
    }

    /** Why a class does not compile that can be called all the same. */
    void rememberMissing(String className, String problem) {
        missing.put(className, problem);
    }

    /** What is missing in the code that was called although it does not compile. */
    String missing(StackTraceElement[] trace) {
        return trace.length == 0 ? "" : ofClassAround(trace[0], missing).orElse("");
    }

    /** The lines where something was thrown, innermost first, each once. */
    List<String> in(StackTraceElement[] trace) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < trace.length && found.size() < MOST; i++) {
            int number = trace[i].getLineNumber();
            String line = ofClassAround(trace[i], lines)
                    .map(all -> all.get(Math.max(1, Math.min(number, all.size())) - 1))
                    .orElse("");
            if (!line.isEmpty() && !found.contains(line)) {
                found.add(line);
            }
        }
        return found;
    }

    /** What is known of the class where this happened, or of the one that it is in. */
    private static <T> Optional<T> ofClassAround(StackTraceElement place, Map<String, T> known) {
        String innermost = place.getClassName();
        for (int end = innermost.length(); end > 0; end = innermost.lastIndexOf('$', end - 1)) {
            T found = known.get(innermost.substring(0, end));
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }
}
