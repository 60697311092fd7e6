package sudoku.grading;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import sudoku.grading.intake.Limits;

/**
 * A small exercise of two tasks that others try to cheat at: the first is attacked, the second is answered honestly.
 */
final class AttackedExercise {
    static final String NAME = "99-attacked";
    static final int FULL = 5;
    static final int WITNESS = 2;

    /**
     * An honest answer to task 1. It is on the worker's class path: to compile it for each attack would take minutes.
     */
    static final String HONEST = "class Answer extends Honest {}";

    static final String DOUBLED = "int doubled(int number) { return 2 * number; }";

    static final Limits LIMITS = new Limits(Duration.ofSeconds(5), Duration.ofSeconds(20), Duration.ofSeconds(60), 128);
    private static final JsonMapper JSON = new JsonMapper();

    private AttackedExercise() {}

    /** The instructor's edition, with its tests, in a folder of its own. */
    static Path in(Path folder) throws IOException {
        Path exercise = Files.createDirectories(folder.resolve(NAME));
        Files.write(exercise.resolve("exercise.ipynb"), notebook(HONEST, DOUBLED));
        for (String test : List.of("VisibleLists.java", "VisibleTests.java", "HiddenTests.java")) {
            try (var in = AttackedExercise.class.getResourceAsStream("/attacked/" + test)) {
                Files.copy(in, exercise.resolve(test));
            }
        }
        return exercise;
    }

    static void handIn(Path submissions, String student, byte[] notebook, Instant time) throws IOException {
        Path file = Files.createDirectories(submissions.resolve(student)).resolve("exercise.ipynb");
        Files.write(file, notebook);
        Files.setLastModifiedTime(file, FileTime.from(time));
    }

    static byte[] honest() throws IOException {
        return notebook(HONEST, DOUBLED);
    }

    static byte[] dividingByZero() throws IOException {
        return notebook("", "int doubled(int number) {\n    return number / 0;\n}");
    }

    /** A submission; the first answer defines a class {@code Answer}. */
    static byte[] notebook(String first, String second) throws IOException {
        return JSON.writeValueAsBytes(root(first, second));
    }

    static ObjectNode root(String first, String second) {
        ObjectNode root = JSON.createObjectNode().put("nbformat", 4).put("nbformat_minor", 5);
        root.putObject("metadata").putObject("kernelspec").put("name", "java");
        ArrayNode cells = root.putArray("cells");
        cells.add(cell(
                "setup",
                false,
                "import java.util.function.*;\nimport java.util.stream.*;\n"
                        + "import sudoku.grading.sample.*;\nEverything task1 = null;\nDoubling task2 = null;"));
        cells.add(cell("task1-answer", true, first));
        cells.add(cell("task1", false, "Everything task1 = new Answer();"));
        cells.add(cell("task2-answer", true, second));
        cells.add(cell("task2", false, "Doubling task2 = number -> doubled(number);"));
        return root;
    }

    static ObjectNode cell(String id, boolean answer, String source) {
        ObjectNode cell = JSON.createObjectNode().put("cell_type", "code").put("id", id);
        cell.putObject("metadata")
                .putObject("nbgrader")
                .put("grade_id", id)
                .put("solution", answer)
                .put("locked", !answer)
                .put("grade", false)
                .put("schema_version", 3);
        cell.putNull("execution_count");
        cell.putArray("outputs");
        return cell.put("source", source);
    }
}
