package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.picture.draw.Palette;

class GridPictureTests {
    private static final Grid PUZZLE = Grid.parse("1...|.2..|..3.|...4");
    private static final Grid SOLUTION = Grid.parse("1342|4213|2431|3124");

    @Test
    void cluesAreDarkAndFoundDigitsBlue() {
        Xml image = new Xml(GridPicture.of(SOLUTION, PUZZLE));
        assertThat(image.texts(Palette.INK)).containsExactly("1", "2", "3", "4");
        assertThat(image.texts(Palette.BLUE)).hasSize(12).startsWith("3", "4", "2", "4");
    }

    @Test
    void theWordsSayWhatThePictureShows() {
        GridPicture picture = GridPicture.of(PUZZLE).mark(0, 5).caption("two cells");
        assertThat(picture.alt())
                .contains(
                        "Sudoku board 4×4, 4 clues, 0 found, 12 blank",
                        "Rows: 1... .2.. ..3. ...4",
                        "Marked: r1c1 r2c2",
                        "two cells");
        assertThat(new Xml(picture).title()).isEqualTo(picture.alt());
        assertThat(picture.text()).startsWith(PUZZLE.toString()).contains("Marked: r1c1 r2c2");
    }

    @Test
    void markedShadedAndCrossedCellsDiffer() {
        Xml image = new Xml(GridPicture.of(PUZZLE).shade(1, 2, 3).mark(1).cross(6));
        assertThat(image.rects(Palette.LIGHT_BLUE)).isEqualTo(2);
        assertThat(image.rects(Palette.YELLOW)).isEqualTo(1);
        assertThat(image.rects(Palette.LIGHT_RED)).isEqualTo(1);
        assertThat(image.all("line").stream()
                        .filter(line -> line.getAttribute("stroke").equals(Palette.RED)))
                .hasSize(4);
    }

    @Test
    void candidatesAreSmallDigitsInBlankCells() {
        Xml image = new Xml(GridPicture.of(PUZZLE).candidates(1, Digits.of(3, 4)));
        int atTheEdges = 2 * 4;
        assertThat(image.all("text").stream()
                        .filter(text -> text.getAttribute("fill").equals(Palette.GRAY)))
                .hasSize(atTheEdges + 2);
        assertThat(GridPicture.of(PUZZLE).candidates().text()).contains("r1c2 34", "r1c4 23");
    }

    @Test
    void aCellWithoutCandidatesIsSaidInWords() {
        assertThat(GridPicture.of(PUZZLE).candidates(1, Digits.NONE).alt()).contains("r1c2 none");
    }

    @Test
    void conflictsAreCrossedAndNamed() {
        GridPicture picture = GridPicture.of(PUZZLE.with(3, 1)).conflicts();
        assertThat(picture.alt())
                .contains("Crossed: r1c1 r1c4", "1 is twice in row 1")
                .doesNotContain("in all");
        assertThat(GridPicture.of(PUZZLE.with(3, 1).with(4, 1)).conflicts().alt())
                .containsPattern("; conflicts in all: [2-9]");
    }

    @Test
    void aCrossLeavesItsDigitReadable() {
        assertThat(strokesThroughTheMiddle(GridPicture.of(PUZZLE).cross(0)))
                .as("a clue")
                .isZero();
        assertThat(strokesThroughTheMiddle(GridPicture.of(PUZZLE).cross(1)))
                .as("a blank")
                .isEqualTo(4);
    }

    /** Those that begin in the middle of a cell; all four have a corner at their other end. */
    private static long strokesThroughTheMiddle(GridPicture picture) {
        return new Xml(picture)
                .all("line").stream()
                        .filter(line -> line.getAttribute("stroke").equals(Palette.RED))
                        .filter(line -> Math.abs(number(line, "x1") - number(line, "x2")) > 15)
                        .count();
    }

    private static double number(Element line, String name) {
        return Double.parseDouble(line.getAttribute(name));
    }

    @Test
    void aPictureIsNotChangedByWhatIsMadeOfIt() {
        GridPicture plain = GridPicture.of(PUZZLE);
        plain.mark(3);
        assertThat(plain.alt()).doesNotContain("Marked");
    }

    @Test
    void textFromOutsideCannotBreakTheImage() {
        String nasty = "</svg><script>alert('\"&\")</script>\u0000";
        Xml image = new Xml(GridPicture.of(PUZZLE).caption(nasty));
        assertThat(image.all("script")).isEmpty();
        assertThat(image.texts(Palette.INK)).contains(nasty.replace('\u0000', '\uFFFD'));
    }

    @Test
    void aLongCaptionMakesTheImageWider() {
        GridPicture picture = GridPicture.of(PUZZLE);
        assertThat(new Xml(picture.caption("x".repeat(80))).width()).isGreaterThan(new Xml(picture).width());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 9, 16, 25})
    void everySizeFitsAScreenAndCanBeRead(int size) {
        Xml image = new Xml(GridPicture.of(Grid.empty(size).with(0, size)));
        assertThat(image.width()).isLessThan(1000);
        assertThat(image.all("text")).allSatisfy(text -> assertThat(Double.parseDouble(text.getAttribute("font-size")))
                .isGreaterThanOrEqualTo(18));
    }

    @Test
    void aCellThatIsNotOnTheBoardIsSaid() {
        assertThatThrownBy(() -> GridPicture.of(PUZZLE).mark(16)).hasMessageContaining("Cell 16 is not on the board");
    }

    @Test
    void aBoardOfAnotherSizeIsSaid() {
        assertThatThrownBy(() -> GridPicture.of(Grid.empty(9), PUZZLE)).hasMessageContaining("9×9 board cannot belong");
    }

    @Test
    void aStruckMarkIsSeenEvenWhereItIsNoCandidateAnyMore() {
        GridPicture picture = GridPicture.of(Grid.empty(4))
                .candidates(3, Digits.of(1, 2))
                .strike(3, Digits.of(4))
                .strike(3, Digits.of(1))
                .ring(3, Digits.of(2));
        assertThat(picture.text()).contains("Candidates: r1c4 12", "Struck: r1c4 14", "Ringed: r1c4 2");
        assertThat(picture.svg().split("stroke=\"" + Palette.PURPLE + "\"", -1))
                .as("one line for each strike")
                .hasSize(3);
        assertThat(picture.svg()).contains("<circle");
    }
}
