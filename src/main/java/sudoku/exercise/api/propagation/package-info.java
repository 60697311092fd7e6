/**
 * The tasks after the lesson on thinking ahead.
 */
package sudoku.exercise.api.propagation;
