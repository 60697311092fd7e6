/**
 * The exercises of a page: what of a notebook belongs there, and what a page must know of their tests.
 *
 * <p>Begin with {@link sudoku.page.tasks.ExerciseTasks}.
 */
package sudoku.page.tasks;
