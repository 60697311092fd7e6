package sudoku.picture.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CaptionTests {
    private static final String LONG = "Tightest: 4 cells with 2 candidates; the first is r2c1";

    @Test
    void aLongOneIsBrokenBetweenWordsAndWidensNothing() {
        Caption caption = new Caption(LONG, 400);
        Svg svg = new Svg();
        caption.draw(svg, 30, 256);
        assertThat(svg.image(400, 400, ""))
                .contains(">Tightest: 4 cells with 2 candidates;</text>", ">the first is r2c1</text>");
        assertThat(caption.width()).isLessThanOrEqualTo(400);
    }

    @Test
    void eachLineMakesItHigher() {
        double one = new Caption("No cell is blank.", 400).height();
        assertThat(new Caption("", 400).height()).isZero();
        assertThat(new Caption(LONG, 400).height()).isGreaterThan(one);
    }

    @Test
    void aWordThatIsLongerThanALineIsNotBroken() {
        String word = "a".repeat(60);
        assertThat(new Caption(word, 100).height()).isEqualTo(new Caption("a", 100).height());
        assertThat(new Caption(word + " b", 100).width()).isEqualTo(new Caption(word, 100).width());
    }
}
