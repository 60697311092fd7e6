package sudoku.picture.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sudoku.picture.Color;
import sudoku.picture.Color.Eye;
import sudoku.picture.player.PlayerScript;

/** The colors of the course can be read, and told apart by every common kind of eye. */
class PaletteTests {
    private static final double TEXT = 4.5;
    private static final double LARGE = 3;
    /** Charts of the course have no more series than this, but for one. */
    private static final int USUAL_SERIES = 6;

    private static final double APART = 10;

    private static final List<String> INKS = List.of(
            Palette.INK, Palette.GRAY, Palette.BLUE, Palette.GREEN, Palette.ORANGE, Palette.RED, Palette.PURPLE);
    private static final List<String> TINTS = List.of(
            Palette.LIGHT_GRAY,
            Palette.YELLOW,
            Palette.LIGHT_BLUE,
            Palette.LIGHT_GREEN,
            Palette.LIGHT_ORANGE,
            Palette.LIGHT_RED);

    @Test
    void everyInkCanBeReadOnPaper() {
        assertThat(INKS)
                .allSatisfy(ink ->
                        assertThat(Color.contrast(ink, Palette.PAPER)).as(ink).isGreaterThan(TEXT));
    }

    @Test
    void wordsAndPencilMarksCanBeReadOnEveryTint() {
        for (String ink : List.of(Palette.INK, Palette.GRAY)) {
            assertThat(TINTS).allSatisfy(tint -> assertThat(Color.contrast(ink, tint))
                    .as(ink + " on " + tint)
                    .isGreaterThan(TEXT));
        }
    }

    @Test
    void everyInkCanBeReadOnTheTintThatSharesItsMeaning() {
        assertThat(Color.contrast(Palette.GREEN, Palette.LIGHT_GREEN)).isGreaterThan(TEXT);
        assertThat(Color.contrast(Palette.ORANGE, Palette.LIGHT_ORANGE)).isGreaterThan(TEXT);
        assertThat(Color.contrast(Palette.RED, Palette.LIGHT_RED)).isGreaterThan(TEXT);
    }

    /** The digits of a board are large. */
    @Test
    void digitsCanBeReadOnEveryTint() {
        for (String ink : INKS) {
            assertThat(TINTS).allSatisfy(tint -> assertThat(Color.contrast(ink, tint))
                    .as(ink + " on " + tint)
                    .isGreaterThan(LARGE));
        }
    }

    @Test
    void whatAChartDrawsStandsOutFromItsPaper() {
        assertThat(Palette.SERIES).allSatisfy(color -> assertThat(Color.contrast(color, Palette.PAPER))
                .as(color)
                .isGreaterThan(LARGE));
    }

    @ParameterizedTest
    @EnumSource(Eye.class)
    void theSeriesOfAChartStayApart(Eye eye) {
        List<String> series = Palette.SERIES.subList(0, USUAL_SERIES);
        for (String one : series) {
            assertThat(series).filteredOn(other -> !other.equals(one)).allSatisfy(other -> assertThat(
                            Color.distance(one, other, eye))
                    .as(one + " and " + other)
                    .isGreaterThan(APART));
        }
    }

    @ParameterizedTest
    @CsvSource({"'#000000','#FFFFFF',21", "'#777777','#FFFFFF',4.48", "'#FFFFFF','#FFFFFF',1"})
    void contrastIsMeasuredAsTheGuidelinesSay(String one, String other, double ratio) {
        assertThat(Color.contrast(one, other)).isCloseTo(ratio, within(0.005));
    }

    @Test
    void thePlayerHasTheSameColors() {
        assertThat(INKS).allSatisfy(ink -> assertThat(PlayerScript.TEXT).contains(ink));
        assertThat(TINTS).allSatisfy(tint -> assertThat(PlayerScript.TEXT).contains(tint));
    }
}
