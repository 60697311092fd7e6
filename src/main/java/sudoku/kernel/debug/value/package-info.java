/**
 * What a debugger writes about a value, and what it reads when one is to be changed.
 *
 * <p>Begin with {@link sudoku.kernel.debug.value.ShownValues}. The debugger's views come in here.
 */
package sudoku.kernel.debug.value;
