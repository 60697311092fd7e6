/**
 * Boards, drawn: candidates, stacks, sets of digits.
 *
 * <p>Begin reading with {@link sudoku.picture.grid.GridPicture}. Lessons come in, checks, and whatever shows a board
 * that went wrong.
 */
package sudoku.picture.grid;
