package sudoku.picture.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.cover.SudokuCover;
import sudoku.picture.Xml;
import sudoku.picture.draw.Palette;

class CoverPictureTests {
    static final ExactCover ROSTER = ExactCover.items("Mo", "Tu", "We")
            .option("Ada", "Mo", "Tu")
            .option("Ben", "Tu")
            .option("Cem", "We")
            .option("Dee", "Tu", "We")
            .build();

    @Test
    void aChosenOptionCoversItsItemsAndStrikesItsRivals() {
        CoverPicture picture = CoverPicture.of(ROSTER).select("Ada");
        assertThat(picture.text())
                .contains(
                        "✓ Ada  11.",
                        "- Ben  .1.",
                        "  Cem  ..1",
                        "- Dee  .11",
                        "Chosen: Ada",
                        "Covered: Mo, Tu",
                        "Options left: 1");
        assertThat(picture.look().left(2)).isEqualTo(1);
    }

    /** What a page of 1080 pixels leaves to the notebook. */
    @Test
    void aMatrixOfSixtyFourRowsFitsAScreen() {
        assertThat(new Xml(CoverPicture.of(SudokuCover.of(4).cover()).caption("64 options, 64 items")).height())
                .isBetween(600.0, 940.0);
    }

    @Test
    void anItemCanBeCoveredWithoutAChoice() {
        assertThat(CoverPicture.of(ROSTER).cover("We").text())
                .contains("- Cem", "- Dee", "  Ada")
                .doesNotContain("Chosen");
    }

    @Test
    void anItemWithNoOptionLeftStandsOut() {
        assertThat(CoverPicture.of(ROSTER).svg()).doesNotContain(Palette.LIGHT_RED);
        assertThat(CoverPicture.of(ROSTER).select("Dee").svg())
                .as("nobody is left for Mo")
                .contains(Palette.LIGHT_RED);
    }

    @Test
    void anItemOfAChosenOptionIsOnItsWayOutAndNotStuck() {
        ExactCover cover = CoverPictureTests.ROSTER;
        CoverTrace.Step chosen = new CoverTrace.Step(CoverTrace.Kind.SELECTED, 0, 0, 1);
        CoverTrace.Step covered = new CoverTrace.Step(CoverTrace.Kind.COVERED, 0, -1, 0);
        assertThat(CoverPicture.after(cover, List.of(covered, chosen)).look().isStuck(1))
                .isFalse();
        assertThat(CoverPicture.of(cover).select("Dee").look().isStuck(0)).isTrue();
    }

    @Test
    void aSecondaryItemMayStayEmpty() {
        ExactCover cover = ExactCover.items("a").secondary("s").option("x", "a").build();
        assertThat(CoverPicture.of(cover).svg()).doesNotContain(Palette.LIGHT_RED);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9})
    void everyOneIsDrawn(int size) {
        ExactCover cover = SudokuCover.of(size).cover();
        assertThat(new Xml(CoverPicture.of(cover)).rects(Palette.BLUE)).isEqualTo(4L * cover.optionCount());
    }

    @Test
    void namesFromOutsideCannotBreakOut() {
        ExactCover cover = ExactCover.items("<a>").option("\"&\"", "<a>").build();
        assertThat(CoverPicture.of(cover).caption("<i>").svg())
                .contains("&lt;a&gt;", "&quot;&amp;&quot;", "&lt;i&gt;")
                .doesNotContain("<a>", "<i>");
    }

    @Test
    void aChangedPictureLeavesTheOldOneAsItWas() {
        CoverPicture picture = CoverPicture.of(ROSTER);
        picture.select("Ada").mark("We").caption("later");
        assertThat(picture.text()).isEqualTo(CoverPicture.of(ROSTER).text());
    }

    @Test
    void anUnknownNameIsSaid() {
        assertThatThrownBy(() -> CoverPicture.of(ROSTER).mark("Su")).hasMessage("No item is called 'Su'.");
        assertThatThrownBy(() -> CoverPicture.of(ROSTER).select("Zoe")).hasMessage("No option is called 'Zoe'.");
    }
}
