package sudoku.piece.racer;

import java.util.List;
import java.util.Optional;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.propagation.PencilMarks;

/**
 * Says how many will hear of a guess at a cell: a point for each of these peers that is open and shares a mark with the
 * cell, and four if it has two marks, for then one end of the guess may settle it.
 *
 * <p>The marks are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
@FunctionalInterface
public interface Loudness {
    int loudness(int[] marks, int[] peers, int cell);

    PieceKind<Loudness> PIECE = PieceKind.of(Loudness.class)
            .library((marks, peers, cell) -> {
                int points = 0;
                for (int peer : peers) {
                    points += Cases.pointsOf(marks, peer, cell);
                }
                return points;
            })
            .stub("gives no points at all", (marks, peers, cell) -> 0)
            .cases(Cases::all);

    /** Tries it on cells whose peers are settled, open, with two marks or with others. */
    final class Cases {
        private static final int OF_A_PAIR = 4;

        private static int pointsOf(int[] marks, int peer, int cell) {
            int count = Digits.count(marks[peer]);
            return count < 2 || (marks[peer] & marks[cell]) == Digits.NONE ? 0 : count == 2 ? OF_A_PAIR : 1;
        }

        private static List<Case<Loudness, ?>> all() {
            return List.of(
                    at(15, "3421214343121", 234, 234, 34),
                    at(0, "", 12, 123),
                    at(0, "", 12, 12),
                    at(0, "", 12, 1),
                    at(0, "", 12, 34),
                    at(0, "", 12, 34, 123, 24, 1, 13),
                    at(5, "", 12, 12, 12, 12, 12, 34, 134, 13, 2),
                    new Board("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
                            .at(1, 0b101000000),
                    new Board("..3.9..1.7..4....5.6...27..2.......3..8....2..3....6....6" + ".1..9..4...8...5..3....7")
                            .at(40, 0b1010));
        }

        /** A 4×4 board that begins with these digits; the next cells have these marks, and the last ones all. */
        private static Case<Loudness, Answered<Integer>> at(int cell, String digits, int... sets) {
            Grid grid = Grid.parse(digits + ".".repeat(16 - digits.length()));
            int[] marks = PencilMarks.of(grid);
            for (int i = 0; i < sets.length; i++) {
                marks[digits.length() + i] = set(sets[i]);
            }
            return asked(grid, marks, cell);
        }

        private static int set(int digits) {
            int set = Digits.NONE;
            for (int left = digits; left > 0; left /= 10) {
                set = Digits.add(set, left % 10);
            }
            return set;
        }

        private static final class Board {
            private final Grid grid;

            Board(String line) {
                grid = Grid.parse(line);
            }

            Case<Loudness, Answered<Integer>> at(int cell, int digits) {
                int[] marks = PencilMarks.of(grid);
                for (int other = 0; other < marks.length; other++) {
                    marks[other] = grid.isBlank(other) ? Rules.candidates(grid, other) : marks[other];
                }
                marks[cell] = digits;
                return asked(grid, marks, cell);
            }
        }

        private static Case<Loudness, Answered<Integer>> asked(Grid grid, int[] marks, int cell) {
            int[] peers = grid.cells().peers(cell);
            int right = PIECE.library().loudness(marks, peers, cell);
            GridPicture picture = PencilMarks.picture(marks, grid).mark(cell).shade(peers);
            return Case.lending(
                    picture,
                    (piece, loan) -> piece.loudness(loan.of(marks), peers.clone(), cell),
                    answer -> answer.leftAloneOr(
                                    "Your loudness has changed the marks, but it should only look.", picture)
                            .or(() -> complaint(answer.says(), right, marks, peers, cell, grid.cells())
                                    .map(sentence -> new Fault(sentence, picture))));
        }

        private static Optional<String> complaint(
                int said, int right, int[] marks, int[] peers, int cell, Cells cells) {
            if (said == right) {
                return Optional.empty();
            }
            int settled = 0;
            int others = 0;
            int pairs = 0;
            for (int peer : peers) {
                int count = Digits.count(marks[peer]);
                boolean shares = (marks[peer] & marks[cell]) != 0;
                settled += count == 1 && shares ? 1 : 0;
                others += count > 1 && !shares ? count == 2 ? OF_A_PAIR : 1 : 0;
                pairs += count == 2 && shares ? 1 : 0;
            }
            int more = said - right; // a reason is given only if it explains the number
            String why = more < 0 && pairs == 0
                    ? ""
                    : more < 0
                            ? " A peer with two marks gives four points."
                            : more == settled || more == OF_A_PAIR * settled
                                    ? " A peer with one mark is settled, so it gives no points."
                                    : more == others
                                            ? " A peer that shares no mark with the cell gives no points."
                                            : more == pairs
                                                    ? " A peer with two marks gives four points instead of one, not"
                                                            + " four more."
                                                    : " A peer counts once, however many marks it shares.";
            return Optional.of("Your loudness gives " + cells.name(cell) + " " + said
                    + (said == 1 ? " point" : " points") + ", but it should be " + right + "." + why);
        }
    }
}
