package sudoku.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.search.SearchLimit;

class DancingLinksTests {

    /** All links and sizes, to be compared. */
    private static List<Integer> picture(Links links, ExactCover cover) {
        return IntStream.concat(
                        IntStream.range(0, links.nodes())
                                .flatMap(node -> IntStream.of(
                                        links.left(node), links.right(node), links.up(node), links.down(node))),
                        IntStream.range(0, cover.itemCount()).map(item -> links.size(links.head(item))))
                .boxed()
                .toList();
    }

    @Test
    void coveringTakesTheItemAndItsRivalsOutOfAllRings() {
        ExactCover cover = ExactCoverTests.tiny();
        Links links = new Links(cover);
        links.cover(links.head(1));
        assertThat(links.right(links.head(0))).as("a is followed by c").isEqualTo(links.head(2));
        assertThat(links.size(links.head(0))).as("'a only' is left for a").isEqualTo(1);
        assertThat(links.option(links.down(links.head(0)))).isEqualTo(cover.optionNamed("a only"));
        assertThat(links.size(links.head(4))).as("'ab' is gone from s").isEqualTo(1);
        assertThat(links.size(links.head(1))).as("b keeps what it had").isEqualTo(2);
    }

    @Test
    void secondaryItemsAreNotAskedFor() {
        Links links = new Links(ExactCoverTests.tiny());
        assertThat(links.left(Links.ROOT)).isEqualTo(links.head(3));
    }

    @Test
    void uncoveringLastFirstPutsEverythingBack() {
        ExactCover cover = SudokuCover.of(4).cover();
        Links links = new Links(cover);
        List<Integer> before = picture(links, cover);
        int[] some = {0, 17, 40, 63, 5};
        for (int item : some) {
            links.cover(links.head(item));
        }
        assertThat(picture(links, cover)).isNotEqualTo(before);
        for (int i = some.length - 1; i >= 0; i--) {
            links.uncover(links.head(some[i]));
        }
        assertThat(picture(links, cover)).isEqualTo(before);
        assertThat(links.updates()).isPositive();
    }

    @Test
    void aSearchLeavesTheLinksAsItFoundThem() {
        ExactCover cover = Queens.cover(6);
        Links links = new Links(cover);
        List<Integer> before = picture(links, cover);
        DancingLinks.Cursor cursor = new DancingLinks().open(links);
        int solutions = 0;
        while (cursor.advance()) {
            solutions++;
        }
        assertThat(solutions).isEqualTo(4);
        assertThat(picture(links, cover)).isEqualTo(before);
        assertThat(cursor.advance()).as("after the end there is nothing more").isFalse();
    }

    @Test
    void aCopyDancesOnItsOwn() {
        ExactCover cover = Queens.cover(4);
        Links links = new Links(cover);
        List<Integer> before = picture(links, cover);
        links.copy().cover(links.head(2));
        assertThat(picture(links, cover)).isEqualTo(before);
    }

    @Test
    void aCursorGivesOneSolutionAtATime() {
        ExactCover cover = Queens.cover(5);
        DancingLinks.Cursor cursor = new DancingLinks().open(cover);
        Set<Set<Integer>> found = new HashSet<>();
        for (int i = 0; i < 10; i++) {
            assertThat(cursor.advance()).isTrue();
            int[] options = cursor.options();
            assertThat(options).hasSize(5);
            found.add(new HashSet<>(Arrays.stream(options).boxed().toList()));
        }
        assertThat(found).hasSize(10);
        assertThat(cursor.advance()).isFalse();
    }

    @Test
    void aProblemWithNothingToCoverIsSolvedByDoingNothing() {
        DancingLinks.Cursor cursor = new DancingLinks().open(ExactCover.items().build());
        assertThat(cursor.advance()).isTrue();
        assertThat(cursor.options()).isEmpty();
        assertThat(cursor.advance()).isFalse();
    }

    @ParameterizedTest(name = "a {0} × {1} box: {3} options, {2} packings")
    @CsvSource({"1,5,1,1", "5,5,856,571", "3,20,8,1236"})
    void packsABoxInAsManyWaysAsIsKnown(int rows, int columns, int packings, int options) {
        ExactCover box = Pentominoes.cover(rows, columns);
        assertThat(box.optionCount()).isEqualTo(options);
        assertThat(new DancingLinks().solve(box, SearchLimit.none()).solutions())
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"7,9", "8,8", "0,5", "-5,-3"})
    void aBoxThePiecesCannotFillIsRefused(int rows, int columns) {
        assertThatThrownBy(() -> Pentominoes.cover(rows, columns))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Pieces of five squares, twelve at most, fill a box of 5, 10, 15 … or 60 squares, not of "
                        + rows + " × " + columns + ".");
    }

    @Test
    void aPackedBoxIsDrawnWithALetterInEachSquare() {
        CoverResult packed = new DancingLinks().solve(Pentominoes.cover(1, 5), SearchLimit.first());
        assertThat(Pentominoes.draw(packed.firstSolution().orElseThrow())).isEqualTo("I I I I I");
        CoverResult tall = new DancingLinks().solve(Pentominoes.cover(12, 5), SearchLimit.first());
        assertThat(Pentominoes.draw(tall.firstSolution().orElseThrow()).lines())
                .hasSize(12)
                .allMatch(line -> line.matches("[A-Z]( [A-Z]){4}"));
    }
}
