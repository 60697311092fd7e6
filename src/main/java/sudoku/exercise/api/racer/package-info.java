/**
 * The tasks after the lesson on the racer.
 */
package sudoku.exercise.api.racer;
