package sudoku.picture.icicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import sudoku.grid.Grid;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;

class IciclePictureTests {
    private static final Grid SMALL = Grid.parse(".4........1..2.4");

    private static FoldedTree tree(Solver solver, Grid puzzle) {
        FoldedTree tree = new FoldedTree();
        solver.solve(puzzle, SearchLimit.first().withNodes(1_000_000), tree);
        return tree;
    }

    private static List<Element> drawn(Picture picture, String kind) throws Exception {
        NodeList found = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8)))
                .getElementsByTagName(kind);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    /** From the outline's first point to its last column. */
    private static double width(Element path) {
        String[] steps = path.getAttribute("d").split("(?=[A-Z])");
        double left = Double.parseDouble(steps[0].substring(1).split(" ")[0]);
        double right = left;
        for (String step : steps) {
            if (step.startsWith("H")) {
                right = Double.parseDouble(step.substring(1));
            }
        }
        return right - left;
    }

    @Test
    void aSmallTreeHasABoxForEachNode() throws Exception {
        FoldedTree tree = tree(new Backtracking(), SMALL);
        List<Element> boxes = drawn(IciclePicture.of("row by row", tree), "rect").stream()
                .filter(box -> box.hasAttribute("stroke"))
                .toList();
        assertThat(boxes).hasSize((int) tree.nodes());
        assertThat(boxes)
                .filteredOn(box -> box.getAttribute("stroke").equals(Palette.GREEN))
                .hasSize(SMALL.blanks());
    }

    @Test
    void twoTreesAreDrawnToOneScale() throws Exception {
        Grid puzzle = NamedPuzzles.get("inkala-2012").grid();
        FoldedTree rows = tree(new BitmaskBacktracking(), puzzle);
        FoldedTree tightest = tree(new TightestCell(), puzzle);
        List<Element> outlines = drawn(IciclePicture.of("rows", rows).and("tightest", tightest), "path");
        assertThat(width(outlines.get(0)) / width(outlines.get(3)))
                .isCloseTo((double) rows.ways() / tightest.ways(), within(0.05));
    }

    @Test
    void theSizeOfThePictureIsBoundedHoweverLargeTheSearch() {
        Grid trap = NamedPuzzles.get("brute-force-trap").grid();
        IciclePicture picture = IciclePicture.of("rows", tree(new BitmaskBacktracking(), trap))
                .and("tightest", tree(new TightestCell(), trap));
        assertThat(picture.svg()).hasSizeBetween(2_000, 150_000);
    }

    @Test
    void theWordsCarryTheCounts() {
        IciclePicture picture = IciclePicture.of(
                "tightest",
                tree(new TightestCell(), NamedPuzzles.get("escargot").grid()));
        assertThat(picture.alt())
                .isEqualTo("Search trees, all to the same scale. tightest: 217 nodes, 9 ways down, at most 58 deep.");
        assertThat(picture.text()).startsWith("tightest: 217 nodes, 9 ways down, at most 58 deep\n  █████████\n");
    }

    @Test
    void aSearchThatWasCutSaysThatItFoundNothing() {
        FoldedTree cut = tree(
                new BitmaskBacktracking(), NamedPuzzles.get("brute-force-trap").grid());
        assertThat(IciclePicture.of("cut", cut).text())
                .contains("1,000,000 nodes")
                .contains("no solution found");
    }

    @Test
    void aPuzzleWithoutBlanksIsAnEmptyTree() throws Exception {
        FoldedTree nothing = tree(new Backtracking(), NamedPuzzles.get("solved").grid());
        assertThat(drawn(IciclePicture.of("solved", nothing), "path")).hasSize(3);
    }

    @Test
    void aNameIsText() throws Exception {
        assertThat(drawn(IciclePicture.of("<b>&", new FoldedTree()), "b")).isEmpty();
    }
}
