package sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.Reason;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

class PropagationTests {
    private static final Propagation NAKED = new Propagation("naked", new NakedSingles());
    private static final Propagation HIDDEN = new Propagation("hidden", new HiddenSingles());

    @Test
    void aNakedSingleIsTheOnlyCandidateOfItsCell() {
        // r1c1 sees 2, 3 and 4.
        Grid puzzle = Grid.parse(".23.\n....\n....\n4...");
        List<String> heard = explanations(NAKED, puzzle);
        assertThat(heard)
                .startsWith(
                        "r1c1 = 1: naked single",
                        "r1c4 ≠ 1: peer r1c1",
                        "r2c1 ≠ 1: peer r1c1",
                        "r2c2 ≠ 1: peer r1c1",
                        "r3c1 ≠ 1: peer r1c1",
                        "r1c4 = 4: naked single");
    }

    @Test
    void aHiddenSingleIsTheOnlyPlaceOfItsDigit() {
        // In row 1 the 1 can be on r1c4 only, which has three other candidates.
        Grid puzzle = Grid.parse("....\n1...\n..1.\n....");
        assertThat(explanations(NAKED, puzzle)).isEmpty();
        assertThat(explanations(HIDDEN, puzzle))
                .containsExactly("r1c4 = 1: hidden single in row 1", "r4c2 = 1: hidden single in row 4");
    }

    @Test
    void aNakedPairKeepsItsTwoDigitsFromTheRestOfTheHouse() {
        // r1c1 and r1c2 both hold 1 or 2, so r1c3 and r1c4 cannot.
        Grid puzzle = Grid.parse("....\n34..\n....\n....");
        Propagation pairs = new Propagation("pairs", new NakedPairs());
        assertThat(explanations(pairs, puzzle))
                .contains(
                        "r1c3 ≠ 1: naked pair in row 1, by r1c1 and r1c2",
                        "r1c3 ≠ 2: naked pair in row 1, by r1c1 and r1c2",
                        "r1c4 ≠ 1: naked pair in row 1, by r1c1 and r1c2")
                .noneMatch(line -> line.contains("="));
    }

    private static List<String> explanations(Propagation rules, Grid puzzle) {
        List<String> heard = new ArrayList<>();
        rules.think(puzzle, new SearchListener() {
            @Override
            public void deduced(int cell, int digit, Reason reason) {
                heard.add(puzzle.cells().name(cell) + " = " + digit + ": " + reason.describe(puzzle.cells()));
            }

            @Override
            public void eliminated(int cell, int digit, Reason reason) {
                heard.add(puzzle.cells().name(cell) + " ≠ " + digit + ": " + reason.describe(puzzle.cells()));
            }
        });
        return heard;
    }

    /** The same thoughts, another cell where they end: the same solutions in another tree. */
    @ParameterizedTest
    @ValueSource(strings = {"escargot", "demo-160", "two-solutions", "wikipedia", "dead-cell"})
    void inReadingOrderTheTreeIsAnotherAndTheSolutionsAreTheSame(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        Propagation other = new Propagation().inReadingOrder();
        assertThat(other.solutions(puzzle, SearchLimit.none()))
                .containsExactlyInAnyOrderElementsOf(new Propagation().solutions(puzzle, SearchLimit.none()));
        assertThat(other.name()).isEqualTo("propagation in reading order");
        boolean isLarge = key.equals("escargot") || key.equals("demo-160");
        assertThat(other.solve(puzzle, SearchLimit.none()).nodes()
                        != new Propagation().solve(puzzle, SearchLimit.none()).nodes())
                .isEqualTo(isLarge);
    }

