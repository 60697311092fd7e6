/**
 * What Java's own classes do and those of the page's class library don't, done as Java does it: draws from a seed, and
 * streams whose elements are made one from the other.
 *
 * <p>Begin with {@link sudoku.page.exactly.Draws}.
 */
package sudoku.page.exactly;
