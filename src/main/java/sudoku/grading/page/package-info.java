/**
 * The pages of a grading. Their templates are resources in a folder of this name.
 *
 * <p>Begin reading with {@link sudoku.grading.page.ReportPage}, then with {@code frame.html} and {@code student.html}.
 */
package sudoku.grading.page;
