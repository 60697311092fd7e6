package sudoku.grading.sample.tests;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.answer.Lent;
import sudoku.grading.sample.Doubling;
import sudoku.grading.sample.Everything;

public class HiddenTests {
    /** No report may hold it. */
    static final int SECRET = 987654321;

    @Points(2)
    @Order(4)
    @DisplayName("Sorts what nobody has seen")
    @Hint("Any numbers may come, in any order.")
    void sortsWhatNobodyHasSeen(Everything answer) {
        int[] given = {SECRET, 5, -SECRET, 5};
        int[] sorted = given.clone();
        Arrays.sort(sorted);
        Expect expect = Expect.onInput(Arrays.toString(given));
        expect.equal(VisibleLists.asList(sorted), VisibleLists.asList(answer.sorted(given)), "In ascending order.");
        expect.equal(List.of(SECRET, 5, -SECRET, 5), VisibleLists.asList(Lent.back(answer, given)),
                "What was handed over is left alone.");
    }

    @Points(1)
    @DisplayName("Twice a number nobody has seen")
    void doublesWhatNobodyHasSeen(Doubling answer) {
        Expect.onInput("" + SECRET).equal(2 * 123456, answer.doubled(123456), "Twice as much.");
    }
}
