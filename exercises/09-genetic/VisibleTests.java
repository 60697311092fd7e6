package sudoku.exercise.genetic;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.answer.Lent;
import sudoku.exercise.api.genetic.CircleCrossing;
import sudoku.exercise.api.genetic.FairParents;
import sudoku.exercise.api.genetic.NextRate;
import sudoku.exercise.api.genetic.WeightedErrors;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;

/** The tests of set 9 that a student sees. */
public class VisibleTests {
    private static final Grid PUZZLE =
            Grid.parse("1.72..3...5.3.8..6.3265..79.7.826934..6...8..39..17.....47.358..8.14...361..89742");

    // Task 1: errors with weights

    @Points(1)
    @Order(1)
    @Says("those of the rows from the top")
    @DisplayName("A digit that is missing in a row costs what the row weighs")
    @Hint("The first weights are those of the rows, from the top. A row lacks a digit when another one is in it twice.")
    void aMissingDigitCostsItsRow(WeightedErrors answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        for (int cell = 0; cell < 81; cell += 4) {
            int other = cell / 27 * 27 + (cell + 9) % 27;
            VisibleWeights.expectErrors(answer, VisibleWeights.exchanged(solved, cell, other), relabeling.random());
        }
    }

    @Points(1)
    @Order(2)
    @Says("those of the columns from the left")
    @DisplayName("A digit that is missing in a column costs what the column weighs")
    @Hint("The weights of the columns come after those of the rows: the first column's is weights[9] on a board of 9"
            + " rows.")
    void aMissingDigitCostsItsColumn(WeightedErrors answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        for (int cell = 0; cell < 81; cell += 4) {
            int other = cell / 3 * 3 + (cell + 1) % 3;
            VisibleWeights.expectErrors(answer, VisibleWeights.exchanged(solved, cell, other), relabeling.random());
        }
    }

    @Points(1)
    @Order(3)
    @Says({
        "the row `3 3 3 1` lacks two digits; if it weighs 5, it adds 10, and weighs 6 afterwards",
        "the number of digits the line lacks times its weight"
    })
    @DisplayName("Every digit a line lacks is counted, and counted once")
    @Hint("Count the digits that are not there, not the pairs that are equal: a digit that is there three times has"
            + " taken the places of two others.")
    void everyMissingDigitCounts(WeightedErrors answer, Relabeling relabeling) {
        for (int i = 0; i < 20; i++) {
            VisibleWeights.expectErrors(answer, VisibleWeights.shuffled(relabeling.random()), relabeling.random());
        }
    }

    @Points(1)
    @Order(4)
    @Says({
        "boards of 4×4 to 25×25; twice as many weights as rows, each from 1 to 1,000",
        "A line that lacks anything weighs one more, however much it lacks"
    })
    @DisplayName("Lines with an error grow heavier by one, the others don't")
    @Hint("Look at each line by itself: does it lack a digit? Then it weighs one more afterwards, however many it"
            + " lacks.")
    void linesWithAnErrorGrowHeavier(WeightedErrors answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        for (int cell = 0; cell < 81; cell += 4) {
            int box = cell / 27 * 27 + cell % 9 / 3 * 3;
            int other = box + (cell / 9 % 3 + 1) % 3 * 9 + (cell % 3 + 1) % 3;
            VisibleWeights.expectHeavier(answer, VisibleWeights.exchanged(solved, cell, other), relabeling.random());
        }
        VisibleWeights.expectHeavier(answer, VisibleWeights.exchanged(solved, 0, 1), relabeling.random());
        VisibleWeights.expectHeavier(answer, VisibleWeights.exchanged(solved, 0, 9), relabeling.random());
        VisibleWeights.expectHeavier(answer, solved, relabeling.random());
        VisibleWeights.expectHeavier(answer, VisibleWeights.shuffled(relabeling.random()), relabeling.random());
    }

    @Points(1)
    @Order(5)
    @Says("both arrays are copies; `heavierLines` leaves them as they are")
    @DisplayName("The weights and the board that were lent stay as they are")
    @Hint("heavier gives new weights. Work on a copy of the old ones (weights.clone()), and only read the board.")
    void theWeightsWereOnlyLent(WeightedErrors answer, Relabeling relabeling) {
        Grid board = VisibleWeights.shuffled(relabeling.random());
        int[] weights = VisibleWeights.weights(board, relabeling.random());
        Expect shown = VisibleWeights.shownAfterwards(board, weights);
        int[] digits = board.toArray();
        int[] got = answer.heavier(digits, weights);
        shown.that(!Arrays.equals(weights, got), "Lines of this board lack digits, and none has grown heavier.");
        shown.equal(
                weights, Lent.back(answer, weights), "These are the weights that were handed over, after the call.");
        shown.equal(board.toArray(), Lent.back(answer, digits), "This is the board, after the call.");
    }

    // Task 2: one spin for all

