/**
 * Grades, and what is written from them: CSV, pages, Gradescope's results.
 *
 * <p>Begin reading with {@link sudoku.grading.report.Grade}. The grading comes in.
 */
package sudoku.grading.report;
