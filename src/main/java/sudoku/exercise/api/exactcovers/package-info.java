/**
 * The tasks after the lesson on exact covers.
 */
package sudoku.exercise.api.exactcovers;
