/**
 * What a front end asks besides running cells: completion, inspection, completeness, history.
 *
 * <p>Begin reading with {@link sudoku.kernel.ask.FrontEndAnswers}. The kernel comes in.
 */
package sudoku.kernel.ask;
