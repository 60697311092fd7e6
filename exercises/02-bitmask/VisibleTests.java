package sudoku.exercise.bitmask;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.bitmask.BoardCandidates;
import sudoku.exercise.api.bitmask.SetOperations;
import sudoku.exercise.api.bitmask.Windoku;
import sudoku.exercise.api.bitmask.WrongAnswers;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;

/** The tests of set 2 that a student sees. */
public class VisibleTests {

    // Task 1: sets where bit d - 1 stands for digit d

    @Points(1)
    @Order(1)
    @Says({"`isIn(set, 3)`", "sets from `0` to `0b111111111`, digits from 1 to 9"})
    @DisplayName("isIn is right for every set and every digit")
    @Hint("Which bits does the number 5 itself have? And which one bit stands for digit 5?")
    void containsIsRightForEverySet(SetOperations answer) {
        VisibleSets.forEverySetAndDigit(
                "contains",
                (shown, set, digit) -> shown.equal(
                        Digits.contains(set << 1, digit),
                        answer.contains(set, digit),
                        "Is " + digit + " in the set " + VisibleSets.words(set) + "?"));
    }

    @Points(1)
    @Order(2)
    @Says({"`with(set, 2)`", "a digit that is there already is added, one that isn't there is removed: nothing changes"
    })
    @DisplayName("with is right for every set and every digit")
    @Hint("Adding a digit that is already there changes nothing. What do + and ^ do with a bit that is set already?")
    void addIsRightForEverySet(SetOperations answer) {
        VisibleSets.forEverySetAndDigit(
                "add",
                (shown, set, digit) -> VisibleSets.expectSet(
                        shown,
                        Digits.add(set << 1, digit),
                        answer.add(set, digit),
                        digit + " added to " + VisibleSets.words(set)));
    }

    @Points(1)
    @Order(3)
    @Says({
        "`without(set, 1)`",
        "a digit that is there already is added, one that isn't there is removed: nothing changes"
    })
    @DisplayName("without is right for every set and every digit")
    @Hint("Every other digit stays, and a digit that was not there does not come in. ~ is done before <<, and ^ flips a"
            + " bit whether it was set or not.")
    void removeIsRightForEverySet(SetOperations answer) {
        VisibleSets.forEverySetAndDigit(
                "remove",
                (shown, set, digit) -> VisibleSets.expectSet(
                        shown,
                        Digits.remove(set << 1, digit),
                        answer.remove(set, digit),
                        digit + " removed from " + VisibleSets.words(set)));
    }

    @Points(2)
    @Order(4)
    @Says({"`notIn(set)`", "sets from `0` to `0b111111111`, digits from 1 to 9"})
    @DisplayName("notIn is right for every set of digits used")
    @Hint("~ flips all 32 bits. Nine of them are digits, and the convention says which nine.")
    void freeIsRightForEverySet(SetOperations answer) {
        for (int used = 0; used < 512; used++) {
            VisibleSets.expectSet(
                    Expect.onInput("task1.free(" + VisibleSets.bits(used) + ")"),
                    Digits.all(9) & ~(used << 1),
                    answer.free(used),
                    "What is left by " + VisibleSets.words(used));
        }
    }

    // Task 2: the judge

    @Points(1)
    @Order(1)
    @Says({"all answers are right except", "1024 rows of 10 numbers", "no wrong answer: an empty list"})
    @DisplayName("A wrong answer is found, and a method without a fault has none")
    @Hint("Look at a digit that is not in the set: removing it changes nothing, and an answer that says so is right."
            + " And here bit 4 is digit 4: a digit is 1 << digit. An odd number is no set, because bit 0 belongs to no"
            + " digit: what is there means nothing.")
    void aRightMethodHasNoWrongAnswers(WrongAnswers answer, Relabeling relabeling) {
        int digit = 1 + relabeling.random().nextInt(8);
        int[][] answers = VisibleFaults.answersOf((set, one) -> set % 2 == 1 ? 1 : Digits.remove(set, one));
        answers[Digits.of(digit)][digit] = Digits.of(digit);
        VisibleFaults.expectFaults(answer, answers);
        VisibleFaults.expectFaults(answer, VisibleFaults.answersOf(Digits::remove));
    }

    @Points(1)
    @Order(2)
    @Says("all answers are right except")
    @DisplayName("One wrong answer among 4,608 is found, wherever it is")
    @Hint("Ask all questions: the digits from 1 to 9, and the sets up to the one with all nine digits, which is 1022."
            + " And look at the whole answer: the other digits must be as they were.")
    void oneWrongAnswerIsFound(WrongAnswers answer, Relabeling relabeling) {
        int random = 2 * relabeling.random().nextInt(512);
        for (int set : new int[] {Digits.all(9), Digits.NONE, random}) {
            int[][] answers = VisibleFaults.answersOf(Digits::remove);
            int digit = set == random ? 9 : 1;
            answers[set][digit] ^= Digits.of(5);
            VisibleFaults.expectFaults(answer, answers);
        }
        int[] digits = relabeling.random().ints(1, 10).distinct().limit(3).toArray();
        int[][] exchanged = VisibleFaults.answersOf(Digits::remove);
        exchanged[Digits.of(digits[0], digits[1])][digits[0]] = Digits.of(digits[2]);
        VisibleFaults.expectFaults(answer, exchanged);
    }

