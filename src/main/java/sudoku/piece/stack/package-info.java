/**
 * The pieces of lesson 3: a search that keeps its own stack, so that it can rest and go on.
 *
 * <p>Begin with {@link sudoku.piece.stack.Advance}, what is done to one cell; {@link sudoku.piece.stack.Step} keeps the
 * stack, {@link sudoku.piece.stack.Next} waits between two solutions, and {@link sudoku.piece.stack.SafeRows} makes
 * the same machine place queens.
 */
package sudoku.piece.stack;
