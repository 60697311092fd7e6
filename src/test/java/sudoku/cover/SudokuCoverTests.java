package sudoku.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Reason;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.search.Trace;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.TightestQuestion;

class SudokuCoverTests {
    /** Long enough to compare two trees, short enough for the puzzles nobody searches whole. */
    private static final SearchLimit A_WHILE = SearchLimit.solutions(300).withNodes(20_000);

    @ParameterizedTest
    @CsvSource({"4,64,64", "9,729,324", "16,4096,1024", "25,15625,2500"})
    void hasAnOptionForEachDigitOnEachCellAndFourItemsForEachCell(int size, int options, int items) {
        ExactCover cover = SudokuCover.of(size).cover();
        assertThat(cover.optionCount()).isEqualTo(options);
        assertThat(cover.itemCount()).isEqualTo(items).isEqualTo(cover.primaryCount());
        assertThat(IntStream.range(0, options).map(option -> cover.itemsOf(option).length))
                .containsOnly(4);
        int[] optionsFor = new int[items];
        IntStream.range(0, options)
                .flatMap(option -> Arrays.stream(cover.itemsOf(option)))
                .forEach(item -> optionsFor[item]++);
        assertThat(optionsFor).containsOnly(size);
    }

    @Test
    void namesWhatPeopleWouldSay() {
        SudokuCover sudoku = SudokuCover.of(9);
        int option = sudoku.option(20, 5);
        assertThat(sudoku.cover().option(option)).isEqualTo("r3c3=5");
        assertThat(Arrays.stream(sudoku.cover().itemsOf(option)).mapToObj(sudoku.cover()::item))
                .containsExactly("r3c3", "5 in row 3", "5 in column 3", "5 in box 1");
        assertThat(sudoku.cell(option)).isEqualTo(20);
        assertThat(sudoku.digit(option)).isEqualTo(5);
    }

    @Test
    void aPuzzleIsWhatItsCluesLeave() {
        ExactCover left = SudokuCover.of(NamedPuzzles.get("wikipedia").grid());
        assertThat(left.itemCount()).isEqualTo(4 * 51);
        assertThat(left.optionCount())
                .isEqualTo(IntStream.range(0, 81)
                        .filter(NamedPuzzles.get("wikipedia").grid()::isBlank)
                        .map(cell -> Integer.bitCount(
                                Rules.candidates(NamedPuzzles.get("wikipedia").grid(), cell)))
                        .sum());
        assertThat(SudokuCover.of(NamedPuzzles.get("dead-cell").grid()).uncoverable())
                .as("the 9 of r2c9 serves box 3")
                .containsExactly("r1c9", "9 in row 1");
    }

    static Stream<NamedPuzzle> validPuzzles() {
        return NamedPuzzles.all().stream().filter(puzzle -> Rules.isValid(puzzle.grid()));
    }

