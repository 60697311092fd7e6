package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;
import sudoku.puzzles.NamedPuzzles;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.Table;

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
        assertThat(printed()).isEqualToNormalizingNewlines(puzzle + "\n");
    }

    @Test
    void withoutAKernelATableIsPrinted() {
        Show.table(Table.create("t", LongColumn.create("nodes", 4208L)));
        assertThat(printed()).isEqualToNormalizingNewlines("nodes\n4,208\n");
    }

    @Test
    void aKeptPredictionIsComparedAsARatio() {
        Predict.that("nodes", 500);
        Predict.compare("nodes", 4208);
        assertThat(printed()).contains("Kept: nodes ≈ 500", "predicted 500, measured 4,208", "8.4 times");
    }

    @Test
    void runningTheCellAgainReplacesThePrediction() {
        Predict.that("nodes", 1);
        Predict.that("nodes", 4208);
        Predict.compare("nodes", 4208);
        assertThat(printed()).contains("Exactly right");
    }

    @Test
    void withoutAPredictionTheNumberIsShownAllTheSame() {
        Predict.compare("never predicted", 4208);
        assertThat(printed()).contains("never predicted: 4,208", "You made no prediction");
    }

    @Test
    void aPredictionIsANumberFromZeroUp() {
        assertThatThrownBy(() -> Predict.that("nodes", -1)).hasMessageContaining("from 0 up, not -1");
        assertThatThrownBy(() -> Predict.that("nodes", Double.NaN)).hasMessageContaining("from 0 up");
    }

    @Test
    void progressWithoutAKernelPrintsOneLineAtTheEnd() {
        try (Progress progress = Progress.of("solving", 2)) {
            progress.step();
            progress.step();
        }
        assertThat(printed().lines()).singleElement().asString().startsWith("solving: 2 of 2, ");
    }

    @Test
    void whatChangesLiveIsPrintedOnceWithoutAKernel() {
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        try (Live live = Live.begin()) {
            live.picture(() -> GridPicture.of(Grid.empty(9)));
            live.picture(() -> GridPicture.of(puzzle));
        }
        assertThat(printed()).isEqualToNormalizingNewlines(puzzle + "\n");
    }
}
