/**
 * What all pictures are made of: SVG, colors, numbers in words.
 *
 * <p>Begin reading with {@link sudoku.picture.draw.Svg}. Pictures and charts come in.
 */
package sudoku.picture.draw;
