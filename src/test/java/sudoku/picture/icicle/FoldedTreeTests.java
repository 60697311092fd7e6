package sudoku.picture.icicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.picture.icicle.FoldedTree.Column;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;

class FoldedTreeTests {

    /** Down to depth 3, back to depth 1, down to depth 2. */
    private static FoldedTree twoWays() {
        FoldedTree tree = new FoldedTree();
        tree.placed(0, 1, 2);
        tree.placed(1, 2, 2);
        tree.placed(2, 3, 1);
        tree.deadEnd(3);
        tree.undone(2, 3);
        tree.undone(1, 2);
        tree.placed(1, 4, 2);
        tree.deadEnd(2);
        tree.undone(1, 4);
        tree.undone(0, 1);
        return tree;
    }

    @Test
    void aWayDownBeginsWhereItLeavesTheOneBefore() {
        List<Column> columns = twoWays().columns(10);
        assertThat(columns).extracting(column -> column.start).containsExactly(1, 2);
        assertThat(columns).extracting(column -> column.reachedBy(1)).containsExactly(3, 2);
    }

    @Test
    void aSharedColumnKnowsHowManyOfItsWaysReachADepth() {
        Column both = twoWays().columns(1).get(0);
        assertThat(both.ways).isEqualTo(2);
        assertThat(both.start).isEqualTo(1);
        assertThat(both.reachedBy(1)).isEqualTo(2);
        assertThat(both.reachedBy(0.5)).isEqualTo(3);
        assertThat(both.reachedBy(0)).isEqualTo(3);
    }

    @Test
    void theWaysDownAreMadeOfAllTheNodes() {
        FoldedTree tree = new FoldedTree();
        SearchResult result = new Backtracking().solve(Grid.parse(".4........1..2.4"), SearchLimit.first(), tree);
        assertThat(tree.columns(1000).stream()
                        .mapToInt(way -> way.reachedBy(1) - way.start + 1)
                        .sum())
                .isEqualTo((int) result.nodes());
        assertThat(tree.nodes()).isEqualTo(result.nodes());
        assertThat(tree.solvedWay()).isEqualTo(tree.ways() - 1);
        assertThat(tree.solvedDepth()).isEqualTo(result.stats().maxDepth());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 64, 1000})
    void foldingLosesNoWay(int most) {
        FoldedTree tree = new FoldedTree();
        new BitmaskBacktracking().solve(NamedPuzzles.get("inkala-2012").grid(), SearchLimit.first(), tree);
        List<Column> columns = tree.columns(most);
        assertThat(columns).hasSizeLessThanOrEqualTo(most);
        assertThat(columns.stream().mapToLong(column -> column.ways).sum()).isEqualTo(tree.ways());
        assertThat(columns.stream()
                        .flatMapToInt(column -> IntStream.of(column.ends))
                        .sum())
                .isEqualTo((int) tree.ways());
    }

    @Test
    void anEndIsHeardWithOrWithoutAReason() {
        FoldedTree tree = new FoldedTree();
        tree.placed(0, 1, 1);
        tree.undone(0, 1);
        assertThat(tree.ways()).isEqualTo(1);
        assertThat(tree.solvedWay()).isNegative();
    }

    @Test
    void goingOnAfterTheSolutionKeepsItsPlace() {
        FoldedTree tree = new FoldedTree();
        new Backtracking().solve(NamedPuzzles.get("wikipedia").grid(), SearchLimit.none(), tree);
        assertThat(tree.solvedWay()).isBetween(0L, tree.ways() - 2);
        assertThat(tree.solvedDepth()).isEqualTo(51);
    }

    @Test
    void ofASearchItIsTheTreeItHears() {
        FoldedTree heard = new FoldedTree();
        Grid puzzle = NamedPuzzles.get("wikipedia").grid();
        new Backtracking().solve(puzzle, SearchLimit.first(), heard);
        String drawn = IciclePicture.of("wikipedia", FoldedTree.of(new Backtracking(), puzzle))
                .svg();
        assertThat(drawn).isEqualTo(IciclePicture.of("wikipedia", heard).svg());
    }
}
