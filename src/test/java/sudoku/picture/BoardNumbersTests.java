package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class BoardNumbersTests {
    /** Where a large number is drawn, the formula of lesson 1 gives it to each cell around. */
    @Test
    void eachBoxHasTheNumberThatTheFormulaGives() {
        List<String> boxes = new ArrayList<>();
        for (Element text : new Xml(BoardNumbers.of(9)).all("text")) {
            if (text.hasAttribute("font-weight")) {
                int column = (int) ((Double.parseDouble(text.getAttribute("x")) - 30) / 54);
                int row = (int) ((Double.parseDouble(text.getAttribute("y")) - 30) / 54);
                assertThat(text.getTextContent()).isEqualTo(String.valueOf(row / 3 * 3 + column / 3));
                boxes.add(text.getTextContent());
            }
        }
        assertThat(boxes).containsExactlyInAnyOrder("0", "1", "2", "3", "4", "5", "6", "7", "8");
    }

    @Test
    void allIsCountedFromZero() {
        assertThat(BoardNumbers.of(4).text())
                .isEqualTo(
                        "Counted from 0: rows and columns 0 to 3, cells 0 to 15, row by row, and the boxes\n0 1\n2 3");
    }
}
