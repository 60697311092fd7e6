/**
 * One student's answer as the tests see it: asked on a thread of its own, with copies, for as long as it may take.
 *
 * <p>Begin reading with {@link sudoku.exercise.answer.LocalAnswer}. The check in the notebook and the pieces of
 * lessons come in.
 */
package sudoku.exercise.answer;
