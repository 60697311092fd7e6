/**
 * The solvers a lesson is about, all behind one signature.
 *
 * <p>Begin reading with {@link sudoku.solve.Solver}. Lesson 1 starts from Backtracking; the fast solver has a room of
 * its own.
 */
package sudoku.solve;
