/**
 * One submission at its examination: tests on this side, the answer on the other.
 *
 * <p>Begin reading with {@link sudoku.grading.exam.Grader}. The grading comes in.
 */
package sudoku.grading.exam;
