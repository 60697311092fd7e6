/**
 * The board: cells, digits, rules.
 *
 * <p>Begin reading with {@link sudoku.grid.Grid}. Everybody comes in; it lies on the class path of the worker that
 * grades, too.
 */
package sudoku.grid;
