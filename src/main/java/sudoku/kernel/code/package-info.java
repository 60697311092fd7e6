/**
 * The compiler behind the notebook: session, variables, class path, lines that speak to the kernel.
 *
 * <p>Begin reading with {@link sudoku.kernel.code.Session}. The kernel comes in.
 */
package sudoku.kernel.code;
