/**
 * Java in a page: a lesson can be written in where nothing is installed.
 *
 * <p>Rooms that are not in the packed course. {@code compile}, {@code translate} and {@code script} turn Java into a
 * script, here and in the page. {@code run} is what such a script needs of the library when both are in the page, and
 * {@code make} puts the page together. Begin with {@link sudoku.page.compile.JavaCompiler}.
 */
package sudoku.page;
