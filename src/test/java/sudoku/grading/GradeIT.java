package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    private static final int STOPPED_BY_CTRL_C = 130;

    @TempDir
    Path folder;

    @BeforeEach
    void handIn() throws IOException {
        BitmaskClass.handIn(folder.resolve("submitted"), List.of("ada", "cyd"), List.of("bob"));
    }

    private record Ended(int status, String said) {}

    /** In a session of its own, as a terminal starts it, so that what Ctrl-C reaches are this and its children. */
    private Process start(String out, String... more) throws IOException {
        return startBy(List.of("setsid", "env", "--default-signal=INT"), out, more);
    }

    private Process startBy(List<String> before, String out, String... more) throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(BitmaskClass.graded(folder.resolve("submitted"), folder.resolve(out)));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
    }

    private Ended end(Process process) throws Exception {
        int status = process.waitFor();
        return new Ended(status, Files.readString(folder.resolve("said"), StandardCharsets.UTF_8));
    }

    private Map<String, String> reports(String out) throws IOException {
        return BitmaskClass.reports(folder.resolve(out));
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
            new ProcessBuilder("kill", "-INT", "--", "-" + grading.pid())
                    .start()
                    .waitFor();
            Ended stopped = end(grading);
            assertThat(stopped.said()).contains("Stopped. What is done is kept; continue with --resume.");
            assertThat(stopped.status()).isEqualTo(STOPPED_BY_CTRL_C);
            for (ProcessHandle process : all) {
                process.onExit().get();
            }
        }
        assertThat(reports("out").get("grades.csv").lines().skip(1))
                .satisfiesExactly(
                        ada -> assertThat(ada).contains(",ada,", ",GRADED,"),
                        bob -> assertThat(bob)
                                .contains(
                                        ",bob,",
                                        ",NOT_GRADED,",
                                        "The grading was stopped while this submission was being graded."),
                        cyd -> assertThat(cyd)
                                .contains(
                                        ",cyd,",
                                        ",NOT_GRADED,",
                                        "The grading was stopped before it reached this submission."));
        assertThat(reports("out")).containsKey("done/ada.json").doesNotContainKeys("done/bob.json", "done/cyd.json");

        String seed = reports("out").get("done/seed.txt").strip();
        Ended resumed = end(start("out", "--jobs", "2", "--resume"));
        assertThat(resumed.status()).isZero();
        assertThat(resumed.said())
                .as("the seed that was drawn and kept")
                .contains("--seed " + seed + " gives the same puzzles again");
        assertThat(end(start("whole", "--jobs", "1", "--seed", seed)).status()).isZero();
        assertThat(reports("out")).isEqualTo(reports("whole"));
        assertThat(reports("whole").get("grades.csv").lines().skip(1))
                .hasSize(3)
                .allMatch(row -> row.contains(",GRADED,"));
    }
}
