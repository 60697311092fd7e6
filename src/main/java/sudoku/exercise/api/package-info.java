/**
 * What students implement: an interface for each task, in a room for each set.
 *
 * <p>Begin reading with {@link sudoku.exercise.api.Task}. Answers, tests and the worker in the box come in; nothing
 * but Java is needed here.
 */
package sudoku.exercise.api;
