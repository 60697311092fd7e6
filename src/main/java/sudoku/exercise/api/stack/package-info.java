/**
 * The tasks after the lesson on a stack of our own.
 */
package sudoku.exercise.api.stack;
