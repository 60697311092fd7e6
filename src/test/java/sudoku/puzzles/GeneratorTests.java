package sudoku.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;

class GeneratorTests {
    private static boolean isUnique(Grid puzzle) {
        return new DancingLinksSolver().solve(puzzle, SearchLimit.solutions(2)).isUnique();
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 24, 30, 40, 81})
    void everyPuzzleHasItsCluesAndOneSolutionSaysAnotherSolver(int clues) {
        assertThat(new Generator(5).puzzles(4, clues))
                .hasSize(4)
                .allMatch(puzzle -> puzzle.clues() == clues)
                .allMatch(GeneratorTests::isUnique);
    }

    static Stream<PuzzleRequest> requests() {
        return Stream.of(
                PuzzleRequest.size(4),
                PuzzleRequest.size(4).clues(6).pattern(CluePattern.HALF_TURN),
                PuzzleRequest.size(9).pattern(CluePattern.HALF_TURN).difficulty(Difficulty.NAKED_SINGLES),
                PuzzleRequest.size(9).clues(30).pattern(CluePattern.MIRROR).difficulty(Difficulty.HIDDEN_SINGLES),
                PuzzleRequest.size(9)
                        .clues(32)
                        .pattern(CluePattern.QUARTER_TURN)
                        .difficulty(Difficulty.FEW_GUESSES),
                PuzzleRequest.size(9)
                        .clues(25)
                        .difficulty(Difficulty.NAKED_PAIRS)
                        .needingEveryClue(),
                PuzzleRequest.size(9).difficulty(Difficulty.MANY_GUESSES),
                PuzzleRequest.size(16).clues(120),
                PuzzleRequest.size(16).clues(128).pattern(CluePattern.HALF_TURN).difficulty(Difficulty.HIDDEN_SINGLES));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void everyWishIsMet(PuzzleRequest request) {
        assertThat(new Generator(7).puzzles(2, request)).hasSize(2).allSatisfy(puzzle -> {
            assertThat(puzzle.size()).isEqualTo(request.size());
            assertThat(isUnique(puzzle)).as(puzzle.toLine()).isTrue();
            request.clues().ifPresent(clues -> assertThat(puzzle.clues()).isEqualTo(clues));
            request.difficulty()
                    .ifPresent(grade -> assertThat(Difficulty.of(puzzle)).isEqualTo(grade));
            assertThat(request.pattern().groups(puzzle.size()))
                    .as("%s of %s", request.pattern(), puzzle.toLine())
                    .allMatch(group -> IntStream.of(group)
                                    .mapToObj(puzzle::isBlank)
                                    .distinct()
                                    .count()
                            == 1);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"FREE", "HALF_TURN"})
    void whereEveryClueIsNeededNoneCanGo(CluePattern pattern) {
        Grid puzzle =
                new Generator(6).puzzle(PuzzleRequest.size(9).pattern(pattern).needingEveryClue());
        assertThat(IntStream.range(0, 81).filter(cell -> !puzzle.isBlank(cell)))
                .noneMatch(cell -> isUnique(puzzle.with(cell, Grid.BLANK)));
    }

    @Test
    void theSameSeedMakesTheSamePuzzles() {
        List<Grid> once = new Generator(11).puzzles(5, 26);
        assertThat(new Generator(11).puzzles(5, 26)).isEqualTo(once);
        assertThat(new HashSet<>(once)).hasSize(5);
        assertThat(new Generator(12).puzzles(5, 26)).doesNotContainAnyElementsOf(once);
    }

    @Test
    void whatNoPuzzleCanBeIsRefusedAtOnce() {
        assertThatThrownBy(() -> new Generator(1).puzzle(17))
                .hasMessage("A 9×9 puzzle is made with 19 to 81 clues, not 17: our method makes no others.");
        assertThatThrownBy(() -> PuzzleRequest.size(25))
                .hasMessage("Puzzles are made for boards with 4, 9 or 16 cells a side, not 25.");
        assertThatThrownBy(() ->
                        PuzzleRequest.size(9).pattern(CluePattern.QUARTER_TURN).clues(30))
                .hasMessage("On a 9×9 board, 30 clues cannot form a quarter turn pattern, as it has groups of 4 cells."
                        + " Ask for another number.");
    }

    /** No clue of a 4×4 board with twelve of them can be needed, and nobody has to know that before. */
    @Test
    void aHopelessSearchEndsWithASentence() {
        PuzzleRequest hopeless = PuzzleRequest.size(4).clues(12).needingEveryClue();
        assertThatThrownBy(() -> new Generator(1).puzzle(hopeless))
                .hasMessage("No puzzle was found for '4×4, 12 clues, every clue needed' in 1250 boards."
                        + " Ask for less, or try another seed.");
    }

    @Test
    void anInterruptionBeforeItBeginsEndsTheDigging() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new Generator(1).puzzle(22)).isInstanceOf(CancellationException.class);
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void anInterruptionAtAnyTimeEndsTheDigging() {
        FutureTask<Grid> endless = new FutureTask<>(
                () -> new Generator(1).puzzle(PuzzleRequest.size(9).clues(45).needingEveryClue()));
        Thread digger = new Thread(endless);
        digger.start();
        digger.interrupt();
        assertThatThrownBy(() -> endless.get(10, TimeUnit.SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(CancellationException.class);
    }
}
