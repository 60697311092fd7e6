/**
 * The words of a script that Java is translated into: types, numbers and their conversions, names, and what is declared
 * before the first line.
 *
 * <p>Begin with {@link sudoku.page.script.Operators}. Nothing here knows a statement.
 */
package sudoku.page.script;
