package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.SearchLimit;
import sudoku.solve.Propagation;

class VariationTests {
    private static final List<Grid> PUZZLES = PuzzleSet.shipped("fewest");

    private static List<Integer> differences(Grid one, Grid other) {
        return IntStream.range(0, 81)
                .filter(cell -> one.get(cell) != other.get(cell))
                .boxed()
                .toList();
    }

    private static long solutions(Grid puzzle) {
        return new DancingLinksSolver().solve(puzzle, SearchLimit.solutions(2)).solutions();
    }

    @ParameterizedTest
    @CsvSource({"less-1, 1", "less-2, 2", "less-5, 5", "less-10, 10"})
    void cluesAreLostAndNothingElseChanges(String name, int lost) {
        List<Grid> made = Variation.named(name).of(PUZZLES, 1);
        assertThat(made).hasSameSizeAs(PUZZLES);
        for (int i = 0; i < made.size(); i++) {
            Grid less = made.get(i);
            assertThat(differences(PUZZLES.get(i), less)).hasSize(lost).allMatch(less::isBlank);
            assertThat(solutions(less)).as(less.toLine()).isPositive();
        }
        assertThat(made)
                .as("which clues is drawn")
                .isNotEqualTo(Variation.named(name).of(PUZZLES, 2));
    }

    @ParameterizedTest
    @EnumSource(
            value = Variation.class,
            names = {"CHANGED", "NONE", "NEAR_MISS"})
    void oneClueIsAnotherDigitThatNoClueForbids(Variation variation) {
        List<Grid> hard = PuzzleSet.shipped("hard").subList(0, 60);
        List<Grid> made = variation.of(hard, 3);
        assertThat(made)
                .hasSizeGreaterThan(20)
                .allMatch(changed -> Rules.conflicts(changed).isEmpty())
                .allMatch(changed -> hard.stream()
                        .anyMatch(puzzle -> changed.clues() == puzzle.clues()
                                && differences(puzzle, changed).size() == 1
                                && !changed.isBlank(differences(puzzle, changed).get(0))));
    }

    @Test
    void wherePuzzlesShouldHaveNoSolutionThereIsNone() {
        assertThat(Variation.NONE.of(PUZZLES, 1)).hasSizeGreaterThan(50).allMatch(puzzle -> solutions(puzzle) == 0);
        List<Grid> hard = PuzzleSet.shipped("hard").subList(0, 60);
        assertThat(Variation.NEAR_MISS.of(hard, 1))
                .hasSizeGreaterThan(20)
                .allMatch(puzzle -> solutions(puzzle) == 0)
                .allMatch(puzzle -> new Propagation().solve(puzzle).nodes() > 0, "not seen without guesses");
        assertThat(Variation.CHANGED.of(PUZZLES, 1)).anyMatch(puzzle -> solutions(puzzle) > 1);
    }

    @ParameterizedTest
    @EnumSource(Variation.class)
    void theSameSeedMakesTheSame(Variation variation) {
        assertThat(variation.of(PUZZLES, 5)).isEqualTo(variation.of(PUZZLES, 5)).isNotEmpty();
        assertThat(Variation.named(variation.toString())).isSameAs(variation);
    }

    @Test
    void ofAPuzzleThatIsTooSmallNothingIsMade() {
        assertThat(Variation.LESS_TEN.of(List.of(Grid.empty(9)), 1)).isEmpty();
        assertThat(Variation.CHANGED.of(List.of(Grid.empty(9)), 1)).isEmpty();
        assertThatThrownBy(() -> Variation.named("lost"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No kind of puzzle is called 'lost'. Choose from: less-1, less-2, less-5, "
                        + "less-10, changed, none,"
                        + " near-miss.");
    }
}
