package sudoku.course.jshell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.cli.JShellCommand;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Lessons;
import sudoku.course.jupyter.ChildProcess;
import sudoku.course.lesson.SecondEdition;
import sudoku.ipynb.Notebook;
import sudoku.needs.Thorough;

/** Lessons in the JDK's own jshell tool, as someone without Jupyter works through them. */
@Timeout(600)
class JShellIT {
    /** Quotes, spaces and letters beyond ASCII in a path are somebody's home. */
    @TempDir
    private Path home;

    private static List<Path> lessons() {
        return CourseFolder.notebooksUnder(CourseFolder.here().lessons());
    }

    /** Each takes half a minute. */
    static List<Path> todays() {
        return Thorough.todays(3, lessons());
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("todays")
    void everyLessonRunsFromItsFirstScriptToItsLast(Path source) throws Exception {
        Notebook lesson = Notebook.read(source);
        Map<String, String> scripts = laidOut(Lessons.nameOf(source), lesson);
        long mayFail = lesson.cells().stream()
                .filter(cell -> Notebook.hasTag(cell, "raises-exception"))
                .count();
        String said = jshell(numbered(scripts), "");
        assertThat(failures(said)).as(said).hasSize((int) mayFail);
        assertThat(said).contains("That was " + Lessons.nameOf(source));
    }

    /** The tool says so with a bar in front of what is typed, and without one of what is opened. */
    private static List<String> failures(String said) {
        return said.lines()
                .filter(line -> line.matches("(\\|\\s+)?(Errors?:|Exception [\\w.$]+.*|.*cannot be \\w+ until.*)"))
                .toList();
    }

    private static List<String> numbered(Map<String, String> scripts) {
        return scripts.keySet().stream()
                .filter(name -> name.matches("\\d+\\.jsh"))
                .toList();
    }

    private Path folder() {
        return home.resolve("my course");
    }

    private Map<String, String> laidOut(String name, Notebook lesson) throws IOException {
        Path folder = Files.createDirectories(folder());
        Map<String, String> scripts = JShellEdition.of(
                name, lesson, Notebook.relative(folder, CourseFolder.here().jar()));
        for (Map.Entry<String, String> script : scripts.entrySet()) {
            Files.writeString(folder.resolve(script.getKey()), script.getValue());
        }
        return scripts;
    }

    /** Opens scripts, and then types. */
    private String jshell(List<String> opened, String typed) throws IOException {
        List<String> command = JShellCommand.command(JShellCommand.program(), opened.get(0));
        command.addAll(opened.subList(1, opened.size()));
        Path input = Files.writeString(home.resolve("typed"), typed);
        Path output = home.resolve("said");
        ProcessBuilder tool = new ProcessBuilder(command)
                .directory(folder().toFile())
                .redirectInput(input.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        assertThat(ChildProcess.statusOf(ChildProcess.start(tool))).isZero();
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    @Test
    void aPieceIsWrittenTriedAndUsed() throws Exception {
        laidOut("02-sample", SecondEdition.sample().notebook());
        String written = "int ways(int steps) { return steps <= 0 ? (steps == 0 ? 1 : 0) : ways(steps - "
                + "1) + ways(steps - 2); }\n";
        String untouched = jshell(List.of("1.jsh", "2.jsh"), "");
        assertThat(failures(untouched)).isEmpty();
        assertThat(untouched.lines()).as("the stub's answer").contains("0").doesNotContain("5");
        String answered =
                jshell(List.of("1.jsh", "2.jsh"), written + "/open 2-try.jsh\n/open 2-way.jsh\n/open 3.jsh\nways(5)\n");
        assertThat(failures(answered)).isEmpty();
        assertThat(answered.lines())
                .as("the prompt may be before it")
                .anyMatch(line -> line.matches("5|jshell>.*\\D5"))
                .anyMatch(line -> line.endsWith("==> 8"));
        assertThat(answered).contains("The endings come first").contains("Go on:  /open 4.jsh");
    }

    /** The tool has no brake: where the JDK can't stop a thread any more, it stays behind, and the reader is told. */
    @Tag("thorough")
    @Test
    void aPieceWithoutAnEndIsGivenUpAndTheLessonGoesOn() throws Exception {
        Path source = lessons().get(0);
        Map<String, String> scripts = laidOut(Lessons.nameOf(source), Notebook.read(source));
        String attempt = scripts.keySet().stream()
                .filter(name -> name.endsWith("-try.jsh"))
                .findFirst()
                .orElseThrow();
        List<String> before =
                numbered(scripts).subList(0, Integer.parseInt(attempt.substring(0, attempt.indexOf('-'))));
        String said = jshell(
                before,
                "int blanks(int[] board) { while (true) {} }\n/open " + attempt + "\n"
                        + "int blanks(int[] board) { return (int) IntStream.of(board).filter(digit -> digit "
                        + "== 0).count(); }\n/open " + attempt + "\n");
        assertThat(failures(said)).as(said).isEmpty();
        assertThat(said)
                .containsSubsequence(
                        "Your blanks had not returned after 5 seconds",
                        "a loop or a recursion in it has no end",
                        "Until it is right",
                        "51 blanks",
                        "Your blanks is right",
                        "51 blanks");
        assertThat(said.contains("its thread is still running"))
                .isEqualTo(Runtime.version().feature() >= 20);
    }

    /** Kept, with the reason, until a later script shows the number. */
    @Tag("thorough")
    @Test
    void aPredictionIsTypedAndCompared() throws Exception {
        Path source = lessons().get(0);
        Map<String, String> scripts = laidOut(Lessons.nameOf(source), Notebook.read(source));
        int asking = numbered(scripts).stream()
                .filter(name -> scripts.get(name).contains("void predict("))
                .findFirst()
                .map(name -> Integer.parseInt(name.replace(".jsh", "")))
                .orElseThrow();
        String said = jshell(
                numbered(scripts).subList(0, asking),
                "predict(\"24 times\")\npredict(\"about 300\", \"because 24 × 4 × 3\")\n" + "/open " + (asking + 1)
                        + ".jsh\n");
        assertThat(failures(said)).as(said).isEmpty();
        assertThat(said)
                .containsSubsequence(
                        "Your prediction:  predict(",
                        "\"24 times\" cannot be read as a number",
                        "Kept: ways to fill a 4×4 board ≈ 300",
                        "you predicted 300, measured 288",
                        "You said: because 24 × 4 × 3");
        assertThat(said).doesNotContain("You made no prediction");
    }

    @Tag("thorough")
    @Test
    void theUntouchedSampleRunsToItsEndAsWell() throws Exception {
        Map<String, String> scripts =
                laidOut("02-sample", SecondEdition.sample().notebook());
        String said = jshell(numbered(scripts), "");
        assertThat(failures(said)).as(said).isEmpty();
        assertThat(said).contains("That was 02-sample");
    }

    @Test
    void theVerbWritesTheScriptsOfTheLessonsThatAreNamed() throws Exception {
        Path out = home.resolve("out");
        List<String> command = Stream.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        CourseFolder.here().jar().toString(),
                        "jshell",
                        "1",
                        "02-bitmask",
                        "--out",
                        out.toString())
                .collect(Collectors.toList());
        ChildProcess.Ended ended = ChildProcess.run(new ProcessBuilder(command), Duration.ofMinutes(2));
        assertThat(ended.well()).as(ended.output()).isTrue();
        assertThat(ended.lines())
                .containsExactly(
                        out.resolve("01-backtracking/1.jsh").toString(),
                        out.resolve("02-bitmask/1.jsh").toString());
        assertThat(IntStream.rangeClosed(1, 3))
                .allMatch(i -> Files.exists(out.resolve("01-backtracking/" + i + ".jsh")));
    }

    @Test
    void withoutALessonTheVerbAsksWhich() throws Exception {
        ChildProcess.Ended ended = ChildProcess.run(
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        CourseFolder.here().jar().toString(),
                        "jshell"),
                Duration.ofMinutes(2));
        assertThat(ended.status()).isEqualTo(1);
        assertThat(ended.lines()).singleElement().asString().startsWith("Which lesson? Name one");
    }
}