    @ParameterizedTest(name = "{0}: {1} blanks after naked singles, {2} after both")
    @CsvSource({
        "escargot,58,57",
        "norvig-inkala,59,48",
        "inkala-2010,58,56",
        "inkala-2012,60,60",
        "brute-force-trap,64,0",
        "euler-01,0,0",
        "norvig-2,64,61",
        "wikipedia,0,0",
        "royle-1,63,0",
        "two-solutions,38,4",
        "demo-160,56,46",
        "empty,81,81",
        "solved,0,0"
    })
    void leavesAsManyBlanksAsItsRulesCannotFill(String key, int afterNaked, int afterBoth) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        assertThat(NAKED.think(puzzle).blanks()).isEqualTo(afterNaked);
        assertThat(new Propagation().think(puzzle).blanks()).isEqualTo(afterBoth);
        assertThat(new Propagation("other way round", new HiddenSingles(), new NakedSingles())
                        .think(puzzle)
                        .blanks())
                .as("the order of the rules")
                .isEqualTo(afterBoth);
    }

    @ParameterizedTest
    @ValueSource(strings = {"escargot", "norvig-inkala", "norvig-2", "wikipedia", "royle-1", "golden-nugget"})
    void neverRulesOutADigitOfTheSolution(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        Grid solution = new TightestCell().solve(puzzle).solution();
        Candidates left = Propagation.withNakedPairs().think(puzzle);
        assertThat(IntStream.range(0, 81)).allMatch(cell -> Digits.contains(left.get(cell), solution.get(cell)));
        assertThat(left.isContradiction()).isFalse();
        assertThat(Rules.isValid(left.grid())).isTrue();
    }

    @Test
    void startsWithTheMarksAPersonWouldWrite() {
        Grid puzzle = NamedPuzzles.get("escargot").grid();
        Candidates marks = Candidates.of(puzzle);
        assertThat(IntStream.range(0, 81).filter(puzzle::isBlank))
                .allMatch(cell -> marks.get(cell) == Rules.candidates(puzzle, cell));
        assertThat(marks.grid()).isEqualTo(puzzle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dead-cell", "wrong-digit", "swapped", "double-five", "double-in-box"})
    void noticesAContradictionOnceAndConcludesNothingFromIt(String key) {
        int[] ends = {0};
        Candidates left = new Propagation().think(NamedPuzzles.get(key).grid(), new SearchListener() {
            @Override
            public void deadEnd(int cell) {
                ends[0]++;
            }

            @Override
            public void noPlace(int house, int digit) {
                ends[0]++;
            }

            @Override
            public void deduced(int cell, int digit, Reason reason) {
                assertThat(ends[0]).as("nothing follows from a contradiction").isZero();
            }

            @Override
            public void eliminated(int cell, int digit, Reason reason) {
                assertThat(ends[0]).as("nothing follows from a contradiction").isZero();
            }
        });
        if (!key.equals("wrong-digit")) {
            assertThat(left.isContradiction()).isTrue();
        }
        assertThat(ends[0]).isEqualTo(left.isContradiction() ? 1 : 0);
    }

    @Test
    void aDigitWithoutAPlaceIsAContradictionOfItsHouse() {
        // Row 1 wants a 1 on r1c3 or r1c4, and both see the 1 in box 2.
        Grid puzzle = Grid.parse("23..\n...1\n....\n....");
        List<String> heard = new ArrayList<>();
        new HiddenSingles().apply(Candidates.of(puzzle, new SearchListener() {
            @Override
            public void noPlace(int house, int digit) {
                heard.add(digit + " in " + puzzle.cells().houseName(house));
            }
        }));
        assertThat(heard).containsExactly("1 in row 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"escargot", "inkala-2012", "norvig-2", "two-solutions", "wrong-digit"})
    void cellsSettledByThinkingAndCellsTriedFillTheBoardTogether(String key) {
        Grid puzzle = NamedPuzzles.get(key).grid();
        Replay replay = new Replay(puzzle);
        SearchResult result = new Propagation().solve(puzzle, SearchLimit.none(), replay);
        assertThat(replay.solutions).isEqualTo(result.solutions());
        assertThat(result.stats().guesses())
                .as("nothing is tried where there is no choice")
                .isEqualTo(result.nodes());
    }

    /** Rebuilds the board from what is heard alone, as a step player does. */
    private static final class Replay implements SearchListener {
        private final List<Grid> boards = new ArrayList<>();
        private int solutions;

        Replay(Grid puzzle) {
            boards.add(puzzle);
        }

        private Grid board() {
            return boards.get(boards.size() - 1);
        }

        @Override
        public void placed(int cell, int digit, int options) {
            assertThat(board().isBlank(cell)).isTrue();
            boards.add(board().with(cell, digit));
        }

        @Override
        public void undone(int cell, int digit) {
            boards.remove(boards.size() - 1);
        }

        @Override
        public void deduced(int cell, int digit, Reason reason) {
            assertThat(board().isBlank(cell)).isTrue();
            boards.set(boards.size() - 1, board().with(cell, digit));
        }

        @Override
        public void solved(Grid solution) {
            assertThat(board()).isEqualTo(solution);
            solutions++;
        }
    }

    @Test
    void oneMoreRuleMayShrinkTheTree() {
        Grid inkala = NamedPuzzles.get("inkala-2012").grid();
        assertThat(Propagation.withNakedPairs().solve(inkala).nodes())
                .isEqualTo(72)
                .isLessThan(new Propagation().solve(inkala).nodes());
    }
}
