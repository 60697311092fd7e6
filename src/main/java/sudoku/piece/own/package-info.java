/**
 * The pieces of lesson 14: a timetable in three models, and problems to choose from.
 *
 * <p>Begin with {@link sudoku.piece.own.Timetable}, the first problem; {@link sudoku.piece.own.Allowed} searches it,
 * {@link sudoku.piece.own.OptionItems} makes it a cover, {@link sudoku.piece.own.ModelRules} is what a solver was told.
 * {@link sudoku.piece.own.Problem} is a form for many problems, some of which are {@link
 * sudoku.piece.own.KnownProblems}; {@link sudoku.piece.own.Answers} compares what models
 * say of one, and {@link sudoku.piece.own.CageSum} is what cages need.
 */
package sudoku.piece.own;
