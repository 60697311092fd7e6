/**
 * The pieces of lesson 2: a set of digits in one number, the sets of all houses, and a search that asks them.
 *
 * <p>Begin with {@link sudoku.piece.bitmask.Contains} and {@link sudoku.piece.bitmask.Flip}; {@link
 * sudoku.piece.bitmask.CellCandidates} is what they are for, and {@link sudoku.piece.bitmask.HouseSets} keeps the sets.
 */
package sudoku.piece.bitmask;