    @Points(2)
    @Order(1)
    @Says({
        "the first hand points at the field `spin`",
        "`{9, 4, 7, 2}` and spin 0 give `{0, 2, 1, 3}`",
        "Of *n* boards the best owns 2*n*",
        "Each hand chooses the board that owns its field"
    })
    @DisplayName("Each board is chosen as often as it has fields, by the hands that point at them")
    @Hint("The worst board owns the fields 0 and 1, the next better one the fields 2 to 5, and so on. The hands are as"
            + " many fields apart as there are boards, and one more.")
    void eachBoardIsChosenAsOftenAsItHasFields(FairParents answer, Relabeling relabeling) {
        int[] errors = relabeling.random().ints(0, 60).distinct().limit(9).toArray();
        int[] times = new int[errors.length];
        for (int spin = 0; spin <= errors.length; spin++) {
            IntStream.of(VisibleCrowd.parents(answer, errors, spin)).forEach(board -> times[board]++);
        }
        for (int board = 0; board < errors.length; board++) {
            int own = errors[board];
            int worse = (int) IntStream.of(errors).filter(other -> other > own).count();
            VisibleCrowd.shown(errors)
                    .equal(
                            2 * (worse + 1),
                            times[board],
                            "So often is board " + board + " chosen; it has " + own + " errors, and " + worse
                                    + " are worse.");
        }
        for (int spin = 0; spin <= errors.length; spin++) {
            VisibleCrowd.shown(errors, spin)
                    .equal(
                            VisibleCrowd.owners(errors, spin),
                            VisibleCrowd.parents(answer, errors, spin),
                            "Hand by hand, the board that owns its field.");
        }
    }

    @Points(2)
    @Order(2)
    @Says("Each is *n* + 1 fields further on than the one before")
    @DisplayName("Luck decides over one copy of a board at most")
    @Hint("There is one draw, and it has been made: spin. All hands are fixed to each other, so nothing else is left to"
            + " chance.")
    void luckDecidesOverOneCopy(FairParents answer, Relabeling relabeling) {
        int[] errors = relabeling.random().ints(0, 60).distinct().limit(9).toArray();
        int[][] times = new int[errors.length + 1][errors.length];
        for (int spin = 0; spin <= errors.length; spin++) {
            for (int board : VisibleCrowd.parents(answer, errors, spin)) {
                times[spin][board]++;
            }
        }
        VisibleCrowd.shown(errors)
                .that(
                        Arrays.stream(times).allMatch(each -> each[0] < errors.length),
                        "All hands choose board 0, though each is elsewhere on the wheel.");
        for (int board = 0; board < errors.length; board++) {
            int number = board;
            IntSummaryStatistics copies =
                    Arrays.stream(times).mapToInt(each -> each[number]).summaryStatistics();
            VisibleCrowd.shown(errors)
                    .that(
                            copies.getMax() - copies.getMin() <= 1,
                            "Board "
                                    + board + " is chosen " + copies.getMin() + " times by one spin, and "
                                    + copies.getMax()
                                    + " times by another.");
        }
    }

    @Points(1)
    @Order(3)
    @Says("`errors` is a copy for this call; leave its order")
    @DisplayName("The errors that were lent stay in their order")
    @Hint("Sort something of your own, the numbers of the boards for instance. The errors belong to somebody else.")
    void theErrorsWereOnlyLent(FairParents answer, Relabeling relabeling) {
        int[] errors = relabeling.random().ints(1, 60).distinct().limit(4).toArray();
        Expect shown = VisibleCrowd.shownAfterwards(errors, 0);
        int[] got = answer.parents(errors, 0);
        shown.that(IntStream.of(got).distinct().count() > 1, "All hands choose the same board.");
        shown.equal(errors, Lent.back(answer, errors), "These are the errors that were handed over, after the call.");
    }

    // Task 3: circles

    @Points(1)
    @Order(1)
    @Says("still each digit once")
    @DisplayName("In every box the child has each digit once")
    @Hint("A digit from the mother drives out the father's digit of that cell. So the cell where the mother has that"
            + " one comes from the mother too, and so on, around the circle.")
    void everyBoxHasEachDigit(CircleCrossing answer, Relabeling relabeling) {
        for (int i = 0; i < 10; i++) {
            VisibleFamily family = VisibleFamily.of(relabeling.random());
            int[] got = family.crossed(answer);
            for (int[] box : family.boxes()) {
                int[] digits = IntStream.of(box).map(cell -> got[cell]).sorted().toArray();
                family.shown(got, box).equal(IntStream.rangeClosed(1, 9).toArray(), digits, "The marked box, sorted.");
            }
        }
    }

    @Points(1)
    @Order(2)
    @Says("each **in the very cell** where the parent has it")
    @DisplayName("Every digit is where the mother or the father has it")
    @Hint("The child gets each cell's digit from the same cell of one parent. No digit moves, so nothing has to be"
            + " repaired.")
    void everyDigitIsInherited(CircleCrossing answer, Relabeling relabeling) {
        for (int i = 0; i < 10; i++) {
            VisibleFamily family = VisibleFamily.of(relabeling.random());
            int[] got = family.crossed(answer);
            for (int cell = 0; cell < 81; cell++) {
                int mothers = family.mother()[cell];
                int fathers = family.father()[cell];
                if (got[cell] != mothers && got[cell] != fathers) {
                    throw family.shown(got, cell)
                            .fail(
                                    mothers + " or " + fathers,
                                    String.valueOf(got[cell]),
                                    "In the marked cell the mother has " + mothers + ", and the father " + fathers
                                            + ".");
                }
            }
        }
    }

