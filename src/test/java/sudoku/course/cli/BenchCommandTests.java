package sudoku.course.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.measure.Machine;
import sudoku.puzzles.NamedPuzzles;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The verb with the shortest laps there are; what a lap measures is in the tests of the peers. */
class BenchCommandTests {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The exit status of a line as it is typed, where a {@code %s} stands for each of these files. */
    private int sudoku(String line, Path... files) {
        Iterator<Path> next = List.of(files).iterator();
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(Arrays.stream(line.split(" "))
                        .map(word -> word.equals("%s") ? next.next().toString() : word)
                        .toArray(String[]::new));
    }

    @Test
    void theMachineComesFirstThenCountsAndSpeedsForEachSet() throws IOException {
        Path own = Files.writeString(folder.resolve("own.txt"), "1....2....3....4\n");
        int status = sudoku("bench --solvers naive,mrv --rounds 1 --lap 1 --puzzles 4x4 %s", own);
        assertThat(status).as(err.toString()).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(0)).isEqualTo(Machine.here().toString());
        assertThat(lines.get(1)).startsWith("Flags: ");
        assertThat(lines.get(3)).isEqualTo("4x4: 50 puzzles");
        assertThat(lines.get(4)).startsWith("solver  puzzles  finished  nodes  most_nodes  guesses");
        assertThat(lines.get(5)).startsWith("naive        50        50  ");
        assertThat(lines.get(8))
                .isEqualTo(
                        "Too few to race on, because a processor learns them by heart: shuffled into 3,000 puzzles.");
        assertThat(lines.get(10)).isEqualTo("4x4: first, at most 1 a puzzle");
        assertThat(lines.get(11)).startsWith("checksum ");
        assertThat(lines.get(12))
                .startsWith("solver  puzzles_per_second  slowest_lap  fastest_lap  ")
                .contains("checked_percent  times_naive  times_slowest");
        assertThat(lines)
                .contains("4x4: unique, at most 2 a puzzle", "4x4: all, at most 1,000 a puzzle", own + ": 1 puzzles");
    }

    /** The smallest program that can be raced: it thinks that every puzzle has one solution, and shows none. */
    private Path sayingOne() throws IOException {
        Path program = Files.writeString(
                folder.resolve("one"),
                """
                #!/bin/sh
                while read what first many; do
                    if [ $what = count ]; then echo $many; else yes 1 | head -n $many; fi
                done
                """);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return program;
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void aProgramIsRacedAsLongAsItIsRight() throws IOException {
        Path puzzles = folder.resolve("puzzles.txt");
        String unique = NamedPuzzles.get("wikipedia").grid().toLine();
        Files.writeString(puzzles, unique + "\n");
        Path program = sayingOne();
        String line =
                "bench --solvers race --program %s --against one --questions unique --rounds 1 --lap 1 --puzzles %s";
        assertThat(sudoku(line, program, puzzles)).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains("times_one")
                .containsPattern("\none {2,}")
                .doesNotContain("is out");
        Files.writeString(
                puzzles,
                unique + "\n" + NamedPuzzles.get("two-solutions").grid().toLine() + "\n");
        assertThat(sudoku(line, program, puzzles)).as(err.toString()).isZero();
        assertThat(out.toString())
                .containsPattern(
                        "'one' is out: asked for up to 2 solutions of \\S{81} it says 1, and the racer finds 2\\.")
                .contains("times_race");
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void twoOfTheSameNameAreRefused() throws IOException {
        Path puzzles = Files.writeString(
                folder.resolve("puzzles.txt"),
                NamedPuzzles.get("two-solutions").grid().toLine() + "\n");
        Path program = sayingOne();
        Files.move(program, folder.resolve("race"));
        assertThat(sudoku("bench --solvers race --program %s --puzzles %s", folder.resolve("race"), puzzles))
                .isEqualTo(2);
        assertThat(err.toString()).startsWith("Two solvers would race as 'race': give the program another name.");
    }

    @Test
    void aSampleIsSpreadOverTheSetAndEverythingIsKept() throws IOException {
        Path own = Files.writeString(
                folder.resolve("own.txt"), "1....2....3....4\n".repeat(6) + "12..34..........\n".repeat(6));
        Path counts = folder.resolve("counts.csv");
        Path csv = folder.resolve("speeds.csv");
        Path plot = folder.resolve("speeds.png");
        int status = sudoku(
                "bench --solvers naive,dlx --against dlx --rounds 2 --lap 1 --sample 2"
                        + " --counts %s --csv %s --plot %s --puzzles %s",
                counts, csv, plot, own);
        assertThat(status).as(err.toString()).isZero();
        assertThat(Files.readAllLines(counts)).hasSize(5).satisfies(lines -> {
            assertThat(lines.get(0))
                    .startsWith("puzzle,solver,outcome,solutions,nodes,")
                    .endsWith(",machine");
            assertThat(lines.get(1)).contains("own.txt 1,naive,");
            assertThat(lines.get(3)).contains("own.txt 2,naive,solved,2,");
        });
        assertThat(Files.readAllLines(csv)).hasSize(1 + 2 * 3).satisfies(lines -> assertThat(lines.get(0))
                .startsWith("solver,puzzles_per_second,")
                .endsWith(",times_dlx,times_slowest,question,set,machine"));
        assertThat(plot).isNotEmptyFile();
    }

    @Tag("thorough")
    @Test
    void theKindsThatAreAskedForAreMadeOfEachSetAndDrawn() throws IOException {
        Path csv = folder.resolve("speeds.csv");
        Path plot = folder.resolve("speeds.png");
        int status = sudoku(
                "bench --solvers race,dlx --rounds 1 --lap 1 --sample 3 --kinds less-1,changed"
                        + " --csv %s --plot %s --puzzles fewest",
                csv, plot);
        assertThat(status).as(err.toString()).isZero();
        assertThat(out.toString().lines())
                .contains("fewest: 60 puzzles", "fewest less-1: 60 puzzles", "fewest changed: 60 puzzles");
        assertThat(Files.readAllLines(csv)).hasSize(1 + 2 * 3 * 3).anyMatch(line -> line.contains(",fewest less-1,"));
        assertThat(plot).isNotEmptyFile();
    }

    /** Of what there are more has the rows: a row each is read, a color each is not. */
    @Test
    void kindsHaveRowsWhereThereAreMoreOfThemThanSolvers() {
        StringColumn sets =
                StringColumn.create("set", "hard", "hard", "hard less-1", "hard less-1", "hard none", "hard none");
        StringColumn solvers = StringColumn.create("solver", "race", "dlx", "race", "dlx", "race", "dlx");
        StringColumn questions = StringColumn.create("question", Collections.nCopies(6, "unique"));
        DoubleColumn speeds = DoubleColumn.create("puzzles_per_second", 6, 5, 4, 3, 2, 1);
        assertThat(BenchFiles.picture(Table.create(sets, questions, solvers, speeds))
                        .text()
                        .lines())
                .as("a row each")
                .anyMatch(line -> line.strip().startsWith("hard less-1"));
        Table oneSet = Table.create(sets, questions, solvers, speeds).first(2);
        assertThat(BenchFiles.picture(oneSet).text().lines())
                .anyMatch(line -> line.strip().startsWith("race"));
    }

    @Test
    void twoThatAreAskedSeveralQuestionsAreShownAsARatio() {
        Table speeds = Table.create(
                StringColumn.create("set", "hard.txt less-2", "hard.txt less-2", "hard.txt", "hard.txt"),
                StringColumn.create("question", "first", "first", "unique", "unique"),
                StringColumn.create("solver", "race", "tdoku", "race", "tdoku"),
                DoubleColumn.create("puzzles_per_second", 60, 50, 40, 30),
                DoubleColumn.create("times_tdoku", 1.25, 1, 1.5, 1),
                DoubleColumn.create("times_slowest", 1.25, 1, 1.5, 1));
        assertThat(BenchFiles.picture(speeds).alt())
                .contains("race, times as fast as tdoku", "1.25", "1.5")
                .contains("hard, 2 clues removed", "first solution", "the only one?")
                .doesNotContain("60", "times_tdoku", "less-2", ".txt");
    }

    @Test
    void whoCannotReadABoardStaysOut() {
        int status = sudoku("bench --solvers race,mrv --rounds 1 --lap 1 --puzzles 4x4");
        assertThat(status).as(err.toString()).isZero();
        assertThat(out.toString()).contains("'race' reads only 9×9 puzzles, so it stays out.", "times_mrv");
    }

    @ParameterizedTest
    @CsvSource({
        "bench --puzzles esay, easy",
        "bench --solvers dxl, dlx",
        "bench --solvers nave, naive",
        "solve --solver bitmsak 1, bitmask"
    })
    void aSlipInANameIsAskedAbout(String line, String meant) {
        assertThat(sudoku(line)).isEqualTo(2);
        assertThat(err.toString()).contains(". Did you mean '" + meant + "'?");
    }

    @ParameterizedTest
    @CsvSource({"bench --puzzlse easy, --puzzles", "slove x, solve"})
    void aSlipInAVerbOrAnOptionIsAnsweredWithTheNearest(String line, String meant) {
        assertThat(sudoku(line)).isEqualTo(2);
        assertThat(err.toString()).containsPattern("(?i)(did you mean|possible solutions).*" + meant);
    }

    @ParameterizedTest
    @CsvSource({
        "'bench --puzzles no-such-set', 'No set of puzzles is called ''no-such-set''. Choose from: easy,'",
        "'bench --solvers nave', 'No solver that proves its answers is called ''nave''. "
                + "Choose from: race, naive,'",
        "'bench --solvers mrv --against dlx', '--against wants one of the solvers compared, not ''dlx''.'",
        "'bench --kinds lost', 'No kind of puzzle is called ''lost''. Choose from: less-1, less-2,'",
        "'bench --puzzles easy no-such-file.txt', 'There is no file no-such-file.txt.'",
        "'bench --csv no-such-folder/speeds.csv', 'Cannot write no-such-folder/speeds.csv: "
                + "name a file in a folder'",
        "'bench --sample 0', 'At least one puzzle is needed.'",
        "'bench --cap 0', 'At least one round, one solution and one millisecond are needed.'",
        "'bench --questions frist', 'No question is called ''frist''. Choose from: first, unique, all. "
                + "Did you mean ''first''?'",
        "'bench --program no-such-program', 'There is no program no-such-program that can be run.'"
    })
    void whatCannotBeDoneIsSaidInASentence(String line, String sentence) {
        assertThat(sudoku(line)).isEqualTo(2);
        assertThat(err.toString()).startsWith(sentence);
    }
}
