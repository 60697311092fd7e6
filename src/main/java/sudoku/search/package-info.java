/**
 * What every search counts, when it stops, and who may watch it.
 *
 * <p>Begin reading with {@link sudoku.search.SearchStats}. Solvers report through it; measuring and pictures read
 * what they report.
 */
package sudoku.search;
