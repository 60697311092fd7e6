/**
 * The tasks after the lesson on the size of trees.
 */
package sudoku.exercise.api.treesize;
