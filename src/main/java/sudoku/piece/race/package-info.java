/**
 * The pieces of lesson 10: what makes a race fair.
 *
 * <p>Begin with {@link sudoku.piece.race.PairedRace}, which lets two run in turns; {@link sudoku.piece.race.Warm} says
 * when the clock may begin, {@link sudoku.piece.race.Ratio} compares, and {@link sudoku.piece.race.Stopwatch} is the
 * clock, or a machine that is written down. {@link sudoku.piece.race.Dominated} asks who is behind in two ways at once.
 */
package sudoku.piece.race;
