/**
 * The pieces of lesson 13: a guess with both its ends, where to make it, and what to learn from one that fails; and the
 * board on which a student's own solver is raced against the library.
 *
 * <p>Begin with {@link sudoku.piece.racer.Twins}. {@link sudoku.piece.racer.Ends} is the search around it, and
 * {@link sudoku.piece.racer.TwinSearch} listens to it. {@link sudoku.piece.racer.Leaderboard} is no piece: it takes
 * any solver, right or wrong.
 */
package sudoku.piece.racer;
