/**
 * The pieces of lesson 5: how large a tree is, and whether a difference between two searches is luck.
 *
 * <p>Begin with {@link sudoku.piece.size.OrderedProbe}, a walk down a tree that is not searched; {@link
 * sudoku.piece.size.Median} and {@link sudoku.piece.size.Wins} judge many numbers, and {@link
 * sudoku.piece.size.Growth} says how fast a tree grows.
 */
package sudoku.piece.size;
