package sudoku.exercise.racer;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.racer.CellRank;
import sudoku.exercise.api.racer.HousePoints;
import sudoku.exercise.api.racer.RankedChoice;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;

/** The tests of set 13 that only the grader sees. */
public class HiddenTests {
    /** Three of a shipped set; nobody knows which. */
    private static List<String> others() {
        List<Grid> hard = PuzzleSet.shipped("hard");
        return List.of(
                hard.get(287).toLine(), hard.get(151).toLine(), hard.get(185).toLine());
    }

    @Points(1)
    @Order(11)
    @Says("4×4, 9×9 and 16×16")
    @DisplayName("Boards of 16×16 have a rank too")
    @Hint("Digits go up to 16 there: Integer.bitCount counts all bits of a set, a loop up to 9 does not.")
    void largeBoardsAreRanked(CellRank answer, Relabeling relabeling) {
        for (int fewest = 0; fewest <= 2; fewest++) {
            VisibleRanks.expectRanks(answer, VisibleRanks.board(relabeling.random(), 16, fewest, 16));
        }
    }

    @Points(1)
    @Order(11)
    @Says("a cell without marks: that cell at once, the first")
    @DisplayName("A cell without marks is chosen before all others")
    @Hint("Nothing is better than a dead end that is known at once. Of several cells without marks, it is the first.")
    void aDeadCellIsChosenAtOnce(RankedChoice answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int cell = 0; cell < 81; cell++) {
            int[] marks = VisibleRanks.board(random, 9, 1, 3);
            marks[cell] = 0;
            VisibleRanks.expectChoice(answer, marks);
        }
        VisibleRanks.boards(random, 4, 0, 3, marks -> VisibleRanks.dead(marks) >= 0)
                .limit(30)
                .forEach(marks -> VisibleRanks.expectChoice(answer, marks));
    }

    @Points(1)
    @Order(12)
    @Says("six boards of 9×9 with half of the guesses that the first open cell takes, or fewer")
    @DisplayName("Six boards you have not seen, with half of the guesses")
    @Hint("The rule is the same on every board: fewest marks, then most open peers that hear of it.")
    void otherBoardsTakeFewGuesses(RankedChoice answer, Relabeling relabeling) {
        VisibleGuesses.expectFew(VisibleTests.twice(others(), relabeling), () -> VisibleGuesses.ranking(answer));
    }

    @Points(1)
    @Order(11)
    @Says("if there are several, the one with the lowest number")
    @DisplayName("Of equal quotients the first is chosen")
    @Hint("Two marks and four points are as good as three marks and six: the lower number wins. A later cell has to be"
            + " better.")
    void ofEqualQuotientsTheFirstIsChosen(HousePoints answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] ones = new int[12];
        Arrays.fill(ones, 1);
        for (int[] points : List.of(ones, VisibleRanks.points(random, 12, 2))) {
            VisibleRanks.boards(random, 4, 1, 3, marks -> VisibleRanks.smallest(marks, points).length > 1)
                    .limit(20)
                    .forEach(marks -> VisibleRanks.expectChoice(answer, marks, points));
        }
    }

    @Points(1)
    @Order(12)
    @Says("points from 1 to 1,000,000,000, so that sums and products are too large for an `int`")
    @DisplayName("Points may be many")
    @Hint("Three thousand million points are more than an int can hold, and so is their product with a number of marks."
            + " Add and multiply in long.")
    void pointsMayBeMany(HousePoints answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int i = 0; i < 30; i++) {
            int[] points = VisibleRanks.points(random, 27, 1_000_000_000);
            VisibleRanks.expectChoice(answer, VisibleRanks.board(random, 9, 1, 9), points);
        }
        int[] most = new int[27];
        Arrays.fill(most, 1_000_000_000);
        most[26] = 999_999_999;
        VisibleRanks.expectChoice(answer, VisibleRanks.board(random, 9, 2, 9), most);
    }
}
