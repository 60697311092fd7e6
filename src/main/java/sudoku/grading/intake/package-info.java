/**
 * What was handed in, read as data: archives, notebooks, whose they are, and the exercise they answer.
 *
 * <p>Begin reading with {@link sudoku.grading.intake.Submissions}. The grading comes in; nothing in here runs a line
 * of a submission.
 */
package sudoku.grading.intake;
