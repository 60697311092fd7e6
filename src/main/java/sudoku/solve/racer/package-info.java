/**
 * The fast solver: boards folded into words, both ends of a guess followed at once.
 *
 * <p>Begin reading with {@link sudoku.solve.racer.Racer}. Its lesson explains it idea by idea; then come Race, Tower
 * and Fork.
 *
 * <p><b>Roads not taken.</b> Time with the idea, by time without, on one core, JDK 17, three to seven interleaved laps,
 * thread processor time, counts equal.
 *
 * <p>On a shared Xeon with AVX-512, 29 November 2026:
 * <ul>
 *   <li>All solutions, a board split into parts that share no digit, and their counts multiplied: 1.35. The idea is
 *       that of R. Bayardo and J. Pehoushek, <i>Counting Models Using Connected Components</i>, AAAI (2000).
 *   <li>All solutions, the first cell with two digits: 1.07 to 1.17. {@link sudoku.solve.racer.Fork} without shared
 *       digits and experience: 1.05 to 1.09.
 *   <li>First solution, a bet before every first guess: .4 to .9 where there are several solutions, 1.06 to 1.23 where
 *       there is one. A bet up to 115 or 125 spare candidates: .65 on random clues with several solutions, up to 1.05
 *       on puzzles with one.
 * </ul>
 *
 * <p>On a shared AMD EPYC (Zen 5), 30 November 2026, random clues with 100 to 1,000 solutions, and 17 clues less two up
 * to 10,000 solutions:
 * <ul>
 *   <li>All solutions, two ways for each group of cells where only pairs are left, instead of
 *       {@link sudoku.solve.racer.Remainder}: 1.30 and 1.53. Both together: 1.02 and 1.03.
 *   <li>A remainder without guards, which sees a contradiction when all is filled: 1.27 on the first list.
 *   <li>A remainder up to an excess of 22 candidates: 1.05 and 1.08. Up to 30: 1.06 and 1.01.
 *   <li>All cells with one digit filled before the next look: 1.02 and 1.03. Cells with two digits before others: .99
 *       to 1.01.
 *   <li>A remainder for the first solution and for uniqueness: 1.00 on the first list, up to 1.03 on the hardest
 *       puzzles.
 * </ul>
 *
 * <p>There too, the hardest puzzles, and the same less two clues:
 * <ul>
 *   <li>First solution, a bet from 176 spare candidates on, instead of 190: 1.05 and .90. From 205 on: 1.00 and 1.30.
 *   <li>First solution, a bet judged by the board that has fewer candidates, at most 100 and 80 of them, and none after
 *       the third guess: .98 and 1.00, and 1.10 on minimal puzzles less three clues.
 *   <li>Uniqueness, a bet from 190 spare candidates on, instead of 184: .99 and 1.05.
 *   <li>First solution, a bet that is lost with the fifth contradiction, instead of the ninth: 1.00 and 1.06.
 * </ul>
 *
 * <p>There too, the hardest puzzles, and puzzles with up to 1,000 solutions that a search found:
 * <ul>
 *   <li>First solution, loops over nine cells where nine lines are now, in {@link sudoku.solve.racer.Lanes} and
 *       {@link sudoku.solve.racer.Tower}: 1.04 and 1.04; on JDK 25, 1.05 and 1.07.
 *   <li>First solution, a doubtful bet that is lost with the third contradiction, instead of the second: 1.02 and .97,
 *       and 1.03 on top1465.
 * </ul>
 *
 * <p>There too, ideas of <a href="https://github.com/rocketbombs/fastdoku">fastdoku</a>, as far as they fit the words
 * here. On easy puzzles, on those with 17 clues, and on the hardest:
 * <ul>
 *   <li>Cells with one digit filled by masks of rows, columns and boxes before anything else: 4.4, 1.51 and 1.04.
 *   <li>What the clues rule out taken away while the puzzle is read: 3.3, 1.47 and 1.04.
 *   <li>Going on only while new cells get their digit: 1.02, 1.15 and 1.06.
 *   <li>A list of towers still to be looked at: 1.01, 1.03 and 1.06. Going back first to the tower that one comes from,
 *       which has its turn last here: 1.01 on 17 clues and 1.12 on the hardest, against the same list.
 *   <li>Guessing between two ways of a digit in a band, that with the most cells: 2.2 times as many guesses for the
 *       first solution of the hardest, and 2.0 times on hard375. Only where it has twelve cells or more: 1.02 and 1.05
 *       times.
 * </ul>
 */
package sudoku.solve.racer;
