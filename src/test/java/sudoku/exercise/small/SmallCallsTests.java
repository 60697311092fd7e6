package sudoku.exercise.small;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.InShell;
import sudoku.exercise.api.Task;
import sudoku.explain.ask.Typed;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.run.SmallCall;
import sudoku.explain.source.OwnSource;

/** Small calls differ, and no statement says what comes out of one. */
class SmallCallsTests {
    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    /** What is drawn for the answer to a task, by seed. */
    private static LongFunction<List<PreparedCall>> drawn(ExerciseSource set, Class<?> task) {
        try {
            Class<?> tests = Class.forName("sudoku.exercise." + set.topic() + ".VisibleTests");
            OwnSource source = OwnSource.of(
                            ExerciseSource.gradedCells(set.notebook()).get("task" + number(task) + "-answer"))
                    .orElseThrow();
            return seed -> SmallCalls.of(task, tests).orElseThrow().prepared(source, new Random(seed));
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static int number(Class<?> task) {
        return task.getAnnotation(Task.class).number();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTaskHasFourThatDifferFromSeedToSeed(ExerciseSource set) {
        for (Class<?> task : InShell.tasks(set.topic())) {
            LongFunction<List<PreparedCall>> drawn = drawn(set, task);
            List<String> once = codes(drawn.apply(1));
            assertThat(once).as(set + " " + task).hasSizeBetween(3, 4).doesNotHaveDuplicates();
            assertThat(codes(drawn.apply(1))).as("the same seed").isEqualTo(once);
            assertThat(IntStream.range(2, 6).mapToObj(seed -> codes(drawn.apply(seed))))
                    .as("%s, %s: other seeds", set, task)
                    .anyMatch(codes -> !codes.equals(once));
        }
    }

    private static List<String> codes(List<PreparedCall> calls) {
        return calls.stream().map(PreparedCall::code).toList();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void noStatementTellsWhatComesOutOfOne(ExerciseSource set) {
        for (Class<?> task : InShell.tasks(set.topic())) {
            String prose = set.proseOfTask(number(task));
            LongFunction<List<PreparedCall>> drawn = drawn(set, task);
            for (int seed = 0; seed < 20; seed++) {
                assertThat(drawn.apply(seed))
                        .as("%s, task %d, seed %d", set, number(task), seed)
                        .noneMatch(call -> standsIn(prose, call));
            }
        }
    }

    /** Its arguments are in the text, one after the other. */
    private static boolean standsIn(String prose, PreparedCall call) {
        String arguments = Typed.plain(call.shown().substring(call.shown().indexOf('(')));
        return arguments.length() > 5
                && !arguments.contains("board")
                && Typed.plain(prose).contains(arguments);
    }

    @Test
    void anExampleOfAStatementIsFound() {
        String prose = "`{40, -1, 10, 30}`, 50 give 30";
        assertThat(standsIn(
                        prose,
                        SmallCall.of("quantile", new int[] {40, -1, 10, 30}, 50).prepared('A', false)))
                .isTrue();
        assertThat(standsIn(
                        prose,
                        SmallCall.of("quantile", new int[] {40, -1, 10, 31}, 50).prepared('A', false)))
                .isFalse();
    }
}
