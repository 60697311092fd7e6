/**
 * From a folder of submissions to grades: nothing in it is trusted, and nothing of it is run here.
 *
 * <p>Begin reading with {@link sudoku.grading.Grading}. The verb grade. Files come in through {@link
 * sudoku.grading.intake}, are answered for in {@link sudoku.grading.exam} by a program in {@link
 * sudoku.grading.sandbox}, and leave through {@link sudoku.grading.report}.
 */
package sudoku.grading;
