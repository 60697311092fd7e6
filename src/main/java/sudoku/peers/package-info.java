/**
 * Who is fastest: everyone in a process of its own, other people's solvers and programs too.
 *
 * <p>Begin reading with {@link sudoku.peers.PeerRace}. The verb bench comes in.
 */
package sudoku.peers;
