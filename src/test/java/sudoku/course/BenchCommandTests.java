package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.measure.Machine;

class BenchCommandTests {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Its exit status. */
    private int sudoku(String... arguments) {
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
    }

    @Test
    void theMachineComesFirstThenATableForEachSet() throws IOException {
        Path own = Files.writeString(folder.resolve("own.txt"), "1....2....3....4\n");
        int status = sudoku("bench", "--solvers", "naive,mrv", "--rounds", "1", "4x4", own.toString());
        assertThat(status).as(err.toString()).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(0)).isEqualTo(Machine.here().toString());
        assertThat(lines.get(2)).isEqualTo("4x4");
        assertThat(lines.get(3)).startsWith("solver  puzzles  solved  nodes  ");
        assertThat(lines.get(4)).startsWith("naive        50      50  ");
        assertThat(lines.get(7)).isEqualTo(own.toString());
        assertThat(lines.get(9)).startsWith("naive         1       1     14  ");
        assertThat(lines.get(10)).startsWith("mrv           1       1     12  ");
    }

    @Test
    void aSampleIsSpreadOverTheSetAndKeptAsCsv() throws IOException {
        Path own = Files.writeString(folder.resolve("own.txt"),
                "1....2....3....4\n".repeat(6) + "12..34..........\n".repeat(6));
        Path csv = folder.resolve("runs.csv");
        int status = sudoku("bench", "--solvers", "naive", "--rounds", "1", "--puzzles", "2", "--csv", csv.toString(),
                own.toString());
        assertThat(status).as(err.toString()).isZero();
        assertThat(Files.readAllLines(csv)).hasSize(3).satisfies(lines -> {
            assertThat(lines.get(0)).startsWith("puzzle,solver,outcome,solutions,nodes,").endsWith(",machine");
            assertThat(lines.get(1)).contains(",naive,solved,1,14,");
            assertThat(lines.get(2)).contains(",naive,solved,1,").doesNotContain(",14,");
        });
    }

    @ParameterizedTest
    @CsvSource({"'bench no-such-set', 'No set of puzzles is called ''no-such-set''. There are: easy,'",
            "'bench --solvers nave 4x4', 'No solver is called ''nave''. There are: naive,'",
            "'bench --solvers mrv --against dlx 4x4', '--against wants one of the solvers compared, not ''dlx''.'",
            "'bench --puzzles 0 4x4', 'At least one puzzle and one second are needed.'"})
    void whatCannotBeDoneIsSaidInASentence(String line, String sentence) {
        assertThat(sudoku(line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith(sentence);
    }
}
