/**
 * The pieces of lesson 8: rings that can be left and entered again, and the search that dances on them.
 *
 * <p>Begin with {@link sudoku.piece.dancinglinks.Rings}, the arrays that all of them work on;
 * {@link sudoku.piece.dancinglinks.RingSteps} are the two steps of one node, {@link sudoku.piece.dancinglinks.Covering}
 * and {@link sudoku.piece.dancinglinks.Uncovering} those of an item, and {@link sudoku.piece.dancinglinks.Dance} is the
 * search.
 */
package sudoku.piece.dancinglinks;
