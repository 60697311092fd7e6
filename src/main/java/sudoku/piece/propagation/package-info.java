/**
 * The pieces of lesson 6: what follows without a guess, and a guess where nothing follows.
 *
 * <p>All of them work on marks: for each cell the set of the digits that it may still be, and one that is settled has
 * one. Begin with {@link sudoku.piece.propagation.HiddenInHouse}, one of the two rules; {@link
 * sudoku.piece.propagation.Think} goes on with both to the end, {@link sudoku.piece.propagation.CopyAndGuess} takes
 * over there, and {@link sudoku.piece.propagation.ReviseArc} is the rule that knows no Sudoku.
 */
package sudoku.piece.propagation;
