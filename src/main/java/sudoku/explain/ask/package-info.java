/**
 * Questions about a student's program, made from her source and from runs of it.
 *
 * <p>Begin with {@link sudoku.explain.ask.Question}; each {@link sudoku.explain.ask.Kind} makes its own, and {@link
 * sudoku.explain.ask.Draw} chooses.
 */
package sudoku.explain.ask;
