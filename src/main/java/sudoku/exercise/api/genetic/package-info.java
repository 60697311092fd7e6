/**
 * The tasks after the lesson on evolution.
 */
package sudoku.exercise.api.genetic;
