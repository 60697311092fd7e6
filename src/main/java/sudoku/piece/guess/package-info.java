/**
 * The pieces of lesson 13: a guess with both its ends, where to make it, and what to learn from one that fails; and the
 * board on which a student's own solver is raced against the library.
 *
 * <p>Begin with {@link sudoku.piece.guess.Twins}; {@link sudoku.piece.guess.Ends} is the search around it. {@link
 * sudoku.piece.guess.Leaderboard} is no piece: it takes any solver, right or wrong.
 */
package sudoku.piece.guess;
