/**
 * The pieces of lesson 10: what makes a race fair.
 *
 * <p>Begin with {@link sudoku.piece.race.Warm}: when may the clock begin? {@link sudoku.piece.race.Turns} lets two
 * run side by side, {@link sudoku.piece.race.Ratio} compares them, {@link sudoku.piece.race.Dominated} asks who has
 * nothing to offer.
 */
package sudoku.piece.race;
