/**
 * Who is fastest: everyone in a virtual machine of its own, other people's solvers too.
 *
 * <p>Begin reading with {@link sudoku.peers.PeerRace}. The verb bench comes in.
 */
package sudoku.peers;
