/**
 * What of a notebook belongs in a page, and what a page must know of the tests of an exercise.
 *
 * <p>Begin with {@link sudoku.page.tasks.ExerciseTasks}.
 */
package sudoku.page.tasks;
