package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PredictionPictureTests {

    /** Helvetica's letters are on average less than half as wide as high. */
    private static double width(Element text) {
        return text.getTextContent().length() * 0.5 * Double.parseDouble(text.getAttribute("font-size"));
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "5, 0", "100, 105", "100, 180", "100, 900", "256, 1", "1000, 1", "1, 999.6", "5000, 69175316"})
    void everyLineOfTheVerdictFitsOnThePaper(double guess, double measured) throws Exception {
        String svg = PredictionPicture.of("nodes", guess, measured).svg();
        Document image = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        double paperWidth = Double.parseDouble(image.getDocumentElement().getAttribute("width"));
        double paperHeight = Double.parseDouble(image.getDocumentElement().getAttribute("height"));
        NodeList texts = image.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            if (text.getAttribute("text-anchor").equals("start")) {
                assertThat(Double.parseDouble(text.getAttribute("x")) + width(text))
                        .as(text.getTextContent()).isLessThan(paperWidth);
            }
            assertThat(Double.parseDouble(text.getAttribute("y"))).isLessThan(paperHeight);
        }
    }

    @Test
    void theWordsSayBothNumbersAndTheFactor() {
        assertThat(PredictionPicture.of("nodes", 256, 1).text())
                .startsWith("nodes: you predicted 256, measured 1.\nYou predicted 256 times what it is.");
    }
}
