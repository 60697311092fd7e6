/**
 * The pieces of lesson 4: which cell comes next, and what each reason to take it is worth.
 *
 * <p>Begin with {@link sudoku.piece.tightestcell.Where}, the one question that a search asks, and {@link
 * sudoku.piece.tightestcell.OrderedSolve}, which asks it; {@link sudoku.piece.tightestcell.Habits} takes its answer
 * apart, {@link sudoku.piece.tightestcell.PluggedSearch} counts whole trees with it, and {@link
 * sudoku.piece.tightestcell.TakenColors} makes the same program color a map.
 */
package sudoku.piece.tightestcell;
