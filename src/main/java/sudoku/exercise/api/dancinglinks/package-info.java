/**
 * The tasks after the lessons on exact covers.
 */
package sudoku.exercise.api.dancinglinks;
