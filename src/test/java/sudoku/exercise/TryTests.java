package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudoku.exercise.api.tightestcell.Degrees;

/** A cell that tries an answer ends without an error, whatever the answer does. */
class TryTests {
    @Test
    void theExampleIsDoneWithTheAnswer() {
        List<Integer> seen = new ArrayList<>();
        assertThat(Try.complaints(
                        Degrees.class, board -> new int[] {7}, mine -> seen.add(mine.degrees(new int[81])[0])))
                .isEmpty();
        assertThat(seen).containsExactly(7);
    }

    @Test
    void whatAnAnswerThrowsIsTold() {
        assertThat(Try.complaints(Degrees.class, board -> new int[board[81]], mine -> mine.degrees(new int[81])))
                .first()
                .asString()
                .startsWith("Your method degrees threw ArrayIndexOutOfBoundsException");
    }

    @Test
    void whatTheExampleCannotUseIsTold() {
        assertThat(Try.complaints(
                        Degrees.class, board -> new int[0], mine -> System.out.println(mine.degrees(new int[81])[0])))
                .first()
                .asString()
                .startsWith("What your method gave can't be shown");
    }

    @Test
    void withoutAnAnswerThereIsNothingToTry() {
        assertThat(Try.complaints(Degrees.class, null, mine -> mine.degrees(new int[81])))
                .containsExactly("There is nothing to try: task1 is empty. Run the cell with your code first.");
    }
}
