/**
 * The fast solver: boards folded into words, both ends of a guess followed at once.
 *
 * <p>Begin reading with {@link sudoku.solve.racer.Racer}. Its lesson explains it idea by idea; then come Race, Tower
 * and Fork.
 *
 * <p><b>Roads not taken.</b> Time with the idea, by time without, on one core of a shared Xeon with AVX-512, JDK 17,
 * 29 November 2026, three to seven interleaved laps, thread processor time, counts equal:
 * <ul>
 *   <li>All solutions, a board split into parts that share no digit, and their counts multiplied: 1.35. The idea is
 *       that of R. Bayardo and J. Pehoushek, <i>Counting Models Using Connected Components</i>, AAAI (2000). The trial
 *       did without {@link sudoku.solve.racer.Pairs} inside a part.
 *   <li>All solutions, the first cell with two digits: 1.07 to 1.17. {@link sudoku.solve.racer.Fork} without shared
 *       digits and experience: 1.05 to 1.09.
 *   <li>First solution, a bet before every first guess: .4 to .9 where there are several solutions, 1.06 to 1.23 where
 *       there is one. A bet up to 115 or 125 spare candidates: .65 on random clues with several solutions, up to 1.05
 *       on puzzles with one.
 * </ul>
 */
package sudoku.solve.racer;
