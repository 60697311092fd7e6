package sudoku.exercise.set08;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.api.cover.CountCovers;

/** The tests of set 8 that are seen by the grader alone. */
public class HiddenTests {

    @Points(1)
    @Order(11)
    @DisplayName("A search a hundred thousand choices deep is no trouble")
    @Hint("A method that calls itself for each choice runs out of stack. Keep the choices in an array of your own, and"
            + " stop looking for a tighter item once you have one with a single option.")
    void aDeepSearchIsNoTrouble(CountCovers answer) {
        int items = 100_000;
        int[][] options = IntStream.range(0, items).mapToObj(item -> new int[] {item}).toArray(int[][]::new);
        Expect shown = Expect.onInput(items + " items, each with an option of its own");
        shown.equal(1, answer.count(items, 0, options), "All options together are the only cover.");
    }
}
