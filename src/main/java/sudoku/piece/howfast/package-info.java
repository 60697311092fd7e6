/**
 * The pieces of lesson 12: three cells in a number, and the six ways of a digit through a band.
 *
 * <p>Begin with {@link sudoku.piece.howfast.Words}, which says how a board is folded. {@link
 * sudoku.piece.howfast.Filled} asks three cells at once, {@link sudoku.piece.howfast.Alone} counts nine digits at once,
 * {@link sudoku.piece.howfast.Sweep} goes over a board with both; {@link sudoku.piece.howfast.Ways} and {@link
 * sudoku.piece.howfast.BandRows} think in the six ways. {@link sudoku.piece.howfast.SweptSearch} weighs each idea.
 */
package sudoku.piece.howfast;
