/**
 * Notebook files as the trees of JSON they are.
 *
 * <p>One class, {@link sudoku.ipynb.Notebook}, reads what the course has written itself; all that runs, changes, grades
 * or loads notebooks comes in here. What strangers hand in is read by {@code sudoku.grading.intake}, token by token.
 */
package sudoku.ipynb;
