/**
 * The pieces of lesson 14: one timetable in three models, and the sums of killer cages.
 *
 * <p>Begin with {@link sudoku.piece.own.Timetable}, the problem; {@link sudoku.piece.own.Allowed} and {@link
 * sudoku.piece.own.Next} search it, {@link sudoku.piece.own.OptionItems} makes it a cover, {@link
 * sudoku.piece.own.ModelRules} is what a solver was told. {@link sudoku.piece.own.CageSum} belongs to another problem.
 */
package sudoku.piece.own;
