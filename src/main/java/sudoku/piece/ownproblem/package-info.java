/**
 * The pieces of lesson 14: a timetable in three models, and problems to choose from.
 *
 * <p>Begin with {@link sudoku.piece.ownproblem.Timetable}, the first problem; {@link sudoku.piece.ownproblem.Allowed}
 * searches it, {@link sudoku.piece.ownproblem.OptionItems} makes it a cover, {@link sudoku.piece.ownproblem.ModelRules}
 * is what a solver was told. {@link sudoku.piece.ownproblem.Problem} is a form for many problems, some of which are
 * {@link sudoku.piece.ownproblem.KnownProblems}; {@link sudoku.piece.ownproblem.Answers} compares what models say of
 * one, and {@link sudoku.piece.ownproblem.CageSum} is what cages need.
 */
package sudoku.piece.ownproblem;