    @ParameterizedTest
    @MethodSource("validPuzzles")
    void masksThatAskCellsAndHousesPlaceTheVeryDigitsOfDancingLinks(NamedPuzzle puzzle) {
        sameSteps(puzzle.grid(), new TightestQuestion());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 16, 25})
    void andSoTheyDoOnBoardsOfOtherSizes(int size) {
        sameSteps(Grid.empty(size), new TightestQuestion());
        sameSteps(everyOtherCell(new Propagation().solve(Grid.empty(size)).solution(), 2), new TightestQuestion());
        sameSteps(everyOtherCell(new Propagation().solve(Grid.empty(size)).solution(), 3), new TightestQuestion());
    }

    private static Grid everyOtherCell(Grid solution, int step) {
        int[] digits = solution.toArray();
        IntStream.range(0, digits.length).filter(cell -> cell % step == 0).forEach(cell -> digits[cell] = Grid.BLANK);
        return Grid.of(digits);
    }

    private static void sameSteps(Grid puzzle, Solver other) {
        Trace links = new Trace(Integer.MAX_VALUE);
        Trace masks = new Trace(Integer.MAX_VALUE);
        SearchResult expected = new DancingLinksSolver().solve(puzzle, A_WHILE, links);
        assertThat(other.solve(puzzle, A_WHILE, masks).stats()).isEqualTo(expected.stats());
        assertThat(masks.steps().equals(links.steps()))
                .as("the steps on %s", puzzle.toLine())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "cheese", "wrong-digit", "two-solutions", "empty"})
    void withoutTheChoiceOfTheScarcestItemItIsNaiveBacktracking(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        SearchResult naive = new Backtracking().solve(puzzle, A_WHILE);
        assertThat(new DancingLinksSolver("leftmost", ItemChoice.LEFTMOST)
                        .solve(puzzle, A_WHILE)
                        .stats())
                .isEqualTo(naive.stats());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wikipedia", "escargot", "inkala-2012", "royle-2", "demo-160", "two-solutions"})
    void singlesFirstSaveTheForcedNodesAtTheStartAndNothingElse(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        int filled = puzzle.blanks() - new Propagation().think(puzzle).blanks();
        for (SearchLimit limit : List.of(SearchLimit.first(), SearchLimit.none())) {
            SearchResult links = new DancingLinksSolver().solve(puzzle, limit);
            SearchResult hybrid = new HybridSolver().solve(puzzle, limit);
            assertThat(hybrid.nodes()).isEqualTo(links.nodes() - filled);
            assertThat(hybrid.stats().guesses()).isEqualTo(links.stats().guesses());
        }
    }

    @Test
    void theHybridTellsWhatItsSinglesFill() {
        int[] heard = {0};
        new HybridSolver().solve(NamedPuzzles.get("wikipedia").grid(), SearchLimit.first(), new SearchListener() {
            @Override
            public void deduced(int cell, int digit, Reason reason) {
                heard[0]++;
            }
        });
        assertThat(heard[0]).isEqualTo(51);
    }

    @Test
    void whereSinglesAreEnoughNothingIsUndone() {
        for (NamedPuzzle puzzle : NamedPuzzles.all()) {
            if (!Rules.isValid(puzzle.grid()) || puzzle.grid().isFull()) {
                continue;
            }
            boolean solvedBySingles = new Propagation().think(puzzle.grid()).blanks() == 0;
            SearchResult links = new DancingLinksSolver().solve(puzzle.grid(), A_WHILE.withNodes(2_000));
            assertThat(links.stats().guesses() == 0 && links.solutions() == 1)
                    .as(puzzle.key())
                    .isEqualTo(solvedBySingles);
        }
    }

    @Test
    void setsFindInTheCoverOfAPuzzleWhatLinksFindInTheWhole() {
        for (String key : List.of("wikipedia", "escargot", "inkala-2012")) {
            Grid puzzle = NamedPuzzles.get(key).grid();
            CoverResult sets = new AlgorithmX().solve(SudokuCover.of(puzzle), SearchLimit.first());
            assertThat(sets.nodes())
                    .as(key)
                    .isEqualTo(new DancingLinksSolver().solve(puzzle).nodes());
            Grid solution = new BitmaskBacktracking().solve(puzzle).solution();
            SudokuCover whole = SudokuCover.of(9);
            assertThat(sets.firstSolution().orElseThrow())
                    .hasSize(puzzle.blanks())
                    .allMatch(name -> {
                        int option = whole.cover().optionNamed(name);
                        return solution.get(whole.cell(option)) == whole.digit(option);
                    });
        }
    }

    @Test
    void cluesThatContradictEachOtherAreNamedAndNotCovered() {
        assertThatThrownBy(() -> SudokuCover.of(NamedPuzzles.get("double-five").grid()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The options 'r1c1=5' and 'r1c2=5' both cover '5 in row 1', so only one of them can"
                        + " be chosen.");
    }

    @Test
    void aCellWithNoDigitLeftIsNamedBeforeAnySearch() {
        ExactCover left = SudokuCover.of(NamedPuzzles.get("dead-cell").grid());
        CoverResult result = new DancingLinks().solve(left, SearchLimit.none());
        assertThat(result).asString().startsWith("No solution exists: no option covers r1c9");
        assertThat(result.nodes()).isZero();
    }
}
