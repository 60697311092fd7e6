package sudoku.exercise.set02;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Relabelling;
import sudoku.exercise.api.masks.BoardCandidates;
import sudoku.exercise.api.masks.Windoku;
import sudoku.exercise.api.masks.WrongAnswers;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.puzzles.PuzzleSet;

/** The tests of set 2 that are seen by the grader alone. */
public class HiddenTests {
    private static final String NO_WINDOKU =
            ".167.......7..36...3....947..1...5..62....4......3...9..2...35..6.5.8.......1..6.";
    private static final String WINDOWS_WITH_REPEATED_CLUES =
            "5.84.....219.78..33..9.185.....5.18..5182..9..86.9.32.......578......23...731.6..";

    @Points(1)
    @Order(11)
    @DisplayName("What is no question is not judged")
    @Hint("Bit 0 belongs to no digit, so an odd number is no set, and 0 is no digit. What stands there in the table"
            + " means nothing.")
    void whatIsNoQuestionIsNotJudged(WrongAnswers answer) {
        int[][] answers = VisibleFaults.answersOf((set, digit) ->
                set % 2 == 1 || digit == 0 ? 1 : Digits.remove(set, digit));
        answers[Digits.of(4)][4] = Digits.of(4);
        VisibleFaults.expectFaults(answer, answers);
    }

    @Points(1)
    @Order(11)
    @DisplayName("A digit that stands twice in a house is no candidate there")
    @Hint("Clues may repeat a digit. Turned over twice, its bit is off again.")
    void aRepeatedClueIsNoCandidate(BoardCandidates answer, Relabelling relabelling) {
        VisibleTests.expectCandidates(answer,
                relabelling.symmetry(9).apply(Grid.empty(9).with(1, 5).with(7, 5).with(40, 3)));
    }

    @Points(1)
    @Order(12)
    @DisplayName("Boards may have any size")
    @Hint("How many digits there are, and how large a box is, follows from size: nothing in your method may say 9, 3"
            + " or 27.")
    void boardsMayHaveAnySize(BoardCandidates answer, Relabelling relabelling) {
        VisibleTests.expectCandidates(answer, relabelling.puzzle(".4........1..2.4"));
        VisibleTests.expectCandidates(answer, relabelling.puzzle(PuzzleSet.shipped("16x16").get(0).toLine()));
        int[] two = IntStream.range(0, 625).map(cell -> cell == 7 ? 25 : cell == 310 ? 1 : 0).toArray();
        VisibleTests.expectCandidates(answer, relabelling.symmetry(25).apply(Grid.of(two)));
    }

    @Points(1)
    @Order(11)
    @DisplayName("A puzzle that only the windows make impossible has no solution")
    @Hint("Where nothing fits the answer is an empty string, neither null nor the solution of an ordinary Sudoku.")
    void theWindowsCanMakeItImpossible(Windoku answer, Relabelling relabelling) {
        expectNone(answer, relabelling, NO_WINDOKU);
    }

    @Points(1)
    @Order(12)
    @DisplayName("Equal clues in a window have no solution")
    @Hint("The clues have to keep the rules too, in the windows as well. Is the bit still off when a clue is loaded?")
    void equalCluesInAWindowHaveNoSolution(Windoku answer, Relabelling relabelling) {
        expectNone(answer, relabelling, WINDOWS_WITH_REPEATED_CLUES);
    }

    /** None here, and one where there is one: who never finds any has not seen that there is none. */
    private static void expectNone(Windoku answer, Relabelling relabelling, String impossible) {
        VisibleTests.expectWindoku(answer, relabelling.turned(VisibleTests.WINDOKU.get(0)), new int[0][]);
        Grid puzzle = relabelling.turned(impossible);
        Expect shown = Expect.on(puzzle);
        for (int[] window : VisibleTests.windows()) {
            shown = shown.mark(window);
        }
        int[] board = puzzle.toArray();
        shown.equal("", answer.windoku(board), "This puzzle has no solution.");
        shown.untouched(answer, board);
    }
}
