package sudoku.exercise.bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.bitmask.BoardCandidates;
import sudoku.exercise.api.bitmask.Windoku;
import sudoku.exercise.api.bitmask.WrongAnswers;
import sudoku.exercise.small.ClashingClues;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Symmetry;

/** The tests of set 2 that only the grader sees. */
public class HiddenTests {
    private static final String NO_WINDOKU =
            ".167.......7..36...3....947..1...5..62....4......3...9..2...35..6.5.8.......1..6.";
    private static final String SOLVED =
            "579413268836572491241968573328796154795341826614825739463287915957134682182659347";
    private static final String SOLVED_WINDOKU =
            "639251748458367912172984635714635289986172354325849176593728461861493527247516893";
    /** Only the first window has equal digits. */
    private static final String ALL_BUT_ONE_WINDOW =
            "269341785475862391831975642624597813187634529953218467598423176316789254742156938";
    /** Only the boxes have equal digits. */
    private static final String ALL_BUT_BOXES =
            "312759846741528639629384751487631295865942317953217468578163924296475183134896572";

    @Points(1)
    @Order(11)
    @Says("what is in the places without a question means nothing")
    @DisplayName("What is no question is not judged")
    @Hint("Bit 0 belongs to no digit, so an odd number is no set, and 0 is no digit. What is there in the table means"
            + " nothing.")
    void whatIsNoQuestionIsNotJudged(WrongAnswers answer) {
        int[][] answers =
                VisibleFaults.answersOf((set, digit) -> set % 2 == 1 || digit == 0 ? 1 : Digits.remove(set, digit));
        answers[Digits.of(4)][4] = Digits.of(4);
        VisibleFaults.expectFaults(answer, answers);
    }

    @Points(1)
    @Order(12)
    @Says("a number with a bit that belongs to no digit is a wrong answer")
    @DisplayName("An answer with a bit that belongs to no digit is wrong")
    @Hint("The answer must be the right number, with no other bit: neither bit 0 nor one above 9.")
    void aStrayBitIsWrong(WrongAnswers answer, Relabeling relabeling) {
        for (int stray : new int[] {0, 10, 31}) {
            int[][] answers = VisibleFaults.answersOf(Digits::remove);
            answers[2 * relabeling.random().nextInt(512)][
                    1 + relabeling.random().nextInt(9)] |= 1 << stray;
            VisibleFaults.expectFaults(answer, answers);
        }
    }

    @Points(1)
    @Order(11)
    @Says("a clue that a row, a column or a box has twice is not a candidate there")
    @DisplayName("A digit that is twice in a house is no candidate there")
    @Hint("Clues may repeat a digit. A bit that is flipped twice is clear again.")
    void aRepeatedClueIsNoCandidate(BoardCandidates answer, Relabeling relabeling) {
        VisibleCandidates.expectCandidates(
                answer,
                relabeling.symmetry(9).apply(Grid.empty(9).with(1, 5).with(7, 5).with(40, 3)));
        // Twice in a row and nowhere else; in a column; in a box.
        for (int[] equal : new int[][] {{1, 7}, {10, 64}, {0, 9}, {0, 11}}) {
            VisibleCandidates.expectCandidates(
                    answer, Grid.empty(9).with(equal[0], 5).with(equal[1], 5));
        }
        ClashingClues.in(relabeling.puzzle(SOLVED), relabeling.random())
                .forEach(board -> VisibleCandidates.expectCandidates(answer, board));
    }

    @Points(1)
    @Order(13)
    @Says("bit *d* is set when digit *d* is in none of the cell's three houses")
    @DisplayName("Every clue counts, in every cell")
    @Hint("One clue of these boards has changed. Do your masks hold the first cell's digit, and the last one's?")
    void everyClueCounts(BoardCandidates answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(SOLVED);
        // The boards below have no candidate: this one shows that any are found.
        VisibleCandidates.expectCandidates(answer, solved.with(0, Grid.BLANK));
        ClashingClues.withOneWrong(solved).forEach(board -> VisibleCandidates.expectCandidates(answer, board));
    }

