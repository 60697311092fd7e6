/**
 * The fast solver: boards folded into words, both ends of a guess followed at once.
 *
 * <p>Begin reading with {@link sudoku.solve.racer.Racer}. Its lesson explains it idea by idea; then come Race, Tower
 * and Fork.
 */
package sudoku.solve.racer;
