/**
 * The pieces of lesson 4: which cell comes next, and what each reason to take it is worth.
 *
 * <p>Begin with {@link sudoku.piece.choice.Where}, the one question that a search asks; {@link
 * sudoku.piece.choice.Habits} takes its answer apart, {@link sudoku.piece.choice.PluggedSearch} is the program that
 * asks, and {@link sudoku.piece.choice.TakenColours} makes the same program colour a map.
 */
package sudoku.piece.choice;
