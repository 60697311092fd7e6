package sudoku.grading.intake;

import java.time.Duration;
import sudoku.exercise.Checks;
import sudoku.grading.sandbox.Deadline;

/**
 * What a submission may use.
 *
 * @param call time for one call of a student's method, see {@link Deadline}
 * @param load the same for one cell to run, and twice what it may take to compile
 * @param submission the same for everything together
 * @param heapMegabytes memory of the student's objects
 */
public record Limits(Duration call, Duration load, Duration submission, int heapMegabytes) {
    public static final Limits USUAL = new Limits(Checks.DEADLINE, Duration.ofSeconds(30), Duration.ofMinutes(3), 256);

    private static final int PARTS_OF_TIME = 5;
    private static final int PARTS_OF_TIME_TO_RUN = 36;
    /** Classes, compiled code, stacks and what the virtual machine needs for itself. */
    private static final int BESIDE_HEAP_MEGABYTES = 512;

    /** All cells of a submission together may take a compiler so long. */
    public Duration compiling() {
        return submission.dividedBy(PARTS_OF_TIME);
    }

    /** To run, nearly all submissions need less than these five seconds of three minutes. */
    public Duration usualToRun() {
        return submission.dividedBy(PARTS_OF_TIME_TO_RUN);
    }

    /** One cell leaves the compiler time for others. */
    public Duration compilingCell() {
        return load.dividedBy(2);
    }

    /** So many bytes of the machine's memory a worker may really have, in all of its processes together. */
    public long mostMemory() {
        return (long) (heapMegabytes + BESIDE_HEAP_MEGABYTES) << 20;
    }
}
