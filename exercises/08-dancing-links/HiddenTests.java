package sudoku.exercise.dancinglinks;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.dancinglinks.CountCovers;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.exercise.small.Relabeling;

/** The tests of set 8 that only the grader sees. */
public class HiddenTests {

    @Points(1)
    @Order(11)
    @Says("The size of the covered column itself stays. Uncovering needs nothing but the links: the tests hand it "
            + "some that were covered elsewhere")
    @DisplayName("Uncovering needs nothing but the links")
    @Hint("The nodes that were taken out still know their neighbors. If you keep a copy of how it was before, you can"
            + " put back what you have covered yourself, and nothing else.")
    void uncoveringNeedsNothingButTheLinks(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectUncoveredFromOutside(answer, relabeling);
    }

    @Points(1)
    @Order(11)
    @Says("Take the item with the fewest options")
    @DisplayName("The item with the fewest options is taken first")
    @Hint("Look through the row of heads for the smallest size. If you take the first head of the row, you try all"
            + " choices for forty items, again and again, before you meet the one that nobody offers.")
    void theTightestItemIsTakenFirst(CountCovers answer, Relabeling relabeling) {
        // An answer that never finds any has not seen that there is none.
        Expect both = Expect.onInput("two items, each with an option of its own");
        both.equal(1, answer.count(2, 0, new int[][] {{0}, {1}}), "Both options together are the only cover.");
        int items = 40;
        int lacking = 30 + relabeling.random().nextInt(10);
        int[][] options = IntStream.range(0, 2 * items)
                .map(i -> i / 2)
                .filter(item -> item != lacking)
                .mapToObj(item -> new int[] {item})
                .toArray(int[][]::new);
        Expect shown = Expect.onInput(items + " items with two options each, but for one that nobody offers");
        shown.equal(0, answer.count(items, 0, options), "One item can't be covered.");
    }

    @Points(2)
    @Order(12)
    @Says({
        "1 to 100,000 items; each option has a primary item, and no item twice, in any order",
        "a hundred thousand choices deep"
    })
    @DisplayName("A search a hundred thousand choices deep is no trouble")
    @Hint("A method that calls itself for each choice runs out of stack. Keep the choices in an array of your own, and"
            + " stop looking for a tighter item once you have one with a single option.")
    void aDeepSearchIsNoTrouble(CountCovers answer) {
        int items = 100_000;
        int[][] options =
                IntStream.range(0, items).mapToObj(item -> new int[] {item}).toArray(int[][]::new);
        Expect shown = Expect.onInput(items + " items, each with an option of its own");
        shown.equal(1, answer.count(items, 0, options), "All options together are the only cover.");
    }
}
