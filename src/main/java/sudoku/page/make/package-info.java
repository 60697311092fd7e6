/**
 * Puts together what a page needs to be written in: the table of the library, its signatures, the two large scripts,
 * and each lesson's pieces.
 *
 * <p>Begin with {@link sudoku.page.make.PageMain}, which the verb {@code site} starts in a process of its own.
 */
package sudoku.page.make;
