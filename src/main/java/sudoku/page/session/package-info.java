/**
 * A cell of a lesson as a program: what it needs of the cells above is put in front of it.
 *
 * <p>Begin with {@link sudoku.page.session.CellProgram}. The build and the page use the same classes.
 */
package sudoku.page.session;
