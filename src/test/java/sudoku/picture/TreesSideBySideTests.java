package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;

class TreesSideBySideTests {
    private static final Grid SMALL = Grid.parse(".4........1..2.4");
    private static final Grid WIDE = Grid.parse("12..34..........");

    private static Trace trace(Solver solver, Grid puzzle) {
        Trace trace = new Trace(20_000);
        solver.solve(puzzle, SearchLimit.none().withNodes(5_000), trace);
        return trace;
    }

    private static TreesSideBySide both(Grid puzzle) {
        return TreesSideBySide.of("row by row", puzzle, trace(new Backtracking(), puzzle))
                .and("tightest cell", puzzle, trace(new TightestCell(), puzzle));
    }

    private static List<Element> starts(Xml image) {
        return image.all("text").stream()
                .filter(text -> text.getTextContent().equals("start"))
                .toList();
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    @Test
    void narrowTreesHangFromOneCeiling() {
        List<Element> starts = starts(new Xml(both(SMALL)));
        assertThat(starts).hasSize(2);
        assertThat(number(starts.get(0), "y")).isEqualTo(number(starts.get(1), "y"));
        assertThat(number(starts.get(0), "x")).isLessThan(number(starts.get(1), "x"));
    }

    @Test
    void theKeyBelowANarrowTreeIsNotCutOff() {
        Grid puzzle = Grid.parse("..2.2143432.1.3.");
        Xml image = new Xml(TreesSideBySide.of("one", puzzle, trace(new Backtracking(), puzzle)));
        double width = number(image.all("svg").get(0), "width");
        assertThat(image.all("text"))
                .filteredOn(text -> text.getAttribute("text-anchor").equals("start"))
                .allMatch(text ->
                        number(text, "x") + text.getTextContent().length() * number(text, "font-size") / 2 <= width);
    }

    /** Of two keys that say "dashed" in two ways, one would be false of the other tree. */
    @Test
    void oneKeySpeaksForATreeWithADigitThatWasNotFollowedAndForOneWithout() {
        Trace notFollowed = new Trace(2);
        notFollowed.placed(1, 1, 2);
        notFollowed.undone(1, 1);
        Xml image = new Xml(TreesSideBySide.of("followed", SMALL, trace(new Backtracking(), SMALL))
                .and("not followed", SMALL, notFollowed));
        assertThat(image.all("text"))
                .extracting(Element::getTextContent)
                .filteredOn(text -> text.startsWith("green"))
                .containsExactly("green: leads to a solution · dashed: taken back or not followed");
    }

    @Test
    void wideTreesHangBelowEachOtherInsteadOfShrinking() {
        List<Element> starts = starts(new Xml(both(WIDE)));
        assertThat(number(starts.get(0), "y")).isLessThan(number(starts.get(1), "y"));
        assertThat(starts).allMatch(start -> number(start, "font-size") >= 15);
    }

    /** A phone gets them one below the other, each at half its size at the least; a wide page as they were drawn. */
    @Test
    void aNarrowPageHasItsOwnArrangement() {
        String html = both(SMALL).html();
        assertThat(html)
                .containsPattern("<picture><source media=\"\\(max-width: 1200px\\)\" srcset=\"data:image/svg")
                .contains("max-width:100%;min-width:");
        assertThat(both(WIDE).html()).doesNotContain("<picture>");
    }

    /** A short cut on one side only would make the deep tree look shallow. */
    @Test
    void everyNodeOfBothIsDrawnInItsLevel() {
        Xml image = new Xml(both(SMALL));
        long boxes = image.all("rect").stream()
                .filter(rect -> rect.hasAttribute("stroke"))
                .count();
        assertThat(boxes).isEqualTo(1 + 50 + 1 + 1 + 12 + 1);
        double solvedLevel = image.all("text").stream()
                .filter(text -> text.getTextContent().equals("solved"))
                .mapToDouble(text -> number(text, "y"))
                .distinct()
                .count();
        assertThat(solvedLevel).as("both solutions are twelve digits deep").isEqualTo(1);
    }

    @Test
    void nothingStandsOutsideThePaper() {
        for (Grid puzzle : List.of(SMALL, WIDE)) {
            Xml image = new Xml(both(puzzle));
            assertThat(image.all("rect"))
                    .filteredOn(rect -> rect.hasAttribute("stroke"))
                    .allMatch(rect ->
                            number(rect, "x") >= 0 && number(rect, "x") + number(rect, "width") <= image.width());
            assertThat(image.all("text")).allMatch(text -> number(text, "y") < image.height());
        }
    }

    @Test
    void itSaysInWordsWhatTheChangeDid() {
        assertThat(both(SMALL).alt())
                .isEqualTo("2 search trees. row by row: 50 nodes, 13 dead ends, 1 solution;"
                        + " tightest cell: 12 nodes, 0 dead ends, 1 solution. “tightest cell”: 38 nodes "
                        + "fewer than “row by row”.");
        assertThat(both(SMALL).text())
                .contains("tightest cell (12 nodes, 0 dead ends, 1 solution):\n  start, r3c2=3, r2c2=1, r3c1=4")
                .endsWith("38 nodes fewer than “row by row”.");
        Trace same = trace(new Backtracking(), SMALL);
        assertThat(TreesSideBySide.of("a", SMALL, same).and("b", SMALL, same).alt())
                .endsWith("“b”: the same tree as “a”.");
        Trace one = new Trace(9);
        one.placed(0, 1, 2);
        Trace other = new Trace(9);
        other.placed(0, 2, 2);
        assertThat(TreesSideBySide.of("a", SMALL, one).and("b", SMALL, other).alt())
                .endsWith("“b”: as many nodes as “a”.");
        assertThat(TreesSideBySide.of("a", SMALL, trace(new TightestCell(), SMALL))
                        .and("b", SMALL, same)
                        .alt())
                .endsWith("“b”: 38 nodes more than “a”.");
    }

    /** How many nodes a search had is not known of one that was not drawn to its end. */
    @Test
    void treesThatWereCutAreNotCompared() {
        TreesSideBySide picture = both(NamedPuzzles.get("escargot").grid());
        assertThat(picture.alt())
                .contains("The first 150 nodes")
                .doesNotContain("fewer")
                .doesNotContain("as many");
    }

    @Test
    void oneTreeAloneIsComparedWithNothing() {
        assertThat(TreesSideBySide.of("alone", SMALL, trace(new TightestCell(), SMALL))
                        .alt())
                .isEqualTo("1 search tree. alone: 12 nodes, 0 dead ends, 1 solution. ");
    }
}
