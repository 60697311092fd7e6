/**
 * What lessons show: boards, searches as trees, sets of digits, populations, predictions. Covers and films have rooms
 * of their own.
 *
 * <p>Begin reading with {@link sudoku.picture.GridPicture}, which lessons, checks and whatever shows a board that went
 * wrong use.
 */
package sudoku.picture;
