/**
 * Runs as tables and charts, for notebooks and for paper.
 *
 * <p>Begin reading with {@link sudoku.chart.Chart}. Lessons and the command line come in; tablesaw and XChart stay
 * inside.
 */
package sudoku.chart;
