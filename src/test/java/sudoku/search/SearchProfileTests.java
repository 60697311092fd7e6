package sudoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.solve.Backtracking;
import sudoku.solve.TightestCell;

class SearchProfileTests {

    @Test
    void aCellIsOneChoiceAndAsManyNodesAsDigitsTried() {
        SearchProfile profile = new SearchProfile();
        profile.placed(0, 1, 3);
        profile.deadEnd(5);
        profile.undone(0, 1);
        profile.placed(0, 2, 3);
        profile.placed(5, 4, 1);
        assertThat(profile.nodesAt(1)).isEqualTo(2);
        assertThat(profile.nodesAt(2)).isEqualTo(1);
        assertThat(profile.nodesAt(3)).isZero();
        assertThat(profile.deepest()).isEqualTo(2);
        assertThat(IntStream.rangeClosed(0, 3).mapToLong(profile::choices)).containsExactly(1L, 1L, 0L, 1L);
        assertThat(profile.widest()).isEqualTo(3);
        assertThat(profile.meanBranching()).isEqualTo(3);
    }

    @Test
    void theDepthsAddUpToTheNodes() {
        SearchProfile profile = new SearchProfile();
        SearchStats stats = new Backtracking()
                .solve(NamedPuzzles.get("escargot").grid(), SearchLimit.first(), profile)
                .stats();
        assertThat(profile.deepest()).isEqualTo(stats.maxDepth());
        assertThat(IntStream.rangeClosed(1, profile.deepest())
                        .mapToLong(profile::nodesAt)
                        .sum())
                .isEqualTo(stats.nodes());
    }

    @Test
    void everyChoiceButADeadEndIsMadeByANodeOrAtTheStart() {
        SearchProfile profile = new SearchProfile();
        SearchResult result =
                new TightestCell().solve(NamedPuzzles.get("inkala-2012").grid(), SearchLimit.none(), profile);
        long choices = IntStream.rangeClosed(0, profile.widest())
                .mapToLong(profile::choices)
                .sum();
        assertThat(choices).isEqualTo(result.nodes() + 1 - result.solutions());
    }

    @Test
    void boardsOfAnySizeFit() {
        SearchProfile profile = new SearchProfile();
        new TightestCell().solve(Grid.empty(16), SearchLimit.first(), profile);
        assertThat(profile.deepest()).isEqualTo(256);
        assertThat(profile.widest()).isEqualTo(16);
    }

    @Test
    void withoutAnyChoiceThereIsNoBranching() {
        assertThat(new SearchProfile().meanBranching()).isZero();
    }
}