    @Points(2)
    @Order(3)
    @Says({
        "the box of the picture: the child gets `1 3 2`, `4 5 6`, `7 8 9`",
        "In each box the mother begins",
        "the order in which you look for its circles"
    })
    @DisplayName("In each box the circles come from the mother and the father in turn")
    @Hint("The circle of the box's first cell is the mother's. The next one begins with the first cell that is in no"
            + " circle yet, and is the father's. In the next box the mother begins again.")
    void theParentsTakeTurns(CircleCrossing answer, Relabeling relabeling) {
        for (int i = 0; i < 10; i++) {
            VisibleFamily.of(relabeling.random()).expectChild(answer);
        }
    }

    @Points(1)
    @Order(4)
    @Says("the three arrays are copies for this call; leave the parents as they are")
    @DisplayName("Afterwards the parents are as they were")
    @Hint("A child is a board of its own. Parents have other children to come.")
    void theParentsStayAsTheyWere(CircleCrossing answer, Relabeling relabeling) {
        VisibleFamily family = VisibleFamily.of(relabeling.random());
        Expect.on(Grid.of(family.mother()));
        int[] got = answer.cross(family.mother(), family.father(), family.boxes());
        family.shown(got).that(IntStream.of(got).anyMatch(digit -> digit > 0), "The child has no digit at all.");
        Expect.on(Grid.of(family.mother())).untouched(answer, family.mother());
        Expect.on(Grid.of(family.father())).untouched(answer, family.father());
    }

    @Points(1)
    @Order(5)
    @Says("A circle may be one cell, as with a clue, where both parents agree; it takes a turn like any other")
    @DisplayName("Where the parents agree, the circle of that one cell has its turn")
    @Hint("Where mother and father agree, the cell is a circle of its own. It makes no difference to the cell, but the"
            + " next circle is the other parent's.")
    void whereTheParentsAgreeIsACircle(CircleCrossing answer, Relabeling relabeling) {
        for (int i = 0; i < 10; i++) {
            int[][] boxes = VisibleFamily.of(relabeling.random()).boxes();
            VisibleFamily.of(boxes, 1, relabeling.random()).expectChild(answer);
        }
    }

    // Task 4: a rate that learns

    @Points(2)
    @Order(1)
    @Says({
        "rate 0.1, and the best child has 12 errors where its parent had 8: the next rate may be 0.06. "
                + "You decide what it is",
        "4, 30 or 150 children; 20,000 boards a run",
        "must not stay at either of them for good",
        "how many runs from fixed seeds end in a solution"
    })
    @DisplayName("With 4 children, at least 8 of 10 runs are solved")
    @Hint("When even the best child is worse than its parent, too much was changed. With few children that soon"
            + " happens. Then let the rate fall, and faster than it rises: it rises by a few percent. (The one-fifth"
            + " rule lets it fall whenever no child is better, and near the end hardly one is: an equal child is no"
            + " failure here.)")
    void fewChildren(NextRate answer) {
        new VisibleOffspring(PUZZLE, 4).expectSolved(answer, 8, 10);
    }

    @Points(1)
    @Order(2)
    @Says({"4, 30 or 150 children; 20,000 boards a run", "how many runs from fixed seeds end in a solution"})
    @DisplayName("With 30 children, at least 17 of 20 runs are solved")
    @Hint("Three things can happen: the best child is worse than its parent, or as good, or better. What does each of"
            + " them say about the rate?")
    void someChildren(NextRate answer) {
        new VisibleOffspring(PUZZLE, 30).expectSolved(answer, 17, 20);
    }

    @Points(1)
    @Order(3)
    @Says({
        "4, 30 or 150 children; 20,000 boards a run",
        "must not stay at either of them for good",
        "how many runs from fixed seeds end in a solution"
    })
    @DisplayName("With 150 children, at least 17 of 20 runs are solved")
    @Hint("When the best child is as good as its parent, again and again, most likely it is the same board: let the"
            + " rate rise, a little each time. A better child is no reason to let it fall.")
    void manyChildren(NextRate answer) {
        new VisibleOffspring(PUZZLE, 150).expectSolved(answer, 17, 20);
    }

    @Points(1)
    @Order(4)
    @Says({"A rate is a number from 0 to 1", "must not stay at either of them for good"})
    @DisplayName("A rate is a chance, and never stays where it is for good")
    @Hint("Rising by a few percent goes above 1 in the end: Math.min(1, …). A rate that is multiplied stays 0 forever"
            + " once it is 0. And a rate that is handed back as it came says nothing about the children.")
    void aRateNeverRests(NextRate answer, Relabeling relabeling) {
        VisibleOffspring.expectNoRest(answer, relabeling.random());
    }
}
