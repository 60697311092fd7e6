package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.Bundle;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.ChildProcess;
import sudoku.files.Disk;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Each command of the README and the guides is run as it is written there, in a folder where its reader would be. */
@Needs({Need.JUPYTER, Need.BUBBLEWRAP})
class ReadmeCommandsIT {
    private static final Duration LONGEST = Duration.ofMinutes(20);
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /**
     * What a command should come to.
     *
     * @param exit its exit code
     * @param printed a part of what it prints
     * @param written a file that is there afterwards; empty for none
     */
    record Outcome(String command, int exit, String printed, String written) {
        @Override
        public String toString() {
            return command;
        }
    }

    private static Outcome well(String command, String printed, String written) {
        return new Outcome("java -jar target/sudoku.jar" + command, 0, printed, written);
    }

    private static final List<Outcome> QUICK = List.of(
            well("", "solve", ""),
            well(" solve " + PUZZLE, "534678912672195348", ""),
            well(" solve --csv --solver naive puzzles.txt", "naive,solved,1,4208,", ""),
            well(" lecture 02-bitmask --out my-course/lecture", "02-bitmask", "my-course/lecture/02-bitmask.ipynb"),
            well(" kernel install --user", "", ".local/share/jupyter/kernels"));

    /** In this order: what one leaves behind another one may need. */
    private static final List<Outcome> LONG = List.of(
            well(" bench --solvers race,mrv,propagation,dlx --puzzles easy hard --questions unique", "propagation", ""),
            well(
                    " bench --peers --puzzles puzzles.txt --lap 200 --csv speeds.csv --plot speeds.png",
                    "race",
                    "speeds.png"),
            well(
                    " bench --peers --solvers race,dlx --puzzles hard --kinds less-1,changed --questions first"
                            + " --plot kinds.png",
                    "dlx",
                    "kinds.png"),
            well(" run notebooks/01-backtracking.ipynb", "01-backtracking", ""),
            well(
                    " slides 01-backtracking --out my-course/slides",
                    "01-backtracking",
                    "my-course/slides/01-backtracking.html"),
            well(
                    " site --out my-course/site",
                    "The pages of the course are in",
                    "my-course/site/exercises/03-stack/exercise.html"),
            well(
                    " grade --exercise exercises/01-backtracking --submissions submitted --out graded",
                    "1 student is in",
                    "graded/grades.csv"),
            new Outcome(
                    "java -jar target/sudoku.jar run --kernel ijava bundle/sudoku-course/notebooks/*.ipynb",
                    1,
                    "ijava",
                    ""),
            well(" jshell 01-backtracking", "Backtracking", ""));

    /** What these tests run, or what the build itself is. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "mvn",
            "LabIT",
            "mvn verify",
            "pom.xml",
            "mvn package",
            "pom.xml",
            "java -jar target/sudoku.jar lab",
            "LabIT",
            "java -jar target/sudoku.jar release --out bundle",
            "ReleaseIT",
            "sudo src/hub/start bundle/sudoku-course",
            "HubIT");

    private static CourseCopy copy;

    @BeforeAll
    static void prepare() throws IOException {
        copy = CourseCopy.prepared("readme");
        Path root = copy.folder().root();
        Path executed = CourseFolder.here().root().resolve("target").resolve("executed");
        Files.createDirectories(executed);
        Files.createSymbolicLink(root.resolve("target").resolve("executed"), executed);
        Files.createSymbolicLink(root.resolve("src"), CourseFolder.here().root().resolve("src"));
        Files.writeString(root.resolve("puzzles.txt"), PUZZLE + "\n");
        Bundle.of(CourseFolder.here()).writeTo(root.resolve("bundle").resolve(Bundle.NAME));
        Disk.write(
                root.resolve("submitted").resolve("ada").resolve("exercise.ipynb"),
                Files.readAllBytes(
                        root.resolve("exercises").resolve("01-backtracking").resolve("exercise.ipynb")));
    }

    static List<Outcome> quick() {
        return QUICK;
    }

    static List<Outcome> lasting() {
        return LONG;
    }

    @Test
    void everyCommandOfTheReadmeAndTheGuidesIsRunBySomebody() throws IOException {
        Map<String, Outcome> here = Stream.concat(QUICK.stream(), LONG.stream())
                .collect(Collectors.toMap(Outcome::command, Function.identity()));
        assertThat(ReadmeCommands.all())
                .as("commands of the README and of the guides")
                .containsExactlyInAnyOrderElementsOf(Stream.concat(here.keySet().stream(), ELSEWHERE.keySet().stream())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("quick")
    void aCommandDoesWhatTheReadmeSays(Outcome outcome) throws IOException {
        assertComesTo(outcome);
    }

    @ParameterizedTest
    @MethodSource("lasting")
    @Tag("thorough")
    void aCommandThatTakesMinutesDoesWhatTheReadmeSays(Outcome outcome) throws IOException {
        assertComesTo(outcome);
    }

    private static void assertComesTo(Outcome outcome) throws IOException {
        ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", outcome.command)
                .directory(copy.folder().root().toFile())
                .redirectInput(new File("/dev/null")); // nobody types anything: jshell runs its lesson and ends
        shell.environment().put("HOME", copy.home().toString());
        shell.environment()
                .merge("PATH", "", (path, nothing) -> Path.of(System.getProperty("java.home"), "bin") + ":" + path);
        shell.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "XDG_DATA_HOME"));
        ChildProcess.Ended ended = ChildProcess.run(shell, LONGEST);
        assertThat(ended.status()).as(ended.output()).isEqualTo(outcome.exit);
        assertThat(ended.output()).contains(outcome.printed);
        if (!outcome.written.isEmpty()) {
            boolean atHome = outcome.written.startsWith(".local");
            assertThat((atHome ? copy.home() : copy.folder().root()).resolve(outcome.written))
                    .exists();
        }
    }
}
