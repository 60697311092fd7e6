/**
 * The pieces of lesson 5: how large a tree is, and whether a difference between two searches is luck.
 *
 * <p>Begin with {@link sudoku.piece.treesize.OrderedProbe}, a walk down a tree that is not searched; {@link
 * sudoku.piece.treesize.StandardError} says how far off it may be, and {@link sudoku.piece.treesize.Coins} what luck
 * can do; {@link sudoku.piece.treesize.Median} and {@link sudoku.piece.treesize.Wins} judge many numbers, and {@link
 * sudoku.piece.treesize.Growth} says how fast a tree grows.
 */
package sudoku.piece.treesize;
