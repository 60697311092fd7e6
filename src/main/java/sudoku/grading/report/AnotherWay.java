package sudoku.grading.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Code for another way to solve each task of an exercise, which students see in the report of a grading only.
 *
 * <p>It is one of the right answers that the build proves; the part for a task is below a line {@code // task: …}.
 */
final class AnotherWay {
    private static final String FILE = "right/another-way.java";

    private AnotherWay() {}

    /** By task; empty where an exercise has none. */
    static Map<Integer, String> in(Path exercise) {
        Map<Integer, String> ways = new TreeMap<>();
        try {
            String[] parts = Files.readString(exercise.resolve(FILE)).split("(?m)^// task: ");
            for (int i = 1; i < parts.length; i++) {
                int end = parts[i].indexOf('\n');
                ways.put(
                        Integer.parseInt(parts[i].substring(0, end).strip()),
                        parts[i].substring(end).strip());
            }
        } catch (IOException thereIsNone) {
            return Map.of();
        }
        return ways;
    }
}
