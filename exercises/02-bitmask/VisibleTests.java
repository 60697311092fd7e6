package sudoku.exercise.bitmask;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.ExpectSolution;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.bitmask.BoardCandidates;
import sudoku.exercise.api.bitmask.SetOperations;
import sudoku.exercise.api.bitmask.Windoku;
import sudoku.exercise.api.bitmask.WrongAnswers;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** The tests of set 2 that a student sees. */
public class VisibleTests {
    private static final String PUZZLE =
            "42.7.168..5..3.921.....2.5.3...8..9........1..72..954.6.45......976....5.8..2..6.";
    public static final List<String> WINDOKU = List.of(
            ".167.......7..36...3....947..1...5..62....4......3...9..2...35..6.5.8..........6.",
            "....5....1....7.8.7...2...5.......6.6...3...7.7.6.1..3..34......9.2.8....6...39.8",
            "........5.8.2.67.........1.....852..4...6...87.......656......48.75.4..39.3......");

    // Task 1: sets where bit d - 1 stands for digit d

    @Points(1)
    @Order(1)
    @Says({"`isIn(set, 3)`", "sets from `0` to `0b111111111`, digits from 1 to 9"})
    @DisplayName("isIn is right for every set and every digit")
    @Hint("Which bits does the number 5 itself have? And which one bit stands for digit 5?")
    void containsIsRightForEverySet(SetOperations answer) {
        forEverySetAndDigit(
                "contains",
                (shown, set, digit) -> shown.equal(
                        Digits.contains(set << 1, digit),
                        answer.contains(set, digit),
                        "Is " + digit + " in the set " + words(set) + "?"));
    }

    @Points(1)
    @Order(2)
    @Says({"`with(set, 2)`", "a digit that is there already is added, one that isn't there is removed: nothing changes"
    })
    @DisplayName("with is right for every set and every digit")
    @Hint("Adding a digit that is already there changes nothing. What do + and ^ do with a bit that is set already?")
    void addIsRightForEverySet(SetOperations answer) {
        forEverySetAndDigit(
                "add",
                (shown, set, digit) -> expectSet(
                        shown, Digits.add(set << 1, digit), answer.add(set, digit), digit + " added to " + words(set)));
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
        forEverySetAndDigit(
                "remove",
                (shown, set, digit) -> expectSet(
                        shown,
                        Digits.remove(set << 1, digit),
                        answer.remove(set, digit),
                        digit + " removed from " + words(set)));
    }

    @Points(2)
    @Order(4)
    @Says({"`notIn(set)`", "sets from `0` to `0b111111111`, digits from 1 to 9"})
    @DisplayName("notIn is right for every set of digits used")
    @Hint("~ flips all 32 bits. Nine of them are digits, and the convention says which nine.")
    void freeIsRightForEverySet(SetOperations answer) {
        for (int used = 0; used < 512; used++) {
            expectSet(
                    Expect.onInput("task1.free(" + bits(used) + ")"),
                    Digits.all(9) & ~(used << 1),
                    answer.free(used),
                    "What is left by " + words(used));
        }
    }

    private interface Question {
        void ask(Expect shown, int set, int digit);
    }

    private static void forEverySetAndDigit(String method, Question question) {
        for (int set = 0; set < 512; set++) {
            for (int digit = 1; digit <= 9; digit++) {
                question.ask(Expect.onInput("task1." + method + "(" + bits(set) + ", " + digit + ")"), set, digit);
            }
        }
    }

    /** One bit for each digit at least, so that bits of one place are below each other. */
    private static String bits(int set) {
        String ones = Integer.toBinaryString(set);
        return "0b" + "0".repeat(Math.max(0, 9 - ones.length())) + ones;
    }

    private static String words(int set) {
        return Digits.toString(set << 1) + ", which is " + bits(set);
    }

    /** Expected is a set of the lesson's, got one of the other convention. */
    private static void expectSet(Expect shown, int expected, int got, String what) {
        shown.equal(bits(expected >> 1), bits(got), what + ": the result should be " + Digits.toString(expected) + ".");
    }

    // Task 2: the judge

