/**
 * The small program that runs inside the box, and the language it speaks with the grader outside.
 *
 * <p>It has nothing on its class path but itself, {@code sudoku.kernel.swap}, {@code sudoku.grid} and
 * {@code sudoku.exercise.api}: there is no solver, no test and no JUnit here to be found by the code it runs. Begin
 * with {@link sudoku.grading.worker.StudentCode}.
 */
package sudoku.grading.worker;
