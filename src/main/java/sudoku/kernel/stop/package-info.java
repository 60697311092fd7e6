/**
 * What brings a cell to a standstill, and what keeps memory for doing so.
 *
 * <p>Begin reading with {@link sudoku.kernel.stop.Brake}. The code of the notebook itself looks at the brake; cells
 * and the kernel pull it.
 */
package sudoku.kernel.stop;
