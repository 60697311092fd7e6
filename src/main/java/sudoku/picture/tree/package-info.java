/**
 * Searches, drawn as trees: small ones node by node, large ones folded.
 *
 * <p>Begin reading with {@link sudoku.picture.tree.SearchTreePicture}. Lessons on the size of a search come in.
 */
package sudoku.picture.tree;
