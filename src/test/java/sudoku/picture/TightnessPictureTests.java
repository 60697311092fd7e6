package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.picture.draw.Palette;
import sudoku.puzzles.NamedPuzzles;

class TightnessPictureTests {

    @Test
    void everyBlankCellShowsHowManyDigitsItAllows() {
        assertThat(TightnessPicture.of(Grid.parse("12..\n....\n....\n....")).text())
                .isEqualTo(
                        """
                . . 2 2
                2 2 4 4
                3 3 4 4
                3 3 4 4
                Tightest: 4 cells with 2 candidates; the first is r1c3""");
    }

    @Test
    void aCellWithoutCandidateIsTheTightest() {
        TightnessPicture picture =
                TightnessPicture.of(NamedPuzzles.get("dead-cell").grid());
        assertThat(picture.text()).endsWith("Tightest: r1c9, no candidate");
        assertThat(picture.alt()).contains("Tightest: r1c9, no candidate");
    }

    @Test
    void aFullBoardHasNoTightestCell() {
        assertThat(TightnessPicture.of(NamedPuzzles.get("solved").grid()).text())
                .endsWith("No cell is blank.");
    }

    @Test
    void everyTightestCellHasAFrame() {
        String svg = TightnessPicture.of(NamedPuzzles.get("wikipedia").grid()).svg();
        assertThat(svg.split("stroke=\"" + Palette.BLUE + "\"", -1)).hasSize(1 + 4);
    }
}
