/**
 * The tasks after the lesson on backtracking.
 */
package sudoku.exercise.api.backtracking;
