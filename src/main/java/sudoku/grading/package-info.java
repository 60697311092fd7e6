/**
 * From a folder of submissions to grades: nothing in it is trusted, and nothing of it is run here.
 *
 * <p>{@link sudoku.grading.worker} is the program in the box.
 */
package sudoku.grading;
