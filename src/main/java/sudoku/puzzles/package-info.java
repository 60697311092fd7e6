/**
 * Puzzles with a name, files and sets of puzzles, puzzles made from a seed; and all solvers by name.
 *
 * <p>Begin reading with {@link sudoku.puzzles.PuzzleSet}. All who need a puzzle or a solver by its name comes in.
 */
package sudoku.puzzles;
