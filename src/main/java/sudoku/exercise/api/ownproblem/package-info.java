/**
 * The tasks after the lesson on a problem of one's own.
 */
package sudoku.exercise.api.ownproblem;
