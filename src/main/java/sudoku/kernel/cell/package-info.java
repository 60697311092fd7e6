/**
 * One execution of one cell: its threads, its streams, what it says when it fails.
 *
 * <p>Begin reading with {@link sudoku.kernel.cell.Cell}. What runs notebook code comes in.
 */
package sudoku.kernel.cell;
