/**
 * The pieces of lesson 8: rings that can be left and entered again, and the search that dances on them.
 *
 * <p>Begin with {@link sudoku.piece.links.Rings}, the arrays that all of them work on;
 * {@link sudoku.piece.links.RingSteps} are the two steps of one node, {@link sudoku.piece.links.Covering} and
 * {@link sudoku.piece.links.Uncovering} those of an item, and {@link sudoku.piece.links.Dance} is the search.
 */
package sudoku.piece.links;
