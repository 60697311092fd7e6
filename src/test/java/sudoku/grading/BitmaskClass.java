package sudoku.grading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A small class that has handed in an exercise of the course, some of whom take long, and the packed jar for it. */
final class BitmaskClass {
    private static final Path EXERCISE = Path.of("exercises", "02-bitmask");
    private static final JsonMapper JSON = new JsonMapper();

    /** Long enough to be caught at it. */
    private static final String SLOW =
            "long later = System.nanoTime() + 5_000_000_000L;\n" + "while (System.nanoTime() < later) { }\n";

    private BitmaskClass() {}

    static void handIn(Path submitted, List<String> students, List<String> slowOnes) throws IOException {
        ObjectNode notebook =
                (ObjectNode) JSON.readTree(EXERCISE.resolve("exercise.ipynb").toFile());
        for (String student : students) {
            handIn(submitted, student, notebook);
        }
        for (JsonNode cell : notebook.get("cells")) {
            if (cell.at("/metadata/nbgrader/grade_id").asText().equals("task1-answer")) {
                ((ObjectNode) cell).put("source", SLOW + cell.get("source").asText());
            }
        }
        for (String student : slowOnes) {
            handIn(submitted, student, notebook);
        }
    }

    private static void handIn(Path submitted, String student, ObjectNode notebook) throws IOException {
        Path file = Files.createDirectories(submitted).resolve(student + ".ipynb");
        Files.write(file, JSON.writeValueAsBytes(notebook));
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-11-20T12:00:00Z")));
    }

    /** The words that say what is graded, and where the reports go. */
    static List<String> words(Path submitted, Path out) {
        return List.of(
                "--exercise", EXERCISE.toString(), "--submissions", submitted.toString(), "--out", out.toString());
    }

    /** The command that grades it. */
    static List<String> graded(Path submitted, Path out) {
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-jar",
                                Path.of("target", "sudoku.jar").toString(),
                                "grade"),
                        words(submitted, out).stream())
                .toList();
    }

    /** Every file of a grading. */
    static Map<String, String> reports(Path out) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(out)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(out.relativize(file).toString(), Files.readString(file));
            }
        }
        return files;
    }
}
