/**
 * Search trees of millions of nodes, drawn as icicles: each level a row, each subtree as wide as it is large.
 *
 * <p>Begin with {@link sudoku.picture.icicle.IciclePicture}.
 */
package sudoku.picture.icicle;
