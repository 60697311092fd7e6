/**
 * Java that is compiled and run beside a stopped cell, which has the notebook's own compiler in its hands.
 *
 * <p>Begin with {@link sudoku.kernel.debug.compile.SmallCompiler}; {@link sudoku.kernel.debug.compile.Insider} lets its
 * code see what is private, {@link sudoku.kernel.debug.compile.Limited} ends what has no end.
 */
package sudoku.kernel.debug.compile;