    @Points(1)
    @Order(1)
    @Says({"all answers are right but", "1024 rows of 10 numbers", "no wrong answer: an empty list"})
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
    @Says("all answers are right but")
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
        expectCandidates(answer, relabeling.puzzle(PUZZLE));
    }

    @Points(1)
    @Order(2)
    @Says("a cell with a digit: 0")
    @DisplayName("Where there is a digit, there is nothing to choose")
    @Hint("A cell with a digit has no candidates: its result is the empty set.")
    void filledCellsHaveNoCandidates(BoardCandidates answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(PUZZLE);
        expectSome(Expect.on(board), board, expectNoneWhereADigitStands(answer, board));
    }

    /** What came, which is 0 for each cell with a digit. */
    public static int[] expectNoneWhereADigitStands(BoardCandidates answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] got = answer.candidates(board.toArray(), board.size());
        shown.equal(board.cells().count(), got.length, "One set for each cell.");
        for (int cell = 0; cell < got.length; cell++) {
            if (!board.isBlank(cell)) {
                shown.cross(cell).equal(Digits.NONE, got[cell], "The crossed cell has a digit.");
            }
        }
        return got;
    }

    @Points(1)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("Write your results into an array of your own, not into the one that was lent to you.")
    void theBoardIsOnlyRead(BoardCandidates answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(PUZZLE);
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        int[] got = answer.candidates(board, 9);
        shown.untouched(answer, board);
        expectSome(shown, puzzle, got);
    }

    @Points(1)
    @Order(4)
    @Says({"`size` is 4, 9, 16 or 25", "a clue that is twice in a row, a column or a box is no candidate there"})
    @DisplayName("Boards of 4×4 and 16×16 get their candidates, and clues may be equal")
    @Hint("How many digits there are, and how large a box is, follows from size: no 9, 3 or 27 may appear in your"
            + " method. And a clue may be in a house twice: a bit that is flipped twice is clear again.")
    void otherSizesAndEqualClues(BoardCandidates answer, Relabeling relabeling) {
        expectCandidates(answer, Grid.empty(4));
        expectCandidates(
                answer, relabeling.symmetry(4).apply(Grid.empty(4).with(0, 1).with(1, 1)));
        expectCandidates(
                answer, relabeling.symmetry(16).apply(Grid.empty(16).with(0, 16).with(19, 12)));
    }

    private static void expectSome(Expect shown, Grid board, int[] got) {
        shown.that(
                IntStream.range(0, 81).anyMatch(cell -> board.isBlank(cell) && got[cell] != Digits.NONE),
                "No blank has got a candidate.");
    }

    /** In every blank cell what the library sees when it looks around. */
    public static void expectCandidates(BoardCandidates answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] got = answer.candidates(board.toArray(), board.size());
        shown.equal(board.cells().count(), got.length, "One set for each cell.");
        for (int cell = 0; cell < got.length; cell++) {
            if (board.isBlank(cell)) {
                int expected = Rules.candidates(board, cell);
                shown.mark(cell)
                        .equal(
                                Digits.toString(expected) + ", the number " + expected,
                                Digits.toString(got[cell]) + ", the number " + got[cell],
                                "Which digits may be in the marked cell?");
            }
        }
    }

    // Task 4: windoku

    @Points(2)
    @Order(1)
    @Says({"`windows`, drawn below", "81 cells"})
    @DisplayName("A puzzle that has a solution gets one")
    @Hint("Where nothing is found, too much is forbidden, or too little is tried. Does a digit that is taken back leave"
            + " each of its masks? Each window has a mask of its own, and the cells between the windows are in none.")
    void aSolutionIsFound(Windoku answer, Relabeling relabeling) {
        WINDOKU.forEach(known -> expectWindoku(answer, relabeling.turned(known), new int[0][]));
    }

    @Points(1)
    @Order(2)
    @Says("Each of them holds every digit once, too")
    @DisplayName("Each window has every digit once")
    @Hint("Counted from 0, the windows take the rows and the columns 1 to 3 and 5 to 7. Is the window's mask asked, and"
            + " is it changed with the others?")
    void eachWindowHasEveryDigit(Windoku answer, Relabeling relabeling) {
        WINDOKU.forEach(known -> expectWindoku(answer, relabeling.turned(known), windows()));
    }

    @Points(1)
    @Order(3)
    @Says("has to come back as it was")
    @DisplayName("Afterwards the board is as it was")
    @Hint("When you stop at the solution, the digits you wrote are still on the board that was lent to you.")
    void theWindokuComesBackAsItWas(Windoku answer, Relabeling relabeling) {
        Grid puzzle = relabeling.turned(WINDOKU.get(0));
        Expect shown = Expect.on(puzzle);
        int[] board = puzzle.toArray();
        String line = answer.windoku(board);
        shown.untouched(answer, board);
        expectWindoku(puzzle, line, new int[0][]);
    }

    @Points(1)
    @Order(4)
    @Says("equal clues in a row, a column, a box or a window: `\"\"`")
    @DisplayName("Two equal clues in a window, and nothing else: there is no solution")
    @Hint("The clues have to keep all the rules, in rows, columns, boxes and windows. Is the bit still clear in each of"
            + " the cell's masks when a clue is loaded? Where there is no solution, the answer is an empty string.")
    void equalCluesInAWindowHaveNoSolution(Windoku answer, Relabeling relabeling) {
        expectOneIsFound(answer, relabeling);
        for (int[] window : windows()) {
            int digit = 1 + relabeling.random().nextInt(9);
            Grid puzzle = Grid.empty(9).with(window[0], digit).with(window[8], digit);
            Expect.on(puzzle).mark(window).equal("", answer.windoku(puzzle.toArray()), "This puzzle has no solution.");
        }
    }

    /** If you never find a solution, you can't tell when there is none. */
    public static void expectOneIsFound(Windoku answer, Relabeling relabeling) {
        Grid puzzle = relabeling.turned(WINDOKU.get(0));
        Expect shown = Expect.on(puzzle);
        String line = answer.windoku(puzzle.toArray());
        shown.that(
                !line.isEmpty(),
                "Before the puzzles without a solution comes this one, which has a solution, and none came back.");
        ExpectSolution.of(puzzle, line, new int[0][]);
    }

    public static void expectWindoku(Windoku answer, Grid puzzle, int[][] windows) {
        Expect.on(puzzle);
        expectWindoku(puzzle, answer.windoku(puzzle.toArray()), windows);
    }

    private static void expectWindoku(Grid puzzle, String line, int[][] windows) {
        Expect.on(puzzle).that(!line.isEmpty(), "This puzzle has a solution, and none came back.");
        ExpectSolution.of(puzzle, line, windows);
    }

    /** The cells of the four windows. */
    public static int[][] windows() {
        return IntStream.of(10, 14, 46, 50)
                .mapToObj(corner -> IntStream.range(0, 9)
                        .map(i -> corner + i / 3 * 9 + i % 3)
                        .toArray())
                .toArray(int[][]::new);
    }
}
