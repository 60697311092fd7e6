/**
 * What a cell of a lesson calls in the page under the names that it has in a notebook: {@code Show}, {@code Piece},
 * {@code Predict}.
 *
 * <p>Begin with {@link sudoku.page.run.cell.Outputs}.
 */
package sudoku.page.run.cell;
