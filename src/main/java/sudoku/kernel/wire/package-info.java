/**
 * The five sockets between a front end and its kernel.
 *
 * <p>Begin reading with {@link sudoku.kernel.wire.Connection}. The kernel comes in.
 */
package sudoku.kernel.wire;
