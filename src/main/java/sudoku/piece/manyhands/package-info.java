/**
 * The pieces of lesson 11: work that is done again, work that is cut into parts, and the hands that do it.
 *
 * <p>Begin with {@link sudoku.piece.manyhands.Parts}, which cuts; {@link sudoku.piece.manyhands.Taken} shows how a job
 * is done twice, and {@link sudoku.piece.manyhands.Makespan} and {@link sudoku.piece.manyhands.Amdahl} tell two limits
 * apart. All of them count nodes or jobs; none looks at a clock.
 */
package sudoku.piece.manyhands;
