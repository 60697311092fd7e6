package sudoku.exercise.racer;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.racer.CellRank;
import sudoku.exercise.api.racer.HousePoints;
import sudoku.exercise.api.racer.RankedChoice;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Grid;

/** The tests of set 13 that a student sees. */
public class VisibleTests {
    private static final List<String> HARD = List.of(
            "7.6.25...4..3....5...9.42......635...6.........8...1..38......2..423.........975.",
            ".2..8.9....9.....78.....6.....3....94..16.72....4.75..5.861.....6...5.....1.7...5",
            "2....9.5..51....7...7..81..3.4.9...6..6..7...5......3.6...3.......9...2....75.8..");
    private static final List<String> TIGHT = List.of(
            "......35.7....4..8.1..8..9..83.....9......1..94.7.8.3...9..5.......1.5.....4.3.6.",
            "........68.72..1........28..9..3......1...79...5....3...45.1...3.......8.5..69...",
            ".....2..12.7.4..8..1..............2.4...7.8.692...1.3..7.6.3.4..84........5.1....");

    /** The marks of a 4×4 board with a 1 in its first cell and a 3 in its sixth. */
    private static final int[] SMALL = {2, 20, 28, 28, 20, 8, 22, 22, 28, 22, 30, 30, 28, 22, 30, 30};

    /** Each in two dresses. */
    public static List<Grid> twice(List<String> puzzles, Relabeling relabeling) {
        return Stream.concat(puzzles.stream(), puzzles.stream())
                .map(relabeling::puzzle)
                .toList();
    }

    // Task 1: the rank

    @Points(1)
    @Order(1)
    @Says({"1000 · (marks of the cell) − (how often open peers have them)", "once for each mark that it shares"})
    @DisplayName("The rank holds both rules")
    @Hint("1000 for each mark of the cell. Then look at each peer, and take away how many marks it has in common with"
            + " the cell: three common marks are three, not one.")
    void theRankHoldsBothRules(CellRank answer, Relabeling relabeling) {
        for (int most = 2; most <= 9; most++) {
            VisibleRanks.expectRanks(answer, VisibleRanks.board(relabeling.random(), 9, 2, most));
        }
    }

    @Points(1)
    @Order(2)
    @Says({"a peer with one mark or none counts as nothing", "A peer is **open** if it has two marks or more"})
    @DisplayName("A peer that is decided counts nothing")
    @Hint("How many marks does the peer have? With one it is decided, and counts nothing, even if the cell has that"
            + " mark too. A peer with two marks is open.")
    void aDecidedPeerCountsNothing(CellRank answer, Relabeling relabeling) {
        for (int i = 0; i < 5; i++) {
            VisibleRanks.expectRanks(answer, VisibleRanks.board(relabeling.random(), 9, 0, 3));
            VisibleRanks.expectRanks(answer, VisibleRanks.board(relabeling.random(), 9, 1, 2));
        }
    }

    @Points(1)
    @Order(3)
    @Says({"`rank(small, peersOf(4)[1], 1)` → 1990", "4×4, 9×9 and 16×16"})
    @DisplayName("Small boards, cell by cell")
    @Hint("On the board of the statement, the rank of cell 1 is 1990 and that of cell 15 is 3976. Which cells see it?"
            + " They are in peers.")
    void smallBoardsAreRanked(CellRank answer, Relabeling relabeling) {
        VisibleRanks.expectRanks(answer, SMALL);
        VisibleRanks.boards(relabeling.random(), 4, 0, 4, marks -> true)
                .limit(30)
                .forEach(marks -> VisibleRanks.expectRanks(answer, marks));
    }

    // Task 2: the chooser

    @Points(1)
    @Order(1)
    @Says({"the open cell with the best rank", "4×4, 9×9 and 16×16"})
    @DisplayName("The open cell with the best rank is chosen")
    @Hint("The best rank is the smallest. Only open cells count: a cell with one mark is decided, and nobody can guess"
            + " there.")
    void theBestRankIsChosen(RankedChoice answer, Relabeling relabeling) {
        for (int size : new int[] {4, 9, 16}) {
            VisibleRanks.boards(relabeling.random(), size, 1, 4, marks -> VisibleRanks.best(marks).length == 1)
                    .limit(12)
                    .forEach(marks -> VisibleRanks.expectChoice(answer, marks));
        }
    }

    @Points(1)
    @Order(2)
    @Says({"`choose(small, peersOf(4))` → 1", "if there are several, the one with the lowest number"})
    @DisplayName("Of equal ranks the first is chosen")
    @Hint("A later cell has to be better, not only as good. Is there a <= where < belongs?")
    void ofEqualRanksTheFirstIsChosen(RankedChoice answer, Relabeling relabeling) {
        VisibleRanks.expectChoice(answer, SMALL);
        VisibleRanks.boards(relabeling.random(), 4, 1, 3, marks -> VisibleRanks.best(marks).length > 1)
                .limit(30)
                .forEach(marks -> VisibleRanks.expectChoice(answer, marks));
    }

    @Points(1)
    @Order(3)
    @Says("all cells have one mark: −1")
    @DisplayName("One open cell, anywhere, or none")
    @Hint("Look at every cell, from the first to the last. When none is open, the answer is −1.")
    void oneOpenCellOrNone(RankedChoice answer, Relabeling relabeling) {
        int[] counts = {2, 1, 9};
        for (int cell = 0; cell < 81; cell++) {
            VisibleRanks.expectChoice(
                    answer, VisibleRanks.allDecidedBut(relabeling.random(), 9, cell, counts[cell % 3]));
        }
        VisibleRanks.expectChoice(answer, VisibleRanks.allDecidedBut(relabeling.random(), 9, 80, 2));
    }