    @Points(1)
    @Order(12)
    @Says({"the empty 4×4 board with 3 in its first cell", "`size` is 4, 9, 16 or 25"})
    @DisplayName("Boards may have any size")
    @Hint("How many digits there are, and how large a box is, follows from size: no 9, 3 or 27 may appear in your"
            + " method.")
    void boardsMayHaveAnySize(BoardCandidates answer, Relabeling relabeling) {
        VisibleCandidates.expectCandidates(answer, relabeling.puzzle(".4........1..2.4"));
        VisibleCandidates.expectCandidates(
                answer, relabeling.puzzle(PuzzleSet.shipped("16x16").get(0).toLine()));
        int[] two = IntStream.range(0, 625)
                .map(cell -> cell == 7 ? 25 : cell == 310 ? 1 : 0)
                .toArray();
        VisibleCandidates.expectCandidates(answer, relabeling.symmetry(25).apply(Grid.of(two)));
        for (Grid board : List.of(
                relabeling.puzzle(".4........1..2.4"), relabeling.symmetry(25).apply(Grid.of(two)))) {
            VisibleCandidates.expectNoneWhereADigitStands(answer, board);
        }
    }

    @Points(1)
    @Order(11)
    @Says("no solution: `\"\"`")
    @DisplayName("A puzzle that only the windows make impossible has no solution")
    @Hint("Where nothing fits, the answer is an empty string, neither null nor the solution of an ordinary Sudoku.")
    void theWindowsCanMakeItImpossible(Windoku answer, Relabeling relabeling) {
        expectNone(answer, relabeling, relabeling.turned(NO_WINDOKU));
    }

    @Points(2)
    @Order(12)
    @Says("equal clues in a row, a column, a box or a window: `\"\"`")
    @DisplayName("Equal clues in any house, a window too, have no solution")
    @Hint("The clues have to keep all the rules, in rows, columns, boxes and windows. Is the bit still clear in each of"
            + " the cell's masks when a clue is loaded?")
    void equalCluesHaveNoSolution(Windoku answer, Relabeling relabeling) {
        List<Grid> full = new ArrayList<>(ClashingClues.inLines(Grid.parse(SOLVED_WINDOKU)));
        full.addAll(List.of(Grid.parse(ALL_BUT_BOXES), Grid.parse(SOLVED)));
        for (Grid each : full) {
            Grid turned = relabeling.turn(9).apply(each);
            for (Grid board : List.of(turned, Symmetry.transpose(9).apply(turned))) {
                expectNone(answer, relabeling, board);
                expectNone(
                        answer,
                        relabeling,
                        ClashingClues.blanked(board, VisibleWindows.windows(), relabeling.random()));
            }
        }
        expectNone(answer, relabeling, Grid.empty(9).with(10, 7).with(30, 7));
        Grid one = Grid.parse(ALL_BUT_ONE_WINDOW);
        for (int turn = 0; turn < 4; turn++) {
            Grid before = one;
            one = Grid.of(IntStream.range(0, 81)
                    .map(cell -> before.get((8 - cell % 9) * 9 + cell / 9))
                    .toArray());
            expectNone(answer, relabeling, ClashingClues.blanked(one, VisibleWindows.windows(), relabeling.random()));
        }
    }

    @Points(1)
    @Order(13)
    @Says("no solution: `\"\"`")
    @DisplayName("Every clue of a windoku counts, in every cell")
    @Hint("One clue of these boards is wrong, so that they have no solution. If you find one, you have overlooked the"
            + " clue: are the first cell and the last loaded into the masks too?")
    void everyClueOfAWindokuCounts(Windoku answer, Relabeling relabeling) {
        VisibleWindows.expectOneIsFound(answer, relabeling);
        Grid solved = relabeling.turned(SOLVED_WINDOKU);
        VisibleWindows.expectWindoku(answer, solved, new int[0][]);
        for (Grid puzzle : ClashingClues.withOneWrong(solved, VisibleWindows.windows())) {
            Expect shown = Expect.on(puzzle);
            int[] board = puzzle.toArray();
            shown.equal("", answer.windoku(board), "This puzzle has no solution.");
            shown.untouched(answer, board);
        }
    }

    /** None here, and one where there is one. */
    private static void expectNone(Windoku answer, Relabeling relabeling, Grid puzzle) {
        VisibleWindows.expectOneIsFound(answer, relabeling);
        Expect shown = Expect.on(puzzle);
        for (int[] window : VisibleWindows.windows()) {
            shown = shown.mark(window);
        }
        int[] board = puzzle.toArray();
        shown.equal("", answer.windoku(board), "This puzzle has no solution.");
        shown.untouched(answer, board);
    }
}
