package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.picture.draw.Palette;

/** Bars of steps, and the mark between passing and failing. */
class StepsPictureTests {
    private static final StepsPicture OTHERS =
            StepsPicture.of("Steps", 1_000).beside("row by row", 6_000, false).beside("tightest cell", 800, true);

    @Test
    void theWordsSayWhoPassesTheMark() {
        assertThat(OTHERS.judged("yours", 1_000, true).text())
                .isEqualTo("Steps:\nrow by row more than 6,000,\n"
                        + "tightest cell 800,\nyours 1,000 ✓;\nthe mark: 1,000.");
        assertThat(OTHERS.judged("yours", 1_001, true).text()).contains("yours 1,001 ✗");
        assertThat(OTHERS.judged("yours", 900, false).text()).contains("yours more than 900 ✗");
    }

    @Test
    void theImageIsXmlAndSaysTheSame() {
        Xml image = new Xml(OTHERS.judged("<yours>", 1_000, true));
        assertThat(image.texts(Palette.INK))
                .contains("more than 6,000", "800", "<yours>", "1,000 ✓", "the mark: 1,000");
        assertThat(image.rects(Palette.LIGHT_GREEN)).isEqualTo(1);
    }
}
