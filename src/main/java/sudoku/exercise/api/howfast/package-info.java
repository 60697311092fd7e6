/**
 * The tasks after the lesson on speed: many sets in one number.
 */
package sudoku.exercise.api.howfast;
