/**
 * The private Jupyter: made where there is none, run as a server, used to execute notebooks.
 *
 * <p>Begin reading with {@link sudoku.course.jupyter.Bootstrap}. The verbs that need Jupyter come in, and the tests.
 */
package sudoku.course.jupyter;
