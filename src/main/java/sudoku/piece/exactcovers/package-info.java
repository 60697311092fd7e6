/**
 * The pieces of lesson 7: an exact cover is searched with sets, and Sudoku becomes one.
 *
 * <p>Begin with {@link sudoku.piece.exactcovers.CoverSearch}, Algorithm X with a socket for the item to take, and
 * {@link sudoku.piece.exactcovers.ChosenOptions}, the stack that it keeps. An option is an array of the numbers of its
 * items.
 */
package sudoku.piece.exactcovers;
