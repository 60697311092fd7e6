package sudoku.course.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sudoku.course.CourseCopy;
import sudoku.course.RunningLab;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The first run where something is missing or broken. */
@Timeout(900)
@Tag("thorough")
class BootstrapIT {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    @TempDir
    Path programs;

    @Test
    void aMissingPythonIsSaidInOneSentence() throws IOException {
        ChildProcess.Ended ended = runWithOnlyThesePrograms(CourseCopy.fresh("no-python"));
        assertThat(ended.well()).isFalse();
        assertThat(last(ended)).startsWith("No Python was found on the PATH").contains("3.10");
        assertThat(ended.output()).doesNotContain("\tat ");
    }

    @Test
    void aPythonThatIsTooOldIsNamedWithItsVersion() throws IOException {
        program("python3", "echo 3 9 able /opt/python3.9");
        ChildProcess.Ended ended = runWithOnlyThesePrograms(CourseCopy.fresh("old-python"));
        assertThat(ended.well()).isFalse();
        assertThat(last(ended)).startsWith("Python 3.9 (/opt/python3.9) is too old");
    }

    @Test
    void aPythonWithoutVenvIsToldFromAGoodOne() throws IOException {
        program("python3", "echo 3 11 unable /usr/bin/python3");
        ChildProcess.Ended ended = runWithOnlyThesePrograms(CourseCopy.fresh("no-venv"));
        assertThat(ended.well()).isFalse();
        assertThat(last(ended)).contains("venv and ensurepip are missing", "apt-get install python3-venv");
    }

    @Test
    @Needs(Need.JUPYTER)
    void withoutANetworkTheFirstRunSaysSo() throws IOException, NoEnvironment {
        program("python3", "exec '" + Python.find().executable() + "' \"$@\"");
        ProcessBuilder builder = withOnlyThesePrograms(CourseCopy.fresh("no-network"));
        builder.environment().put("PIP_INDEX_URL", "http://127.0.0.1:9/simple");
        builder.environment().put("PIP_CONFIG_FILE", "/dev/null");
        builder.environment().keySet().removeAll(List.of("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"));
        ChildProcess.Ended ended = ChildProcess.run(builder, PATIENCE);
        assertThat(ended.well()).isFalse();
        assertThat(last(ended)).contains("The first run needs the network: connect, and run this again.");
    }

    @Test
    @Needs(Need.JUPYTER)
    void whereNoneCanBeMadeAJupyterOnThePathServesAndIsRemembered() throws IOException {
        Path installed =
                new Bootstrap(CourseFolder.here(), line -> {}).jupyter().python();
        program("jupyter", "exec '" + installed + "' -m jupyter \"$@\"");
        CourseCopy copy = CourseCopy.fresh("jupyter-on-path");
        try (RunningLab lab = RunningLab.start(withOnlyThesePrograms(copy))) {
            assertThat(lab.said()).anyMatch(line -> line.startsWith("Using the Jupyter at "));
            assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
        }
        try (RunningLab lab = RunningLab.start(withOnlyThesePrograms(copy))) {
            assertThat(lab.said()).noneMatch(line -> line.contains("Looking for") || line.contains("first run"));
        }
    }

    @Test
    @Needs(Need.BUBBLEWRAP)
    void aReadOnlyFolderIsSaidInOneSentence() throws IOException {
        CourseCopy copy = CourseCopy.fresh("read-only");
        ChildProcess.Ended ended = ChildProcess.run(
                copy.programBehind(
                        List.of("bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
                        "lab",
                        "--no-browser"),
                PATIENCE);
        assertThat(ended.well()).isFalse();
        assertThat(ended.lines())
                .singleElement()
                .asString()
                .contains(copy.folder().jupyter().toString(), "the folder is read-only");
    }

    @Test
    @Needs(Need.BUBBLEWRAP)
    void aFullDiskIsSaidInOneSentence() throws IOException {
        CourseCopy copy = CourseCopy.fresh("full-disk");
        Files.createDirectories(copy.folder().jupyter());
        ChildProcess.Ended ended = ChildProcess.run(
                copy.programBehind(
                        List.of(
                                "bwrap",
                                "--bind",
                                "/",
                                "/",
                                "--dev",
                                "/dev",
                                "--proc",
                                "/proc",
                                "--size",
                                "20000000",
                                "--tmpfs",
                                copy.folder().jupyter().toString()),
                        "lab",
                        "--no-browser"),
                PATIENCE);
        assertThat(ended.well()).isFalse();
        assertThat(last(ended)).startsWith("The disk is too full").contains("MB", "Free some space");
    }

    @Test
    @Needs(Need.JUPYTER)
    void aDamagedEnvironmentIsRepairedAlsoAfterARepairThatWasKilled() throws IOException {
        CourseCopy copy = CourseCopy.prepared("damaged");
        Path damaged = CourseFolder.here().jupyter().relativize(someFileOf("jupyter_server"));
        Files.delete(copy.folder().jupyter().resolve(damaged));

        Process killed = ChildProcess.start(copy.program("lab", "--no-browser").redirectErrorStream(true));
        List<ProcessHandle> all = untilItSays("Installing", killed);
        killed.destroyForcibly();
        assertThat(RunningLab.leftOf(all)).as("what the killed run had started").isEmpty();

        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"))) {
            assertThat(lab.said()).anyMatch(line -> line.contains("never finished"));
            assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
        }
        assertThat(copy.folder().jupyter().resolve(damaged)).exists();
    }

    private static List<ProcessHandle> untilItSays(String word, Process process) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = lines.readLine();
        assertThat(line).contains("is damaged");
        while (!line.contains(word)) {
            line = lines.readLine();
            assertThat(line).as("what it says before it ends").isNotNull();
        }
        List<ProcessHandle> started = process.descendants().toList();
        while (started.isEmpty() && process.isAlive()) {
            Thread.onSpinWait();
            started = process.descendants().toList();
        }
        return started;
    }

    private static Path someFileOf(String packageName) throws IOException {
        try (var files = Files.walk(CourseFolder.here().jupyter().resolve("env"))) {
            return files.filter(file -> file.endsWith(Path.of(packageName, "serverapp.py")))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private void program(String name, String line) throws IOException {
        Path file = Files.writeString(programs.resolve(name), "#!/bin/sh\n" + line + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private ChildProcess.Ended runWithOnlyThesePrograms(CourseCopy copy) throws IOException {
        return ChildProcess.run(withOnlyThesePrograms(copy), PATIENCE);
    }

    private ProcessBuilder withOnlyThesePrograms(CourseCopy copy) {
        ProcessBuilder builder = copy.program("lab", "--no-browser");
        builder.environment().put("PATH", programs.toString());
        return builder;
    }

    private static String last(ChildProcess.Ended ended) {
        List<String> lines = ended.lines();
        return lines.get(lines.size() - 1);
    }
}
