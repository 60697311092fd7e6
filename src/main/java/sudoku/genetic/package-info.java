/**
 * Evolution in its roles: encoding, errors, selection, crossover, mutation, generations; annealing beside it.
 *
 * <p>Begin reading with {@link sudoku.genetic.Evolution}. The lesson on evolution puts the roles together as a reader
 * would.
 */
package sudoku.genetic;