    @Points(1)
    @Order(3)
    @Says({"one array for each *wrong* answer", "The order doesn't matter", "only to be read"})
    @DisplayName("Every wrong answer of a faulty method is found")
    @Hint("Go on after the first wrong answer: one example shows that there is a fault, all of them show which.")
    void everyWrongAnswerIsFound(WrongAnswers answer, Relabeling relabeling) {
        int rare = 20 + relabeling.random().nextInt(500);
        VisibleFaults.expectFaults(
                answer,
                VisibleFaults.answersOf(VisibleFaults.onQuestions(
                        (set, digit) -> (set / 2 * 9 + digit) % rare == 0 ? Digits.remove(set, digit) : set & ~digit)));
        VisibleFaults.expectFaults(
                answer,
                VisibleFaults.answersOf(VisibleFaults.onQuestions((set, digit) ->
                        (set / 2 * 9 + digit) % rare == 1 ? Digits.remove(set, digit) : set ^ 1 << digit)));
    }

    // Task 3: candidates

    @Points(1)
    @Order(1)
    @Says({
        "the empty 4×4 board with 3 in its first cell",
        "bit *d* is set when digit *d* is in none of the cell's three houses"
    })
    @DisplayName("Every blank of a 9×9 board gets its candidates")
    @Hint("A candidate is in none of the cell's three houses. Do your masks and the result agree that bit d is digit d,"
            + " and does each cell find its own box?")
    void everyBlankGetsItsCandidates(BoardCandidates answer, Relabeling relabeling) {
        VisibleCandidates.expectCandidates(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION));
    }

    @Points(1)
    @Order(2)
    @Says("a cell with a digit: 0")
    @DisplayName("Where there is a digit, there is nothing to choose")
    @Hint("A cell with a digit has no candidates: its result is the empty set.")
    void filledCellsHaveNoCandidates(BoardCandidates answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        VisibleCandidates.expectSome(
                Expect.on(board), board, VisibleCandidates.expectNoneWhereADigitStands(answer, board));
    }

    @Points(1)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("Write your results into an array of your own, not into the one that was lent to you.")
    void theBoardIsOnlyRead(BoardCandidates answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        int[] got = answer.candidates(board, 9);
        shown.untouched(answer, board);
        VisibleCandidates.expectSome(shown, puzzle, got);
    }

    @Points(1)
    @Order(4)
    @Says({"`size` is 4, 9, 16 or 25", "a clue that a row, a column or a box has twice is not a candidate there"})
    @DisplayName("Boards of 4×4 and 16×16 get their candidates, and clues may be equal")
    @Hint("How many digits there are, and how large a box is, follows from size: no 9, 3 or 27 may appear in your"
            + " method. And a clue may be in a house twice: a bit that is flipped twice is clear again.")
    void otherSizesAndEqualClues(BoardCandidates answer, Relabeling relabeling) {
        VisibleCandidates.expectCandidates(answer, Grid.empty(4));
        VisibleCandidates.expectCandidates(
                answer, relabeling.symmetry(4).apply(Grid.empty(4).with(0, 1).with(1, 1)));
        VisibleCandidates.expectCandidates(
                answer, relabeling.symmetry(16).apply(Grid.empty(16).with(0, 16).with(19, 12)));
    }

    // Task 4: windoku

    @Points(2)
    @Order(1)
    @Says({"`windows`, drawn below", "81 cells"})
    @DisplayName("A puzzle that has a solution gets one")
    @Hint("Where nothing is found, too much is forbidden, or too little is tried. Does a digit that is taken back leave"
            + " each of its masks? Each window has a mask of its own, and the cells between the windows are in none.")
    void aSolutionIsFound(Windoku answer, Relabeling relabeling) {
        VisibleWindows.WINDOKU.forEach(
                known -> VisibleWindows.expectWindoku(answer, relabeling.turned(known), new int[0][]));
    }

    @Points(1)
    @Order(2)
    @Says("Each of them holds every digit once, too")
    @DisplayName("Each window has every digit once")
    @Hint("Counted from 0, the windows take the rows and the columns 1 to 3 and 5 to 7. Is the window's mask asked, and"
            + " is it changed with the others?")
    void eachWindowHasEveryDigit(Windoku answer, Relabeling relabeling) {
        VisibleWindows.WINDOKU.forEach(
                known -> VisibleWindows.expectWindoku(answer, relabeling.turned(known), VisibleWindows.windows()));
    }

    @Points(1)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("When you stop at the solution, the digits you wrote are still on the board that was lent to you.")
    void theWindokuComesBackAsItWas(Windoku answer, Relabeling relabeling) {
        Grid puzzle = relabeling.turned(VisibleWindows.WINDOKU.get(0));
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        String line = answer.windoku(board);
        shown.untouched(answer, board);
        VisibleWindows.expectWindoku(puzzle, line, new int[0][]);
    }

    @Points(1)
    @Order(4)
    @Says("equal clues in a row, a column, a box or a window: `\"\"`")
    @DisplayName("Two equal clues in a window, and nothing else: there is no solution")
    @Hint("The clues have to keep all the rules, in rows, columns, boxes and windows. Is the bit still clear in each of"
            + " the cell's masks when a clue is loaded? Where there is no solution, the answer is an empty string.")
    void equalCluesInAWindowHaveNoSolution(Windoku answer, Relabeling relabeling) {
        VisibleWindows.expectOneIsFound(answer, relabeling);
        for (int[] window : VisibleWindows.windows()) {
            int digit = 1 + relabeling.random().nextInt(9);
            Grid puzzle = Grid.empty(9).with(window[0], digit).with(window[8], digit);
            Expect.on(puzzle).mark(window).equal("", answer.windoku(puzzle.toArray()), "This puzzle has no solution.");
        }
    }
}
