/**
 * Tests that meet an answer through an interface, and the check in the notebook.
 *
 * <p>Begin reading with {@link sudoku.exercise.ExerciseRun}. Cells of exercises call Check and Try; the grader runs
 * the same tests.
 */
package sudoku.exercise;
