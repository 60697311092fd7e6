package sudoku.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.picture.draw.Palette;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.Solver;

class SearchTreePictureTests {
    private static final Grid SMALL = Grid.parse("1....2....3....4");

    private static SearchTreePicture draw(Grid puzzle, Solver solver, int most) {
        Trace trace = new Trace(most);
        solver.solve(puzzle, SearchLimit.first(), trace);
        return SearchTreePicture.of(puzzle, trace);
    }

    @Test
    void everyNodeDeadEndAndSolutionIsDrawn() {
        Trace trace = new Trace(1000);
        SearchResult result = new Backtracking().solve(SMALL, SearchLimit.none(), trace);
        Xml image = new Xml(SearchTreePicture.of(SMALL, trace));
        long boxes = image.all("rect").stream()
                .filter(rect -> rect.hasAttribute("stroke"))
                .count();
        assertThat(boxes).isEqualTo(result.nodes() + 1 + result.solutions());
        assertThat(image.texts(Palette.RED)).contains("✗", "r1c4");
        assertThat(image.texts(Palette.INK)).contains(result.nodes() + " nodes");
    }

    @Test
    void theTextIndentsOnlyWhereTheSearchBranches() {
        assertThat(draw(SMALL, new Backtracking(), 1000).text())
                .isEqualTo(
                        """
                start, r1c2=3
                + r1c3=2, no digit for r1c4
                + r1c3=4, r1c4=2, r2c1=4, r2c3=1, r2c4=3, r3c1=2
                  + r3c2=1, no digit for r3c4
                  + r3c2=4, r3c4=1, r4c1=3, r4c2=1, r4c3=2, solved""");
    }

    @Test
    void boxesOfOneLevelDoNotOverlap() {
        Xml image = new Xml(draw(NamedPuzzles.get("wikipedia").grid(), new Backtracking(), 5000));
        List<double[]> boxes = image.all("rect").stream()
                .filter(rect -> rect.hasAttribute("stroke"))
                .map(rect -> new double[] {
                    Double.parseDouble(rect.getAttribute("x")),
                    Double.parseDouble(rect.getAttribute("y")),
                    Double.parseDouble(rect.getAttribute("width"))
                })
                .toList();
        assertThat(boxes).hasSizeGreaterThan(100);
        for (double[] one : boxes) {
            assertThat(one[0]).isNotNegative();
            assertThat(one[0] + one[2]).isLessThanOrEqualTo(image.width());
            assertThat(boxes)
                    .noneMatch(other -> other != one && other[1] == one[1] && Math.abs(other[0] - one[0]) < one[2]);
        }
    }

    @Test
    void aLargeSearchIsCutAndSaysSo() {
        SearchTreePicture picture = draw(NamedPuzzles.get("wikipedia").grid(), new Backtracking(), 20_000);
        assertThat(picture.alt())
                .contains("The first 150 nodes of a search of 9,612 steps")
                .hasSizeLessThan(200);
        assertThat(picture.text()).endsWith("…");
    }

    @Test
    void aLongChainIsShortenedInTheMiddle() {
        SearchTreePicture picture = draw(Grid.parse("1......3..4..2.."), new Backtracking(), 1000);
        assertThat(picture.text()).isEqualTo("start, r1c2=3, r1c3=2, 8 more, r4c3=3, r4c4=1, solved");
    }

    @Test
    void aDigitWithoutAPlaceIsADeadEndToo() {
        Trace trace = new Trace(10);
        trace.placed(1, 2, 2);
        trace.noPlace(3, 4);
        SearchTreePicture picture = SearchTreePicture.of(SMALL, trace);
        assertThat(new Xml(picture).texts(Palette.RED)).containsExactly("✗", "4");
        assertThat(picture.text()).isEqualTo("start, r1c2=2, no place for 4");
    }
}
