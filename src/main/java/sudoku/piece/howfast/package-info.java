/**
 * The pieces of lesson 12: three cells in a number, and the six ways of a digit through a band.
 *
 * <p>Begin with {@link sudoku.piece.howfast.Words}, which says how a board is folded. {@link sudoku.piece.howfast.Full}
 * and {@link sudoku.piece.howfast.Singles} ask three cells at once, {@link sudoku.piece.howfast.Alone} counts nine
 * digits at once, {@link sudoku.piece.howfast.Ways} and {@link sudoku.piece.howfast.BandRows} think in the six ways.
 */
package sudoku.piece.howfast;
