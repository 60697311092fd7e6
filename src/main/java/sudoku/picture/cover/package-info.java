/**
 * Exact covers, drawn: the matrix, the rings, a search as a film.
 *
 * <p>Begin reading with {@link sudoku.picture.cover.CoverPicture}. The lessons on covers come in.
 */
package sudoku.picture.cover;
