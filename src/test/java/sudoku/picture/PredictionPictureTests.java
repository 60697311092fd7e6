package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

class PredictionPictureTests {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            4208    | 4208     | Exactly right.
            4000    | 4208     | Within a tenth
            3000    | 4208     | It is 1.4 times what you predicted. Close, for a guess.
            500     | 4208     | It is 8.4 times what you predicted. Off, but by less than a factor of ten.
            42080   | 4208     | You predicted 10 times what it is. Off, but
            50      | 4208     | It is 84 times what you predicted.
            5000    | 69175316 | It is 13,835 times what you predicted.
            0       | 4208     | 0 and 4,208 have no ratio
            5000    | 0        | It is 0, not 5,000. Count again
            0       | 0        | Exactly right.
            3       | 1        | It is 1, not 3. Count again
            1       | 2        | It is 2, not 1. Count again
            19      | 20       | It is 20, not 19. Count again
            20      | 21       | Within a tenth
            4.5     | 4.7      | Within a tenth
            """)
    void theVerdictNamesTheFactor(double guess, double measured, String verdict) {
        PredictionPicture picture = PredictionPicture.of("nodes", guess, measured);
        assertThat(picture.text()).contains(verdict);
        assertThat(new Xml(picture).title()).contains(verdict);
    }

    @Test
    void aNumberThatOneCanKnowIsRightOrWrongHoweverLarge() {
        assertThat(PredictionPicture.exact("as a number", 124, 22).text()).contains("It is 22, not 124.");
        assertThat(PredictionPicture.exact("half", 5707, 5706.5).text()).contains("It is 5,706.5, not 5,707.");
        assertThat(PredictionPicture.exact("near", 5706.4, 5706.45).text()).contains("It is 5,706.45, not 5,706.4.");
        assertThat(PredictionPicture.exact("as a number", 288, 288).text()).contains("Exactly right.");
    }

    /** A scale is named where it is not the usual one, and nowhere else. */
    @ParameterizedTest
    @CsvSource({
        "50, 4208, true",
        "5000, 69175316, true",
        "0.02, 0.5, true",
        "0.4, 4.5, true",
        "3, 1, false",
        "4208, 4208, false",
        "0, 4208, false",
        "500, 4208, false",
        "1.8, 1.04, false"
    })
    void aLogarithmicScaleSaysSo(double guess, double measured, boolean said) {
        List<Element> marks = new Xml(PredictionPicture.of("nodes", guess, measured))
                .all("rect").stream()
                        .filter(each -> each.getAttribute("width").equals("2")
                                && each.getAttribute("height").equals("9"))
                        .toList();
        assertThat(new Xml(PredictionPicture.of("nodes", guess, measured))
                        .all("text").stream()
                                .anyMatch(each -> each.getTextContent().contains("logarithmic")))
                .isEqualTo(said);
        assertThat(marks.size())
                .as("marks, of which each is ten times the one before")
                .matches(count -> said ? count > 1 : count == 0);
        List<Double> places = marks.stream()
                .map(each -> Double.parseDouble(each.getAttribute("x")))
                .toList();
        for (int i = 2; i < places.size(); i++) {
            assertThat(places.get(i) - places.get(i - 1)).isCloseTo(places.get(1) - places.get(0), within(0.3));
        }
    }

    @Test
    void barsOfNumbersThatAreLessThanTenTimesApartAreAsLongAsTheNumbersAreLarge() {
        double[] factors = bars(new Xml(PredictionPicture.of("times", 1.8, 3.6)));
        assertThat(factors[0] * 2).isCloseTo(factors[1], within(0.5));
        double[] bars = bars(new Xml(PredictionPicture.of("solutions", 2, 8)));
        assertThat(bars[0] * 4).isCloseTo(bars[1], within(0.5));
    }

    private static double[] bars(Xml image) {
        return image.all("rect").stream()
                .filter(rect -> rect.hasAttribute("stroke"))
                .mapToDouble(rect -> Double.parseDouble(rect.getAttribute("width")))
                .toArray();
    }

    @Test
    void theLargerNumberHasTheLongerBar() {
        double[] bars = bars(new Xml(PredictionPicture.of("nodes", 500, 4208)));
        assertThat(bars).hasSize(2);
        assertThat(bars[0]).isLessThan(bars[1]).isGreaterThan(0);
    }

    @Test
    void numbersBelowOneHaveBarsToo() {
        Xml image = new Xml(PredictionPicture.of("seconds", 0.02, 0.5));
        assertThat(image.all("rect"))
                .allSatisfy(rect -> assertThat(rect.getAttribute("width")).doesNotContain("-", "N"));
    }

    /** Helvetica's letters are on average less than half as wide as high. */
    private static double end(Element text) {
        double width = text.getTextContent().length() * 0.5 * Double.parseDouble(text.getAttribute("font-size"));
        return Double.parseDouble(text.getAttribute("x"))
                + (text.getAttribute("text-anchor").equals("start") ? width : 0);
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "5, 0", "100, 105", "100, 180", "100, 900", "256, 1", "1000, 1", "1, 999.6", "5000, 69175316"})
    void everyLineFitsOnThePaper(double guess, double measured) {
        Xml image = new Xml(PredictionPicture.of("nodes", guess, measured));
        assertThat(image.all("text")).allSatisfy(text -> {
            assertThat(end(text)).isLessThan(image.width());
            assertThat(Double.parseDouble(text.getAttribute("y"))).isLessThan(image.height());
        });
    }
}
