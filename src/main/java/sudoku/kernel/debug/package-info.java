/**
 * The debugger: what Jupyter's debug protocol asks of a kernel, without a second virtual machine and without a port.
 *
 * <p>Begin with {@link sudoku.kernel.debug.call.Call}: while somebody debugs, every method of the notebook tells it
 * where it is. {@link sudoku.kernel.debug.Conversation} speaks with the front end. The kernel comes in through
 * {@link sudoku.kernel.debug.Debugger}.
 */
package sudoku.kernel.debug;
