/**
 * How questions about a student's own program look, in a notebook and on paper.
 *
 * <p>{@link sudoku.explain.show.QuestionPage} is the page; her code and the steps of a run are pieces of it.
 */
package sudoku.explain.show;
