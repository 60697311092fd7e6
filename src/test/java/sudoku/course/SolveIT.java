package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.puzzles.NamedPuzzles;

/** The verb as a person uses it: the packed jar, its output, its exit status. */
@Timeout(300)
class SolveIT {
    private static final String WIKIPEDIA = NamedPuzzles.get("wikipedia").grid().toLine();
    private static final String SOLUTION = NamedPuzzles.get("solved").grid().toLine();

    @TempDir
    private Path folder;

    private record Answer(int status, List<String> out, List<String> err) {}

    private Answer solve(String... arguments) throws IOException, InterruptedException {
        return run(List.of(), arguments);
    }

    private Answer run(List<String> jvmOptions, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(jvmOptions);
        command.addAll(List.of("-jar", Path.of("target", "sudoku.jar").toString(), "solve"));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int status = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Answer(status, Files.readAllLines(out), Files.readAllLines(err));
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("puzzles.txt"), text).toString();
    }

    @Test
    void aPuzzleOnTheCommandLineIsSolved() throws Exception {
        assertThat(solve(WIKIPEDIA)).isEqualTo(new Answer(0, List.of(SOLUTION), List.of()));
    }

    @Test
    void theTableHasTheColumnsAndCountsOfTheCourse() throws Exception {
        Answer answer = solve(
                "--csv",
                "--solver",
                "naive",
                "--limit",
                "2",
                "--max-nodes",
                "300000",
                file(String.join(
                        "\n",
                        WIKIPEDIA,
                        NamedPuzzles.get("double-five").grid().toLine(),
                        NamedPuzzles.get("wrong-digit").grid().toLine(),
                        NamedPuzzles.get("demo-160").grid().toLine())));
        assertThat(answer.status()).isZero();
        assertThat(answer.out().get(0))
                .isEqualTo("puzzle,solver,outcome,solutions,nodes,guesses,backtracks,max_depth,nanos,first_solution");
        assertThat(answer.out().get(1)).matches(WIKIPEDIA + ",naive,solved,1,4631,2\\d+,4631,51,\\d+," + SOLUTION);
        assertThat(answer.out().get(2)).endsWith(",naive,invalid,0,0,0,0,0,0,");
        assertThat(answer.out().get(3)).matches(".*,naive,unsatisfiable,0,332,213,332,10,\\d+,");
        assertThat(answer.out().get(4)).matches(".*,naive,limit,0,300000,\\d+,\\d+,\\d+,\\d+,");
    }

    @Test
    void whatIsWrongWithAPuzzleIsSaidAndTheOthersAreSolved() throws Exception {
        String file = file("1234\n" + NamedPuzzles.get("double-five").grid().toLine() + "\n" + WIKIPEDIA);
        Answer answer = solve(file);
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).containsExactly(SOLUTION);
        assertThat(answer.err())
                .containsExactly(
                        "In " + file
                                + ", line 1, column 1: the grid that begins on line 1 ends after 1 row; expected 4.",
                        file + ", line 2: The clues contradict each other.",
                        "    5 is twice in row 1: at r1c1 and r1c2",
                        "    5 is twice in box 1: at r1c1 and r1c2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nowhere.txt", "puzzles/nowhere", "my puzzles.sdk"})
    void aNameThatIsNoFileIsSaidInOneSentence(String name) throws Exception {
        Answer answer = solve(name);
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err())
                .singleElement()
                .asString()
                .startsWith("There is no file " + name + " in ")
                .endsWith(".")
                .doesNotContain("line 1");
    }

    @Test
    void aPuzzleThatEndsTooSoonIsNoName() throws Exception {
        assertThat(solve("12.4").err())
                .singleElement()
                .asString()
                .startsWith("In '12.4' (no such file, so read as a puzzle), line 1, ");
    }

    @Test
    void cluesThatContradictEachOtherAreAllNamedAndTheStatusSaysSo() throws Exception {
        Answer answer = solve(NamedPuzzles.get("double-five").grid().toLine());
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).hasSize(3).last().isEqualTo("    5 is twice in box 1: at r1c1 and r1c2");
    }

    @Test
    void anUnknownSolverIsAnsweredWithTheNamesThereAre() throws Exception {
        Answer answer = solve("--solver", "magic", WIKIPEDIA);
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).hasSize(2);
        assertThat(answer.err().get(0)).startsWith("No solver is called 'magic'. Choose from: naive, bitmask, stack");
        assertThat(answer.err().get(1)).isEqualTo("To see what it takes: java -jar target/sudoku.jar solve --help");
    }

    @Tag("thorough")
    @Test
    void aMillionPuzzlesTakeNoMoreMemoryThanTen() throws Exception {
        Path file = folder.resolve("million.txt");
        try (BufferedWriter writer = Files.newBufferedWriter(file)) {
            for (int i = 0; i < 1_000_000; i++) {
                writer.write(SOLUTION);
                writer.newLine();
            }
        }
        Answer answer = run(List.of("-Xmx24m"), "--csv", file.toString());
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).hasSize(1_000_001);
    }
}
