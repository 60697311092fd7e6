/**
 * Solvers × puzzles → runs: experiments, batches, rates, estimates of a tree.
 *
 * <p>Begin reading with {@link sudoku.measure.Experiment}. Charts draw what is measured here.
 */
package sudoku.measure;
