package sudoku.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.answer.LocalAnswer;
import sudoku.exercise.api.backtracking.AllSolutions;
import sudoku.exercise.api.backtracking.SudokuX;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.judge.CallFailed;

class ExerciseRunTests {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** The tests of a set with two tasks, as they are written. */
    public static class Sample {
        @Points(2)
        @Order(2)
        @DisplayName("The answer is the puzzle")
        @Hint("Look again.")
        void echoes(SudokuX answer, Relabeling relabeling) {
            Grid puzzle = relabeling.puzzle(PUZZLE);
            Expect shown = Expect.on(puzzle).mark(3);
            shown.equal(puzzle.toLine(), answer.solveX(puzzle.toArray()), "Another puzzle came back.");
        }

        @Points(1)
        @Order(1)
        void isNotEmpty(SudokuX answer) {
            Expect.onInput("blank").that(!answer.solveX(new int[81]).isEmpty(), "Nothing came back.");
        }

        @Points(3)
        void calls(AllSolutions answer) {
            answer.allSolutions(new int[81], line -> {});
        }
    }

    private static final SudokuX RIGHT = board -> Grid.of(board).toLine();
    private static final AllSolutions SILENT = (board, found) -> {};

    private static List<TestResult> run(Map<Class<?>, Object> answers) {
        return ExerciseRun.of(Sample.class).run(answers, 1, result -> {});
    }

    @Test
    void testsRunInTheOrderOfTheirTasksAndThenTheirOwn() {
        assertThat(run(Map.of(SudokuX.class, RIGHT, AllSolutions.class, SILENT)))
                .extracting(TestResult::test)
                .containsExactly("calls", "isNotEmpty", "echoes");
    }

    @Test
    void aRightAnswerGetsAllPoints() {
        ExerciseRun run = ExerciseRun.of(Sample.class);
        assertThat(run.possible()).isEqualTo(6);
        assertThat(run.run(Map.of(SudokuX.class, RIGHT, AllSolutions.class, SILENT), 1, result -> {}))
                .allSatisfy(result -> {
                    assertThat(result.status()).isEqualTo(Status.PASS);
                    assertThat(result.points()).isEqualTo(result.possible());
                    assertThat(result.hint()).isEmpty();
                });
    }

    @Test
    void aFailureSaysWhatWasExpectedAndShowsTheMarkedBoard() {
        SudokuX wrong = board -> "1";
        TestResult failed;
        try (LocalAnswer answer = LocalAnswer.to(SudokuX.class, wrong, Duration.ofSeconds(5))) {
            failed = ExerciseRun.of(Sample.class)
                    .only(SudokuX.class)
                    .run(Map.of(SudokuX.class, answer.as(SudokuX.class)), 1, result -> {})
                    .get(1);
        }
        assertThat(failed.status()).isEqualTo(Status.FAIL);
        assertThat(failed.name()).isEqualTo("The answer is the puzzle");
        assertThat(failed.sentence()).isEqualTo("Another puzzle came back.");
        assertThat(failed.got()).isEqualTo("1");
        assertThat(failed.expected()).hasSize(81);
        assertThat(failed.input()).isEqualTo("task4.solveX(Grid.parse(\"" + failed.expected() + "\").toArray())");
        assertThat(failed.picture().orElseThrow().alt()).contains("Marked: r1c4");
        assertThat(failed.hint()).isEqualTo("Look again.");
        assertThat(failed.points()).isZero();
    }

    @Test
    void aTaskWithoutAnAnswerIsNotReached() {
        assertThat(run(Map.of(SudokuX.class, RIGHT)).get(0)).satisfies(result -> {
            assertThat(result.status()).isEqualTo(Status.NOT_REACHED);
            assertThat(result.sentence()).contains("no answer to task 2");
        });
    }

    @Test
    void aFailedCallShowsTheBoardThatWasSpokenOf() {
        SudokuX failing = board -> {
            throw new CallFailed("It broke.", List.of("cell 3, line 2"), false);
        };
        TestResult failed = run(Map.of(SudokuX.class, failing)).get(2);
        assertThat(failed.sentence()).isEqualTo("It broke.");
        assertThat(failed.picture()).isPresent();
        assertThat(failed.studentsLines()).containsExactly("cell 3, line 2");
    }

    @Test
    void aNullFromTheStartGetsNoHintAboutTheIdea() {
        SudokuX alwaysNull = board -> {
            throw new CallFailed("It gave null.");
        };
        SudokuX laterNull = board -> {
            if (IntStream.of(board).anyMatch(digit -> digit != 0)) {
                throw new CallFailed("It gave null.");
            }
            return "1";
        };
        assertThat(run(Map.of(SudokuX.class, alwaysNull)).get(2).hint()).isEmpty();
        assertThat(run(Map.of(SudokuX.class, laterNull)).get(2).hint()).isEqualTo("Look again.");
    }

    @Test
    void afterACallThatDoesNotEndTheRestOfItsTaskIsNotReached() {
        SudokuX endless = board -> {
            throw new CallFailed("It had no end.", List.of(), true);
        };
        assertThat(run(Map.of(SudokuX.class, endless, AllSolutions.class, SILENT)))
                .extracting(TestResult::status)
                .containsExactly(Status.PASS, Status.FAIL, Status.NOT_REACHED);
    }

    @Test
    void theSameSeedGivesTheSamePuzzlesAndAnotherGivesOthers() {
        assertThat(puzzle(5)).isEqualTo(puzzle(5)).isNotEqualTo(puzzle(6));
    }

    private static String puzzle(long seed) {
        SudokuX wrong = board -> "1";
        return ExerciseRun.of(Sample.class)
                .run(Map.of(SudokuX.class, wrong), seed, result -> {})
                .get(2)
                .input();
    }

    @Test
    void eachResultIsToldAsSoonAsItIsThere() {
        List<String> told = new ArrayList<>();
        Consumer<TestResult> teller = result -> told.add(result.test());
        ExerciseRun.of(Sample.class).run(Map.of(SudokuX.class, RIGHT), 1, teller);
        assertThat(told).containsExactly("calls", "isNotEmpty", "echoes");
    }
}
