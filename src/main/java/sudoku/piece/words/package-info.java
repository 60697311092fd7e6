/**
 * The pieces of lesson 12: three cells in a number, and the six ways of a digit through a band.
 *
 * <p>Begin with {@link sudoku.piece.words.Words}, which says how a board is folded. {@link sudoku.piece.words.Full} and
 * {@link sudoku.piece.words.Singles} ask three cells at once, {@link sudoku.piece.words.Alone} counts nine digits at
 * once, {@link sudoku.piece.words.Ways} and {@link sudoku.piece.words.BandRows} think in the six ways.
 */
package sudoku.piece.words;
