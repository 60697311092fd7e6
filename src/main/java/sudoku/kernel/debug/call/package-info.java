/**
 * What a method keeps while it is debugged: where it is, and what is in its variables.
 *
 * <p>Begin with {@link sudoku.kernel.debug.call.Call}. {@link sudoku.kernel.debug.call.CallFitter} rewrites the
 * methods; who watches them is the debugger's business, in the room around this one.
 */
package sudoku.kernel.debug.call;
