package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sudoku.grid.Digits;
import sudoku.picture.draw.Palette;

class QueensPictureTests {
    private static final QueensPicture PICTURE =
            QueensPicture.of(2, 4, 0, 0).mark(2, Digits.of(1)).caption("the third queen");

    @Test
    void theTextIsTheBoard() {
        assertThat(PICTURE.text())
                .isEqualTo(
                        """
                . . o .
                Q . . .
                . . . .
                . Q . .
                the third queen""");
    }

    @Test
    void whoDoesNotSeeItReadsWhereTheQueensStand() {
        assertThat(PICTURE.alt())
                .isEqualTo(
                        "A board of 4 rows and columns. Queens: row 2 of column 1, row 4 of column 2. Marked in column"
                                + " 3: rows {1}. the third queen");
        assertThat(QueensPicture.of(0, 0, 0, 0).alt()).contains("Queens: none.");
    }

    @Test
    void itIsAnImageWithAQueenForEachThatStands() {
        assertThat(new Xml(PICTURE).texts(Palette.BLUE)).containsExactly("Q", "Q");
        assertThat(new Xml(PICTURE).all("circle")).hasSize(1);
    }

    @Test
    void markingLeavesTheFirstPictureAsItWas() {
        QueensPicture plain = QueensPicture.of(1, 0, 0, 0);
        plain.mark(1, Digits.of(3, 4));
        assertThat(plain.text()).doesNotContain("o");
    }

    @Test
    void aQueenBesideTheBoardIsRefusedInOneSentence() {
        assertThatThrownBy(() -> QueensPicture.of(1, 5, 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Row 5 is not on a board of 4 columns; rows are 1 to 4, and 0 stands for no queen.");
    }
}
