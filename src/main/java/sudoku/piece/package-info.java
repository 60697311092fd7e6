/**
 * The pieces that a student writes in the lessons, and what tries them.
 *
 * <p>Begin with {@link sudoku.piece.Piece}, then read one of the pieces, such as {@link sudoku.piece.Fits}: what it has
 * to do, the library's own, and the questions it is asked, smallest first. Lessons come in; nobody else does.
 */
package sudoku.piece;
