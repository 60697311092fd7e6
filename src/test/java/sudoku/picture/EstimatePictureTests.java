package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import sudoku.grid.Grid;
import sudoku.measure.Branching;
import sudoku.measure.TreeEstimate;
import sudoku.picture.draw.Numbers;
import sudoku.picture.draw.Palette;
import sudoku.puzzles.NamedPuzzles;

class EstimatePictureTests {
    private static final TreeEstimate ESTIMATE =
            TreeEstimate.of(NamedPuzzles.get("wikipedia").grid(), Branching.ROW_BY_ROW, 1_000, 1);

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static double[] dots(Xml image) {
        return image.all("circle").stream()
                .mapToDouble(dot -> number(dot, "cx"))
                .sorted()
                .toArray();
    }

    /** Where the diamond begins, at its upper end. */
    private static double diamond(Xml image) {
        return Double.parseDouble(
                image.all("path").get(0).getAttribute("d").substring(1).split(" ")[0]);
    }

    @Test
    void thereIsADotForEachPartAndADiamondForWhatWasMeasured() {
        Xml image = new Xml(EstimatePicture.of("row by row", ESTIMATE, 4_631));
        assertThat(dots(image)).hasSize(20);
        assertThat(image.all("path")).hasSize(1);
        assertThat(image.texts(Palette.INK)).contains("row by row").anyMatch(text -> text.contains("4,631 measured"));
    }

    @Test
    void theScaleIsTheSameForDotsAndDiamonds() {
        double smallest = ESTIMATE.meansOf(20)[0];
        for (double part : ESTIMATE.meansOf(20)) {
            smallest = Math.min(smallest, part);
        }
        Xml image = new Xml(EstimatePicture.of("row by row", ESTIMATE, smallest));
        assertThat(Math.abs(diamond(image) - dots(image)[0])).isLessThan(1);
        Xml larger = new Xml(EstimatePicture.of("row by row", ESTIMATE, 100 * smallest));
        assertThat(diamond(larger)).isGreaterThan(dots(larger)[0] + 10);
    }

    @Test
    void nothingStandsOutsideThePaper() {
        TreeEstimate vast = TreeEstimate.of(Grid.empty(9), Branching.ROW_BY_ROW, 50, 1);
        for (EstimatePicture picture : List.of(
                EstimatePicture.of("a", ESTIMATE, 0),
                EstimatePicture.of("a", ESTIMATE, 1e9),
                EstimatePicture.of("a", ESTIMATE, 4_631).and("b", vast).and("c", ESTIMATE, 1))) {
            Xml image = new Xml(picture);
            assertThat(image.all("text")).allMatch(text -> {
                double width = 0.5 * text.getTextContent().length() * number(text, "font-size");
                boolean startsThere = text.getAttribute("text-anchor").equals("start");
                return number(text, "x") + (startsThere ? width : width / 2) <= image.width()
                        && number(text, "x") - (startsThere ? 0 : width / 2) >= 0
                        && number(text, "y") < image.height();
            });
            assertThat(image.all("circle"))
                    .allMatch(dot -> number(dot, "cx") > 10 && number(dot, "cx") < image.width() - 10);
        }
    }

    @Test
    void itCanBeReadWithoutBeingSeen() {
        String counts = "row by row: " + Numbers.text(Math.rint(ESTIMATE.mean() / 10) * 10) + " ± ";
        EstimatePicture picture =
                EstimatePicture.of("row by row", ESTIMATE, 4_631).and("not measured", ESTIMATE);
        assertThat(picture.alt())
                .startsWith("Estimated sizes of search trees. " + counts)
                .contains("by 1,000 probes, 4,631 measured; not measured: ")
                .endsWith("by 1,000 probes.");
        assertThat(picture.text().lines().filter(line -> line.contains("◆"))).hasSize(2);
        assertThat(picture.text().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void aTreeWithoutNodesHasAPictureToo() {
        TreeEstimate nothing = TreeEstimate.of(Grid.parse("1234341221434321"), Branching.ROW_BY_ROW, 10, 1);
        Xml image = new Xml(EstimatePicture.of("solved", nothing, 0));
        assertThat(dots(image)).hasSize(10).containsOnly(dots(image)[0]);
        assertThat(EstimatePicture.of("solved", nothing, 0).text())
                .startsWith("solved: 0 ± 0 nodes by 10 probes, 0 measured");
    }

    @Test
    void whatIsInfiniteCannotBeDrawn() {
        assertThatThrownBy(() -> EstimatePicture.of("vast", ESTIMATE, Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'vast' has no size that can be drawn: it is infinite.");
    }
}
