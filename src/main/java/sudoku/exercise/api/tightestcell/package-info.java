/**
 * The tasks after the lesson on choosing a cell.
 */
package sudoku.exercise.api.tightestcell;
