package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudoku.grid.Digits;
import sudoku.picture.draw.Palette;

class DigitsPictureTests {
    private static final DigitsPicture PICTURE =
            DigitsPicture.of("row 1", Digits.of(3, 5, 7)).and("column 3", Digits.of(8));

    private static Document parsed(DigitsPicture picture) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void theTextIsTheNumberInBinaryAndWhatItMeans() {
        assertThat(PICTURE.text())
                .isEqualTo(
                        """
                   row 1  0010101000  {3, 5, 7} = 168
                column 3  0100000000  {8} = 256""");
        assertThat(PICTURE.alt()).contains("row 1  0010101000  {3, 5, 7} = 168").contains("{8} = 256");
    }

    @Test
    void theSameBitOfEverySetStandsInTheSameColumn() throws Exception {
        NodeList texts = parsed(PICTURE).getElementsByTagName("text");
        String ofBitEight = "";
        String eight = "";
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            if (text.getTextContent().equals("8") && eight.isEmpty()) {
                eight = text.getAttribute("x");
            } else if (text.getAttribute("x").equals(eight)) {
                ofBitEight += text.getTextContent();
            }
        }
        assertThat(ofBitEight).isEqualTo("01");
    }

    @Test
    void bitZeroIsNoDigitAndShowsAsWrong() {
        DigitsPicture picture = DigitsPicture.of("odd", Digits.of(5) | 1);
        assertThat(picture.text()).isEqualTo("odd  0000100001  {5} = 33");
        assertThat(picture.svg()).contains(Palette.RED);
        assertThat(PICTURE.svg()).doesNotContain(Palette.RED);
    }

    @Test
    void addingASetLeavesTheFirstPictureAsItWas() {
        DigitsPicture one = DigitsPicture.of("row 1", Digits.NONE);
        one.and("box 1", Digits.all(9));
        assertThat(one.text()).doesNotContain("box 1");
    }

    @Test
    void aSetWithBitsBeyondTheNinthIsRefusedInOneSentence() {
        assertThatThrownBy(() -> DigitsPicture.of("row 1", 1 << 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 1: 1024 has bits beyond digit 9, and only bits 0 to 9 are drawn.");
        assertThatThrownBy(() -> DigitsPicture.of("row 1", -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
