package sudoku.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            500         | 500
            7e7         | 70,000,000
            69 million  | 69,000,000
            1,000       | 1,000
            50_000      | 50,000
            ~ 12.5      | 12.5
            40 %        | 0.4
            1/2         | 0.5
            ~ 2 / 3     | 0.667
            3k          | 3,000
            24*4*4      | 384
            9^3         | 729
            25/sqrt(4)  | 12.5
            25 / √4     | 12.5
            2·3         | 6
            2³ × 5²     | 200
            4-1*3       | 1
            2^3^2       | 512
            2 x (3 + 4) | 14
            about 2 * 3 million | 6,000,000
            1,000 + 1   | 1,001
            """)
    void aPredictionIsReadAsPeopleTypeIt(String typed, String kept) {
        Predict.that("typed", typed, "because of the rows …");
        assertThat(printed()).contains("Kept: typed ≈ " + kept + ", because of the rows. You will see.");
        Predict.compare("typed", 7);
        assertThat(printed()).contains("You said: because of the rows.");
    }

    @Test
    void aReasonMayComeAfterANumberWithoutQuotationMarks() {
        Predict.that("as a product", 4000 * 9 * 81, "because of the looks");
        assertThat(printed()).contains("Kept: as a product ≈ 2,916,000, because of the looks. You will see.");
    }

    @Test
    void aReasonThatAsksKeepsItsQuestionMark() {
        Predict.that("asked", "5", "because half?");
        Predict.compare("asked", 7);
        assertThat(printed())
                .contains("Kept: asked ≈ 5, because half? You will see.", "You said: because half?\n")
                .doesNotContain("?.");
    }

    /** What the cell arrives with is no reason, nor is a question mark alone. */
    @ParameterizedTest
    @ValueSource(strings = {"because …", "because ?", "because", "?", " … ", ""})
    void aReasonThatWasNotTypedIsNotRepeated(String because) {
        Predict.that("asked", "5", because);
        Predict.compare("asked", 7);
        assertThat(printed()).contains("Kept: asked ≈ 5. You will see.").doesNotContain("ecause");
    }

    @Test
    void whatOneCanKnowIsNotToldBeforeAPrediction() {
        Predict.that("untouched", "?", "because …");
        Predict.compareExactly("untouched", 4208);
        assertThat(printed())
                .contains("You made no prediction", "untouched: you see the number when")
                .doesNotContain("4,208");
        Predict.that("untouched", "4208", "because …");
        Predict.compareExactly("untouched", 4208);
        assertThat(printed()).contains("Exactly right");
    }

    @Test
    void whatCanBeDerivedIsDerivedWithItsNumbersOncePredicted() {
        Predict.that("derived", "?");
        Predict.compareExactly("derived", 31974, 69207226, "+", 64, "-", 69175316);
        assertThat(printed()).doesNotContain("31,974", "69,207,226");
        Predict.that("derived", "5");
        Predict.compareExactly("derived", 31974, 69207226, "+", 64, "-", 69175316);
        Predict.compareExactly("derived", 5706, "(", 11354, "+", 58, ") / 2");
        Predict.compare("derived", 900, "at most", 5000);
        assertThat(printed())
                .contains(
                        "Derived: 69,207,226 + 64 - 69,175,316 = 31,974.",
                        "Derived: (11,354 + 58) / 2 = 5,706.",
                        "Derived: at most 5,000.");
    }

    /** Nor does the one that was typed before count. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            ?           | No prediction yet: asked.
            ''          | No prediction yet: asked.
            many        | "many" cannot be read as a number. Type it like 500, 7e7, 69 million or 24*4.
            5 or 6      | "5 or 6" cannot be read
            -3          | "-3" cannot be read
            1/0         | "1/0" cannot be read
            0/0         | "0/0" cannot be read
            24*         | "24*" cannot be read
            (2+3        | "(2+3" cannot be read
            5 6         | "5 6" cannot be read
            9^9^9^9     | "9^9^9^9" cannot be read
            """)
    void whatIsNoNumberIsNoPrediction(String typed, String sentence) {
        Predict.that("asked", 5);
        Predict.that("asked", typed);
        Predict.compare("asked", 4208);
        assertThat(printed()).contains(sentence).contains("asked: 4,208.\n(You made no prediction");
    }

    @Test
    void whatOneCanKnowIsJudgedExactly() {
        Predict.that("as a number", "124");
        Predict.compareExactly("as a number", 22);
        assertThat(printed()).contains("It is 22, not 124.");
    }

    @Test
    void ofAHundredPerCentIsTheNumberItself() {
        Predict.that("true, of a hundred", "40 %");
        assertThat(printed()).contains("Kept: true, of a hundred ≈ 40.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            48  | Within a tenth: your derivation holds.
            53  | Within a tenth: your derivation holds.
            40  | It is 1.2 times what you predicted. This can be worked out to within a tenth
            98  | You predicted 2 times what it is. This can be worked out to within a tenth
            0   | 0 and 49 have no ratio.
            """)
    void whatCanBeReckonedHoldsWithinATenthAndIsNotCalledCloseBeyond(String typed, String sentence) {
        Predict.that("errors", typed);
        Predict.compareReckoned("errors", 49);
        assertThat(printed())
                .contains(sentence)
                .doesNotContain("Close, for a guess")
                .doesNotContain("right region");
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
