/**
 * The pieces of lesson 11: a tree that is cut into parts, the hands that do them, and when the last one stops.
 *
 * <p>Begin with {@link sudoku.piece.manyhands.Split}, which cuts; {@link sudoku.piece.manyhands.Taken} shows how a job
 * is done twice, {@link sudoku.piece.manyhands.Together} starts threads, and {@link
 * sudoku.piece.manyhands.Schedule} tells two limits apart. Only {@link sudoku.piece.manyhands.HandsClock} looks at a
 * clock.
 */
package sudoku.piece.manyhands;
