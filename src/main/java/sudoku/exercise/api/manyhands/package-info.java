/**
 * The tasks after the lesson on searching with several threads.
 */
package sudoku.exercise.api.manyhands;
