package sudoku.piece.howfast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.picture.draw.Palette;

/** Three sets in a number, as bits, each with its guard. */
class WordsPictureTests {
    private static final int WORD = 0b0000100010 | 0b1000000000 << 20;
    private static final int ALL = 0b1111111110 * (1 | 1 << 10 | 1 << 20);

    @Test
    void theLowerBandStandsOnTheLeftAndTheGuardBeforeItsField() {
        assertThat(WordsPicture.of("word", WORD).text()).isEqualTo("word  0 100000000  0 000000000  0 000010001");
        assertThat(WordsPicture.of("G", 1 << 10 | 1 << 30).text())
                .isEqualTo("G  1 000000000  0 000000000  1 000000000");
    }

    @Test
    void aSumStandsBelowItsWordAndShowsTheCarries() {
        assertThat(WordsPicture.of("word", WORD).and("word + ALL", WORD + ALL).text())
                .isEqualTo(
                        """
                      word  0 100000000  0 000000000  0 000010001
                word + ALL  1 011111111  0 111111111  1 000010000""");
    }

    @Test
    void aGuardThatIsOnHasAColorOfItsOwnAndTheAltTextSaysAllBits() {
        assertThat(WordsPicture.of("sum", 1 << 20).svg())
                .contains(Palette.LIGHT_GREEN)
                .doesNotContain(Palette.LIGHT_BLUE);
        assertThat(WordsPicture.of("sum", WORD).svg())
                .contains(Palette.LIGHT_BLUE)
                .doesNotContain(Palette.LIGHT_GREEN);
        assertThat(WordsPicture.of("sum", WORD).alt()).contains("sum  0 100000000  0 000000000  0 000010001");
    }
}
