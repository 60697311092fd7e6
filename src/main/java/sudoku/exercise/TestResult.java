package sudoku.exercise;

import java.util.List;
import java.util.Optional;
import sudoku.picture.Picture;

/**
 * How one test of an exercise went, with all that a notebook or a report wants to show.
 *
 * @param test the method's name
 * @param name what a student understands
 * @param task the number of the task
 * @param points those earned
 * @param possible those the test is worth
 * @param sentence what happened; empty for a test that passed
 * @param expected what should have come; may be empty
 * @param got what came instead; may be empty
 * @param picture the failing input, with the cells in question marked
 * @param input the same as text to try again with; may be empty
 * @param hint where to look; empty for a test that passed
 * @param studentsLines the lines of the student's own where it happened, innermost first
 * @param work the steps it has counted, if it counts any
 */
public record TestResult(
        String test,
        String name,
        int task,
        int points,
        int possible,
        Status status,
        String sentence,
        String expected,
        String got,
        Optional<Picture> picture,
        String input,
        String hint,
        List<String> studentsLines,
        Optional<Work> work) {

    /** The end of a test. */
    public enum Status {
        PASS,
        FAIL,
        NOT_REACHED
    }

    /** How many points these are together. */
    static int sum(List<TestResult> results) {
        return results.stream().mapToInt(TestResult::points).sum();
    }
}
