package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.backtracking.SomeSolutions;
import sudoku.exercise.api.genetic.WeightedErrors;
import sudoku.exercise.api.howfast.SixCells;
import sudoku.exercise.api.race.SearchParts;
import sudoku.exercise.api.stack.SavedSearch;
import sudoku.exercise.api.stack.SolutionIterator;
import sudoku.exercise.api.tightestcell.Degrees;
import sudoku.judge.CallFailed;

/** What a student can paste to make the last call of her answer again, and see what comes out. */
class JavaTextTests {
    private static final int[] EMPTY = new int[81];
    private static final String BOARD = "Grid.parse(\"" + ".".repeat(81) + "\").toArray()";

    @Test
    void anArrayIsWrittenOut() {
        expect(
                Degrees.class,
                board -> board,
                answer -> answer.degrees(EMPTY),
                "Arrays.toString(task1.degrees(" + BOARD + "))");
    }

    @Test
    void boardsOfOtherSizesAreBoardsAndOtherArraysAreNumbers() {
        expect(
                Degrees.class,
                board -> board,
                answer -> answer.degrees(new int[256]),
                "Arrays.toString(task1.degrees(Grid.parse(\"" + ".".repeat(256) + "\").toArray()))");
        expect(
                Degrees.class,
                board -> board,
                answer -> answer.degrees(new int[] {3, -1}),
                "Arrays.toString(task1.degrees(new int[] {3, -1}))");
    }

    @Test
    void everythingThatWasHandedOverIsThere() {
        expect(
                SomeSolutions.class,
                (board, most, found) -> 0,
                answer -> answer.someSolutions(EMPTY, 5, line -> {}),
                "task3.someSolutions(" + BOARD + ", 5, System.out::println)");
        expect(
                WeightedErrors.class,
                new WeightedErrors() {
                    @Override
                    public int errors(int[] board, int[] weights) {
                        return 0;
                    }

                    @Override
                    public int[] heavier(int[] board, int[] weights) {
                        return weights;
                    }
                },
                answer -> answer.errors(EMPTY, new int[] {1, 20}),
                "task1.errors(" + BOARD + ", new int[] {1, 20})");
    }

    @Test
    void aLongIsOneInJavaToo() {
        expect(
                SixCells.class,
                new SixCells() {
                    @Override
                    public long packed(int[] sets) {
                        return 0;
                    }

                    @Override
                    public long paired(long word) {
                        return word;
                    }
                },
                answer -> answer.paired(1L << 40),
                "task1.paired(1099511627776L)");
    }

    @Test
    void listsGoInAndComeOut() {
        expect(
                SavedSearch.class,
                (puzzle, saved) -> saved,
                answer -> answer.resume(EMPTY, List.of(new int[] {0, 1})),
                "task4.resume(" + BOARD + ", List.of(new int[] {0, 1}))"
                        + ".forEach(each -> System.out.println(Arrays.toString(each)))");
    }

    @Test
    void ofAnIteratorTheFirstIsShown() {
        expect(
                SolutionIterator.class,
                board -> List.of("1").iterator(),
                answer -> answer.solutions(EMPTY),
                "task2.solutions(" + BOARD + ").next()");
    }

    @Test
    void theLastCallIsToldAlsoWhenItFailed() {
        expect(
                SearchParts.class,
                (board, wanted) -> {
                    throw new IllegalStateException("no");
                },
                answer -> assertThatThrownBy(() -> answer.parts(EMPTY, 12)).isInstanceOf(CallFailed.class),
                "task3.parts(" + BOARD + ", 12).forEach(each -> System.out.println(Arrays.toString(each)))");
    }

    @Test
    void nothingIsToldOfWhatNobodyCouldReadOrNobodyHasAsked() {
        expect(Degrees.class, board -> board, answer -> answer.degrees(new int[10_000]), "");
        expect(Degrees.class, board -> board, answer -> {}, "");
        assertThat(JavaText.call(new Object(), Degrees.class)).isEmpty();
    }

    private static <A> void expect(Class<A> task, A object, Consumer<A> asking, String call) {
        try (LocalAnswer local = LocalAnswer.to(task, object, Duration.ofSeconds(20))) {
            A answer = task.cast(local.as(task));
            asking.accept(answer);
            assertThat(JavaText.call(answer, task).orElse("")).isEqualTo(call);
        }
    }
}
