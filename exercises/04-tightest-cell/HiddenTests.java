package sudoku.exercise.tightestcell;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.tightestcell.CountBuckets;
import sudoku.exercise.api.tightestcell.TightestChoice;
import sudoku.exercise.api.tightestcell.WholeTree;
import sudoku.exercise.small.ClashingClues;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** The tests of set 4 that only the grader sees. */
public class HiddenTests {
    private static final String DEAD_CELL =
            "851..24..72......9..4......9861.7..23.5.6.9...4......6..2.8..7..17....9..9..36.4.";
    private static final String MANY_DEAD_ENDS =
            "9....3.1..7..8...2..14..5....57..1...9..2...84....6...7......9..6......3..3...7..";

    @Points(1)
    @Order(11)
    @Says("a blank without a candidate is the tightest there is")
    @DisplayName("A cell with no candidate left is chosen before all others")
    @Hint("Nothing is fewer than one. A dead cell is the tightest there can be, and the search should hear of it at"
            + " once. Of several dead cells, the same rules choose as of any others.")
    void aDeadCellIsChosen(TightestChoice answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(DEAD_CELL);
        int dead = IntStream.range(0, 81)
                .filter(board::isBlank)
                .filter(cell -> Rules.candidates(board, cell) == Digits.NONE)
                .findFirst()
                .orElseThrow();
        int[] digits = board.toArray();
        Expect shown = Expect.on(board).mark(dead);
        shown.equal(dead, answer.choose(digits), "The marked cell has no candidate.");
        shown.untouched(answer, digits);
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        VisibleChoices.expectChoices(
                answer,
                solved,
                relabeling.random(),
                each -> VisibleChoices.fewest(each) == 0 && VisibleChoices.tightest(each) == 1);
        VisibleChoices.expectChoices(
                answer,
                solved,
                relabeling.random(),
                each -> VisibleChoices.fewest(each) == 0 && VisibleChoices.tightest(each) > 1);
    }

    @Points(1)
    @Order(12)
    @Says({"a full board without its last digit → 80", "no blank: −1"})
    @DisplayName("On a full board there is nothing to choose")
    @Hint("Without a blank the answer is −1, and the board comes back as it was.")
    void onAFullBoardThereIsNothing(TightestChoice answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(KnownBoards.SOLVED);
        for (int cell : new int[] {0, 80, relabeling.random().nextInt(81)}) {
            VisibleChoices.expectChoice(answer, board.with(cell, Grid.BLANK));
        }
        VisibleChoices.expectChoice(answer, board);
    }

    @Points(1)
    @Order(11)
    @Says({"all cells filled: −1", "numbers of candidates from 0 to 25"})
    @DisplayName("From no candidate to 25, and when all are filled")
    @Hint("A cell may have no candidates or 25, so there are 26 buckets. When all of them are empty, the answer is −1.")
    void fromNoneToTwentyFive(CountBuckets answer, Relabeling relabeling) {
        VisibleBuckets.expectChoices(
                answer, new int[] {25, 24}, new int[] {1, 0, 0, 1, 0}, new int[] {25, 0, 25, -1, -1});
        VisibleBuckets.expectChoices(answer, new int[] {3, 0}, new int[] {0, 1}, new int[] {-1, -1});
        for (int fewest = 9; fewest < 25; fewest++) {
            for (int[] counts : new int[][] {{fewest + 1, fewest, 25}, {fewest, fewest + 1, 25}}) {
                VisibleBuckets.expectChoices(answer, counts, new int[] {2}, new int[] {25});
            }
        }
        VisibleBuckets.expectChoices(
                answer,
                relabeling.random().ints(2_000, 0, 26).toArray(),
                relabeling.random().ints(3_000, 0, 2_000).toArray(),
                relabeling.random().ints(3_000, -1, 26).toArray());
    }

    @Points(2)
    @Order(11)
    @Says("a dead cell: nothing is written there")
    @DisplayName("Dead cells end their branch at once")
    @Hint("A cell without candidates comes next, and nothing is written into it. If you pass it over, you write digits"
            + " in vain.")
    void deadCellsEndTheirBranch(WholeTree answer, Relabeling relabeling) {
        VisibleTests.expectTree(answer, relabeling.puzzle(MANY_DEAD_ENDS));
    }

    @Points(1)
    @Order(12)
    @Says("clues that contradict each other in a row, a column or a box: `{0, 0}`")
    @DisplayName("Clues that contradict each other make no tree")
    @Hint("Two equal clues in a row, a column or a box can't be fixed by any search. Look at the clues before you"
            + " begin. If no two are equal but one is wrong, the search goes on as usual: a dead cell takes no digit.")
    void contradictingCluesMakeNoTree(WholeTree answer, Relabeling relabeling) {
        Grid puzzle = Grid.parse(KnownBoards.SOLVED).with(40, Grid.BLANK);
        VisibleTests.expectTree(answer, relabeling.symmetry(9).apply(puzzle));
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        for (Grid board : ClashingClues.in(solved, relabeling.random())) {
            Expect shown = Expect.on(board);
            shown.equal(new int[] {0, 0}, VisibleTests.tree(answer, shown, board), "The clues contradict each other.");
        }
        ClashingClues.withOneWrong(solved).forEach(each -> VisibleTests.expectTree(answer, each));
    }
}
