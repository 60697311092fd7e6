/**
 * The tasks after the lesson on measuring.
 */
package sudoku.exercise.api.race;
