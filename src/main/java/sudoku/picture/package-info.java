/**
 * What all pictures are made of: SVG, colours, numbers in words.
 *
 * <p>Begin reading with {@link sudoku.picture.Picture}. The rooms within draw boards, trees, covers and films.
 */
package sudoku.picture;
