package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.kernel.cell.FailureReport;

/** Which cell to run first, as far as the saved notebook tells; where it tells nothing, nothing is said. */
class CellsAboveTests {
    @TempDir
    Path folder;

    private final LastRuns runs = new LastRuns();
    private Path file;

    @BeforeEach
    void save() throws IOException {
        file = folder.resolve("lesson.ipynb");
        Files.writeString(
                file,
                """
                {"cells": [
                 {"cell_type": "markdown", "id": "m", "source": ["int board = 1;"]},
                 {"cell_type": "code", "id": "imports", "source": ["import sudoku.grid.*;\\n", "import java.util.List;"]},
                 {"cell_type": "code", "id": "board", "source": ["// the board\\n", "int[] board = new int[81];"]},
                 {"cell_type": "code", "id": "fits", "source": "boolean fits(int[] b) {\\n  return true;\\n}"},
                 {"cell_type": "code", "id": "here", "source": "fits(board)"},
                 {"cell_type": "code", "id": "below", "source": "int later = 1;"}]}
                """);
    }

    private String advice(String cell, String text, String... unknown) {
        return String.join(
                "\n",
                new CellsAbove(new NotebookFile(file.toString()), runs, "sudoku.grid.Grid"::equals)
                        .advice(cell, text, List.of(unknown)));
    }

    @Test
    void theCellThatDefinesItIsShown() {
        assertThat(advice("here", "fits(board)", "board"))
                .isEqualTo(
                        """
                board comes from a cell above that has not been run, or has failed; it says
                  int[] board = new int[81];
                Run the cells above first: choose Run All Above Selected Cell in the Run menu.""");
        assertThat(advice("here", "fits(board)", "fits")).contains("  boolean fits(int[] b) {\n");
    }

    @Test
    void soIsTheOneThatImportsIt() {
        assertThat(advice("here", "fits(board)", "Grid")).contains("  import sudoku.grid.*;\n");
        assertThat(advice("here", "fits(board)", "List")).contains("  import java.util.List;\n");
        assertThat(advice("here", "fits(board)", "Nobody")).isEmpty();
    }

    @Test
    void withoutAnIdTheTextTellsWhereWeAre() {
        assertThat(advice(null, "fits(board)\n", "board")).contains("int[] board");
        assertThat(advice(null, "fits(board)", "later")).isEmpty();
        assertThat(advice(null, "something new", "later")).contains("int later");
    }

    @Test
    void whatStandsBelowOrHasRunIsNoHelp() {
        assertThat(advice("here", "fits(board)", "later")).isEmpty();
        assertThat(advice("board", "int[] board = new int[81];", "board")).isEmpty();
        runs.well("board", "int[] board = new int[81];");
        assertThat(advice("here", "fits(board)", "board")).isEmpty();
        runs.failed("board", "int[] board = new int[81];", FailureReport.of("Interrupted", "stopped"));
        assertThat(advice("here", "fits(board)", "board")).isNotEmpty();
    }

    @Test
    void aFileThatIsNoNotebookSaysNothing() throws IOException {
        Files.writeString(file, "{\"cells\": [{\"cell_type\": \"code\"}, 7]}");
        assertThat(advice("here", "fits(board)", "board")).isEmpty();
        Files.writeString(file, "no JSON");
        assertThat(advice("here", "fits(board)", "board")).isEmpty();
        Files.delete(file);
        assertThat(advice("here", "fits(board)", "board")).isEmpty();
        assertThat(new NotebookFile(null).cells()).isEmpty();
        assertThat(new NotebookFile("Console 1").cells()).isEmpty();
        assertThat(new NotebookFile("\0.ipynb").cells()).isEmpty();
    }
}
