/**
 * A program that Eclipse's compiler has understood, statement by statement as a script.
 *
 * <p>Begin with {@link sudoku.page.translate.ProgramScript}, then read {@code Statements} and {@code ExpressionScript}.
 * What is not translated exactly is refused.
 */
package sudoku.page.translate;
