package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;

class GeneratorTests {

    @ParameterizedTest
    @ValueSource(ints = {24, 30, 40, 81})
    void everyPuzzleHasItsCluesAndOneSolutionSaysAnotherSolver(int clues) {
        assertThat(new Generator(5).puzzles(8, clues)).hasSize(8)
                .allMatch(puzzle -> puzzle.clues() == clues)
                .allMatch(puzzle -> new DancingLinksSolver().solve(puzzle, SearchLimit.solutions(2)).isUnique());
    }

    @Test
    void theSameSeedMakesTheSamePuzzles() {
        List<Grid> once = new Generator(11).puzzles(5, 26);
        assertThat(new Generator(11).puzzles(5, 26)).isEqualTo(once);
        assertThat(new HashSet<>(once)).hasSize(5);
        assertThat(new Generator(12).puzzles(5, 26)).doesNotContainAnyElementsOf(once);
    }

    @Test
    void aPuzzleThatNobodyCouldWaitForIsRefused() {
        assertThatThrownBy(() -> new Generator(1).puzzle(17)).hasMessage("A puzzle is made with 22 to 81 clues,"
                + " not 17: fewer are too rare to be found by digging.");
    }

    @Test
    void anInterruptionEndsTheDigging() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new Generator(1).puzzle(22)).isInstanceOf(CancellationException.class);
        } finally {
            Thread.interrupted();
        }
    }
}
