package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The verb as a person uses it: the packed jar, an exercise of the course, Ctrl-C. */
@Needs(Need.BUBBLEWRAP)
@Timeout(300)
class GradeIT {
    private static final Path EXERCISE = Path.of("exercises", "02-bitmask");
    private static final int STOPPED_BY_CTRL_C = 130;
    private static final JsonMapper JSON = new JsonMapper();

    /** Long enough to be caught at it. */
    private static final String SLOW = "long later = System.nanoTime() + 5_000_000_000L;\n"
            + "while (System.nanoTime() < later) { }\n";

    @TempDir
    Path folder;

    @BeforeEach
    void handIn() throws IOException {
        ObjectNode notebook = (ObjectNode) JSON.readTree(EXERCISE.resolve("exercise.ipynb").toFile());
        handIn("ada", notebook);
        handIn("cyd", notebook);
        for (JsonNode cell : notebook.get("cells")) {
            if (cell.at("/metadata/nbgrader/grade_id").asText().equals("task1-answer")) {
                ((ObjectNode) cell).put("source", SLOW + cell.get("source").asText());
            }
        }
        handIn("bob", notebook);
    }

    private void handIn(String student, ObjectNode notebook) throws IOException {
        Path file = Files.createDirectories(folder.resolve("submitted")).resolve(student + ".ipynb");
        Files.write(file, JSON.writeValueAsBytes(notebook));
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-11-20T12:00:00Z")));
    }

    private record Ended(int status, String said) {}

    /** In a session of its own, as a terminal starts it, so that what Ctrl-C reaches are this and its children. */
    private Process start(String out, String... more) throws IOException {
        return startBy(List.of("setsid", "env", "--default-signal=INT"), out, more);
    }

    private Process startBy(List<String> before, String out, String... more) throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar",
                Path.of("target", "sudoku.jar").toString(), "grade", "--exercise", EXERCISE.toString(),
                "--submissions", folder.resolve("submitted").toString(), "--out", folder.resolve(out).toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile()).start();
    }

    private Ended end(Process process) throws Exception {
        int status = process.waitFor();
        return new Ended(status, Files.readString(folder.resolve("said"), StandardCharsets.UTF_8));
    }

    private Map<String, String> reports(String out) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder.resolve(out))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.resolve(out).relativize(file).toString(), Files.readString(file));
            }
        }
        return files;
    }

    /** Where its own number is 1, as in a container, every box has a process of that number too. */
    @Tag("thorough")
    @Test
    void aGraderThatIsTheFirstProcessDoesNotTakeABoxesOwnForItself() throws Exception {
        List<String> apart = new ArrayList<>(List.of("unshare", "--pid", "--fork", "--mount-proc"));
        if (!System.getProperty("user.name").equals("root")) {
            apart.addAll(List.of("--user", "--map-current-user"));
        }
        Ended ended = end(startBy(apart, "out"));
        assertThat(ended.said()).doesNotContain("does not hold");
        assertThat(ended.status()).isZero();
    }

    @Tag("thorough")
    @Test
    void ctrlCKeepsWhatIsDoneAndTheRestIsResumedToTheSameBytes() throws Exception {
        Path done = Files.createDirectories(folder.resolve("out").resolve("done"));
        try (WatchService watch = FileSystems.getDefault().newWatchService()) {
            done.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            Process grading = start("out", "--jobs", "1");
            while (!Files.exists(done.resolve("ada.json"))) {
                watch.take().reset();
            }
            List<ProcessHandle> all = grading.descendants().toList();
            new ProcessBuilder("kill", "-INT", "--", "-" + grading.pid()).start().waitFor();
            Ended stopped = end(grading);
            assertThat(stopped.said()).contains("Stopped. What is done is kept; go on with --resume.");
            assertThat(stopped.status()).isEqualTo(STOPPED_BY_CTRL_C);
            for (ProcessHandle process : all) {
                process.onExit().get();
            }
        }
        assertThat(reports("out").get("grades.csv").lines().skip(1)).satisfiesExactly(
                ada -> assertThat(ada).contains(",ada,", ",GRADED,"),
                bob -> assertThat(bob).contains(",bob,", ",NOT_GRADED,", "The grading was stopped during this one."),
                cyd -> assertThat(cyd).contains(",cyd,", ",NOT_GRADED,", "The grading was stopped before this one."));
        assertThat(reports("out")).containsKey("done/ada.json").doesNotContainKeys("done/bob.json", "done/cyd.json");

        String seed = reports("out").get("done/seed.txt").strip();
        Ended resumed = end(start("out", "--jobs", "2", "--resume"));
        assertThat(resumed.status()).isZero();
        assertThat(resumed.said()).as("the seed that was drawn and kept").contains("seed " + seed + ";");
        assertThat(end(start("whole", "--jobs", "1", "--seed", seed)).status()).isZero();
        assertThat(reports("out")).isEqualTo(reports("whole"));
        assertThat(reports("whole").get("grades.csv").lines().skip(1)).hasSize(3)
                .allMatch(row -> row.contains(",GRADED,"));
    }
}
