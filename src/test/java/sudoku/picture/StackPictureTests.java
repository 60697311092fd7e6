package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;

class StackPictureTests {
    private static final Grid SMALL = Grid.parse("....23.41...3..1");

    @Test
    void theBoardHoldsTheDigitsOfTheStack() {
        StackPicture picture = StackPicture.of(SMALL).under(2, 0).under(1, 1).under(0, 4);
        assertThat(picture.text()).startsWith(Grid.parse("41..23.41...3..1").toString());
    }

    @Test
    void entriesAreReadFromTheTop() {
        StackPicture picture = StackPicture.of(SMALL).under(6, 0).under(5, 0).under(3, 3);
        assertThat(picture.text()).contains("Stack of 3, from the top: r2c3  –, r2c2  a clue, r1c4 = 3.");
    }

    @Test
    void ofARecordedSearchTheChoicesThatStandAreLeft() {
        Trace trace = new Trace(100);
        new Backtracking().solve(SMALL, SearchLimit.first(), trace);
        assertThat(StackPicture.of(SMALL, trace, 13).text())
                .contains("Stack of 5, from the top: r2c3 = 1, r1c4 = 3, r1c3 = 2, r1c2 = 1, r1c1 = 4.");
        assertThatThrownBy(() -> StackPicture.of(SMALL, trace, 99))
                .hasMessage("The trace holds 19 steps, so there is no stack after 99.");
    }

    @Test
    void theTopEntryIsMarkedOnTheBoard() {
        assertThat(StackPicture.of(SMALL).under(1, 1).under(0, 4).text()).contains("Marked: r1c2");
    }

    @Test
    void aSolutionStandsPastTheLastCellAndMarksNone() {
        StackPicture picture = StackPicture.of(SMALL).under(16, 0);
        assertThat(picture.text()).contains("from the top: the end.").doesNotContain("Marked");
    }

    @Test
    void aTallStackIsCutAndSaysHowMuchIsMissing() {
        StackPicture picture = StackPicture.of(Grid.empty(9));
        for (int cell = 19; cell >= 0; cell--) {
            picture = picture.under(cell, cell == 19 ? 0 : cell % 9 + 1);
        }
        assertThat(picture.svg())
                .contains(">and 8 below<")
                .contains(">r1c9 = 9<")
                .doesNotContain(">r1c8 = 8<");
        assertThat(picture.text()).contains("Stack of 20").contains("r1c1 = 1");
    }

    /** A program's own stack: cells alone, and the end; their digits are on its board. */
    @Test
    void aStackOfCellsIsDrawnWithTheDigitsOfItsBoard() {
        int[] board = SMALL.toArray();
        board[0] = 4;
        assertThat(StackPicture.of(SMALL, board, List.of(16, 1, 0)).text())
                .endsWith("Stack of 3, from the top: the end, r1c2  –, r1c1 = 4.");
    }

    @Test
    void anEmptyStackIsSaidToBeEmpty() {
        assertThat(StackPicture.of(SMALL).svg()).contains(">empty<");
        assertThat(StackPicture.of(SMALL).text()).endsWith("Stack of 0.");
    }

    @Test
    void theImageIsWellFormedWhateverTheCaption() throws Exception {
        String svg = StackPicture.of(SMALL).under(0, 1).caption("<b> & \"c\"").svg();
        var root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
        assertThat(root.getElementsByTagName("svg").getLength())
                .as("the board lies inside")
                .isEqualTo(1);
        assertThat(svg).contains("&lt;b&gt; &amp; &quot;c&quot;");
    }

    @Test
    void anAddedEntryLeavesTheOldPictureAsItWas() {
        StackPicture picture = StackPicture.of(SMALL);
        picture.under(0, 4).caption("later");
        assertThat(picture.text()).isEqualTo(StackPicture.of(SMALL).text());
    }

    @Test
    void aCellThatIsNotOnTheBoardIsRefused() {
        assertThatThrownBy(() -> StackPicture.of(SMALL).under(17, 0))
                .hasMessage("Cell 17 cannot be on the stack; the board's cells are 0 to 15, and 16 is past the last.");
    }
}
