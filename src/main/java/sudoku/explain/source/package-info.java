/**
 * A student's source as a tree: where it is told what it does, what its variables are for, and which small changes can
 * be made in it.
 *
 * <p>Begin with {@link sudoku.explain.source.OwnSource}; {@link sudoku.explain.source.Instrumented} is the same program
 * with a recorder in it.
 */
package sudoku.explain.source;