    @Points(1)
    @Order(4)
    @Says({"six boards of 9×9 with half of the guesses that the first open cell takes, or fewer", "tries both cases"})
    @DisplayName("Six hard boards, with half of the guesses")
    @Hint("The search asks you at every board, a dead one too. Fewest marks first; between equals, the cell that most"
            + " open peers hear.")
    void hardBoardsTakeFewGuesses(RankedChoice answer, Relabeling relabeling) {
        VisibleGuesses.expectFew(twice(HARD, relabeling), () -> VisibleGuesses.ranking(answer));
    }

    // Task 3: points

    @Points(1)
    @Order(1)
    @Says("one point more for each house in which both cells are")
    @DisplayName("The house in which both cells are gets a point")
    @Hint("Look at each house: are both cells in it? Not one of them, both. All other houses keep their points.")
    void theSharedHouseGetsAPoint(HousePoints answer, Relabeling relabeling) {
        expectLearned(answer, relabeling.random(), 1);
    }

    @Points(1)
    @Order(2)
    @Says({"twelve ones, `housesOf(4)`, 0 and 1", "two houses together: both houses get a point"})
    @DisplayName("Two cells can be in two houses together")
    @Hint("Two cells of a box can share a row or a column as well. Don't stop at the first house: each gets its point.")
    void twoSharedHousesGetAPointEach(HousePoints answer, Relabeling relabeling) {
        int[] ones = VisibleRanks.points(relabeling.random(), 12, 1);
        VisibleRanks.expectLearned(answer, Cells.of(4), ones, 0, 1);
        expectLearned(answer, relabeling.random(), 2);
    }

    private static void expectLearned(HousePoints answer, Random random, int shared) {
        for (int size : new int[] {4, 9}) {
            Cells cells = Cells.of(size);
            int[][] houses = VisibleRanks.houses(cells);
            for (int from = 0; from < cells.count(); from++) {
                int cell = from;
                int[] together = Arrays.stream(cells.peers(from))
                        .filter(peer -> shared
                                == Arrays.stream(houses)
                                        .filter(house ->
                                                VisibleRanks.isIn(house, cell) && VisibleRanks.isIn(house, peer))
                                        .count())
                        .toArray();
                VisibleRanks.expectLearned(
                        answer,
                        cells,
                        VisibleRanks.points(random, houses.length, 20),
                        from,
                        together[random.nextInt(together.length)]);
            }
        }
    }

    @Points(1)
    @Order(3)
    @Says({
        "`small` and twelve ones → 1, and with 9 points for the last row → 12",
        "the number of its marks, divided by its houses' total points",
        "4×4, 9×9 and 16×16"
    })
    @DisplayName("The open cell with the smallest quotient is chosen")
    @Hint("Add up the points of the cell's row, column and box. Then compare a / b < c / d as a * d < c * b: int / int"
            + " throws the rest away. Of equals the first stays: a later cell has to be better.")
    void theSmallestQuotientIsChosen(HousePoints answer, Relabeling relabeling) {
        int[] twelve = new int[12];
        Arrays.fill(twelve, 1);
        VisibleRanks.expectChoice(answer, SMALL, twelve);
        twelve[3] = 9;
        VisibleRanks.expectChoice(answer, SMALL, twelve);
        Random random = relabeling.random();
        for (int size : new int[] {4, 9, 16}) {
            for (int i = 0; i < 12; i++) {
                int[] points = VisibleRanks.points(random, 3 * size, 1 + 3 * i);
                VisibleRanks.boards(random, size, 1, 4, marks -> VisibleRanks.smallest(marks, points).length > 0)
                        .limit(2)
                        .forEach(marks -> VisibleRanks.expectChoice(answer, marks, points));
            }
        }
    }

    @Points(1)
    @Order(4)
    @Says({"all cells have one mark: −1", "a cell without marks: that cell at once, the first"})
    @DisplayName("Decided boards, and dead ones, are known")
    @Hint("A cell without marks comes before all others. If each cell has one mark, the answer is −1.")
    void decidedAndDeadBoardsAreKnown(HousePoints answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] points = VisibleRanks.points(random, 27, 50);
        for (int cell : IntStream.range(0, 81).toArray()) {
            VisibleRanks.expectChoice(answer, VisibleRanks.allDecidedBut(random, 9, cell, cell % 3), points);
        }
        int[] twelve = VisibleRanks.points(random, 12, 9);
        VisibleRanks.boards(random, 4, 0, 3, marks -> VisibleRanks.dead(marks) >= 0)
                .limit(40)
                .forEach(marks -> VisibleRanks.expectChoice(answer, marks, twelve));
    }

    @Points(1)
    @Order(5)
    @Says("six boards of 9×9 with half of the guesses that the first open cell takes, or fewer")
    @DisplayName("Six other boards, with what was learned on the way")
    @Hint("The search hands your points on from dead end to dead end. Do they come back with what was there before?")
    void whatWasLearnedSavesGuesses(HousePoints answer, Relabeling relabeling) {
        VisibleGuesses.expectFew(twice(TIGHT, relabeling), () -> VisibleGuesses.learning(answer));
    }
}
