package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.needs.Thorough;
import sudoku.search.SearchLimit;
import sudoku.solve.ArcConsistency;
import sudoku.solve.Solver;

class DifficultyTests {

    @ParameterizedTest
    @CsvSource({
        "wikipedia,NAKED_SINGLES",
        "euler-01,NAKED_SINGLES",
        "brute-force-trap,HIDDEN_SINGLES",
        "royle-1,HIDDEN_SINGLES",
        "royle-3,HIDDEN_SINGLES",
        "norvig-2,FEW_GUESSES",
        "escargot,MANY_GUESSES",
        "inkala-2012,MANY_GUESSES",
        "golden-nugget,MANY_GUESSES"
    })
    void puzzlesPeopleTalkAbout(String key, Difficulty grade) {
        assertThat(Difficulty.of(NamedPuzzles.get(key).grid())).isEqualTo(grade);
    }

    /** Arc consistency sees what naked singles see, dancing links what both singles see. */
    @ParameterizedTest
    @EnumSource
    void theGradeIsConfirmedByTheGuessesOfSolversThatThinkTheSame(Difficulty grade) {
        PuzzleRequest request = PuzzleRequest.size(9).difficulty(grade);
        assertThat(new Generator(3).puzzles(Thorough.isOn() ? 5 : 2, request)).allSatisfy(puzzle -> {
            assertThat(guesses(new ArcConsistency(), puzzle) == 0)
                    .as("naked singles, %s", puzzle.toLine())
                    .isEqualTo(grade == Difficulty.NAKED_SINGLES);
            assertThat(guesses(new DancingLinksSolver(), puzzle) == 0)
                    .as("singles, %s", puzzle.toLine())
                    .isEqualTo(grade.compareTo(Difficulty.HIDDEN_SINGLES) <= 0);
        });
    }

    private static long guesses(Solver solver, Grid puzzle) {
        return solver.solve(puzzle, SearchLimit.none()).stats().guesses();
    }

    /** Guesses depend a little on which cell is called the first, rules don't. */
    @ParameterizedTest
    @EnumSource(names = {"NAKED_SINGLES", "HIDDEN_SINGLES", "NAKED_PAIRS"})
    void aPuzzleThatRulesSolveIsNoHarderInAnotherDress(Difficulty grade) {
        Grid puzzle = new Generator(4).puzzle(PuzzleRequest.size(9).difficulty(grade));
        for (long seed = 0; seed < 10; seed++) {
            assertThat(Difficulty.of(Symmetry.random(9, seed).apply(puzzle))).isEqualTo(grade);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-solutions", "dead-cell", "double-five"})
    void withoutExactlyOneSolutionThereIsNoGrade(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        assertThatThrownBy(() -> Difficulty.of(puzzle))
                .hasMessage("Only a puzzle with exactly one solution has a" + " difficulty; " + puzzle.toLine()
                        + " has none, or several.");
    }

    @Test
    void itIsCalledAsPeopleSayIt() {
        assertThat(Difficulty.HIDDEN_SINGLES).hasToString("hidden singles");
    }
}
