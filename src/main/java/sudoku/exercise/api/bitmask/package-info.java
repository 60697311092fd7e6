/**
 * The tasks after the lesson on bit masks.
 */
package sudoku.exercise.api.bitmask;
