/**
 * The course as pages to read.
 *
 * <p>Begin reading with {@link sudoku.course.site.Site}. The verb site comes in.
 */
package sudoku.course.site;
