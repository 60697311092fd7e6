/**
 * Exact covers: Sudoku, queens and pentominoes as one problem, Algorithm X, dancing links.
 *
 * <p>Begin reading with {@link sudoku.cover.ExactCover}. The lessons on covers come in, and the solvers made of them.
 */
package sudoku.cover;
