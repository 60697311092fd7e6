package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.needs.Thorough;
import sudoku.search.SearchLimit;

class ShippedSetTests {

    @ParameterizedTest
    @EnumSource
    void itsFirstLineSaysHowItWasMadeAndAllOthersArePuzzles(ShippedSet set) throws IOException {
        List<String> lines = lines(set);
        assertThat(lines.get(0)).isEqualTo("# " + set);
        assertThat(lines.subList(1, lines.size()))
                .hasSize(set.count())
                .doesNotHaveDuplicates()
                .isEqualTo(set.puzzles().stream().map(Grid::toLine).toList());
    }

    private static List<String> lines(ShippedSet set) throws IOException {
        try (InputStream in = ShippedSet.class.getResourceAsStream("sets/" + set.key() + ".txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void itsSeedMakesItAgain(ShippedSet set) {
        int first = Thorough.isOn() && set != ShippedSet.FEWEST ? 5 : 1;
        assertThat(set.make(first)).isEqualTo(set.puzzles().subList(0, first));
    }

    @ParameterizedTest
    @EnumSource
    void everyPuzzleIsWhatWasAskedForAndUniqueSayDancingLinks(ShippedSet set) {
        assertThat(set.puzzles()).allSatisfy(puzzle -> {
            assertThat(puzzle.size()).isEqualTo(set.request().size());
            assertThat(set.request().isMetBy(puzzle)).as(puzzle.toLine()).isTrue();
            assertThat(new DancingLinksSolver()
                            .solve(puzzle, SearchLimit.solutions(2))
                            .isUnique())
                    .as(puzzle.toLine())
                    .isTrue();
        });
    }

    @Test
    void aSetIsReadByItsName() {
        assertThat(PuzzleSet.shipped("4x4")).hasSize(50).allMatch(puzzle -> puzzle.clues() == 4);
        assertThatThrownBy(() -> PuzzleSet.shipped("esay"))
                .hasMessage("No set of puzzles is called 'esay'."
                        + " Choose from: easy, medium, hard, mixed, fewest, 4x4, 16x16.");
    }
}
