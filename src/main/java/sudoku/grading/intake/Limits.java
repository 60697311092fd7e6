package sudoku.grading.intake;

import java.time.Duration;
import sudoku.exercise.Check;
import sudoku.grading.sandbox.Deadline;

/**
 * What a submission may use.
 *
 * @param call time for one call of a student's method, see {@link Deadline}
 * @param load the same for one cell to compile and run
 * @param submission the same for everything together
 * @param heapMegabytes memory of the student's objects
 */
public record Limits(Duration call, Duration load, Duration submission, int heapMegabytes) {
    public static final Limits USUAL =
            new Limits(Check.DEADLINE, Duration.ofSeconds(30), Duration.ofMinutes(3), 256);
}
