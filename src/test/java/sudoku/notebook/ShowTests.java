package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;

class ShowTests {
    private final PrintStream console = System.out;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @BeforeEach
    void listen() {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void restore() {
        System.setOut(console);
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    @Test
    void withoutAKernelTheTextIsPrinted() {
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        Show.grid(puzzle);
        assertThat(printed()).isEqualToIgnoringNewLines(puzzle.toString());
    }

    @Test
    void aKeptPredictionIsComparedAsARatio() {
        Predict.that("nodes", 500);
        Predict.compare("nodes", 4208);
        assertThat(printed()).contains("predicted 500, measured 4,208").contains("8.4 times");
    }

    @Test
    void progressWithoutAKernelPrintsOneLineAtTheEnd() {
        try (Progress progress = Progress.of("solving", 2)) {
            progress.step();
            progress.step();
        }
        assertThat(printed().lines()).singleElement().asString().startsWith("solving: 2 of 2, ");
    }
}
