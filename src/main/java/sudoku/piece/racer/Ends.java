package sudoku.piece.racer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.propagation.PencilMarks;
import sudoku.piece.propagation.Think;

/**
 * Counts the solutions of marks that are thought through and stand, up to a limit: makes a guess, lets the mind think
 * about both ends, and only then follows those that stand.
 *
 * <p><b>Lesson.</b> 13-racer.
 */
@FunctionalInterface
public interface Ends {
    long count(Mind mind, int[] marks, long limit);

    PieceKind<Ends> PIECE = PieceKind.of(Ends.class)
            .library(Cases::count)
            .stub("counts no solution where a guess is needed", (mind, marks, limit) -> mind.where(marks) < 0 ? 1 : 0)
            .cases(Cases::all);

    /** Tries it on boards with no solution, with one, two and many, and listens to what is thought about. */
    final class Cases {
        /**
         * What was counted, and the marks that were to be thought about, in that order.
         *
         * @param again whether there were some among them that had been thought through
         */
        private record Heard(long count, List<List<Integer>> thoughts, boolean again) {}

        private static final Think RULES = Think.PIECE.library();
        private static final Twins PAIR = Twins.PIECE.library();

        private static long count(Mind mind, int[] marks, long limit) {
            int cell = mind.where(marks);
            if (cell < 0) {
                return 1;
            }
            int[][] ends = PAIR.twins(marks, cell);
            boolean first = mind.think(ends[0]);
            boolean second = mind.think(ends[1]);
            long found = first ? count(mind, ends[0], limit) : 0;
            return second && found < limit ? found + count(mind, ends[1], limit - found) : found;
        }

        private static List<Case<Ends, ?>> all() {
            String four = "................";
            String wikipedia = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
            String escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
            String inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
            return List.of(
                    on("3421214343121234", 2),
                    on("12..34..........", 100),
                    on("12..34..........", 1),
                    on("12..............", 100),
                    on(four, 1),
                    on(four, 2),
                    on(four, 7),
                    on(four, 1_000),
                    on(wikipedia, 2),
                    on(escargot, 2),
                    on(inkala, 1),
                    on(inkala, 2),
                    on(inkala.replace("36", ".6"), 5),
                    on(escargot.replace("1....7.9.", "1....7..9"), 2));
        }

        private static Case<Ends, Heard> on(String line, long limit) {
            Grid grid = Grid.parse(line);
            int[][] houses = PencilMarks.houses(grid.size());
            int[] start = PencilMarks.of(grid);
            boolean stands = RULES.think(start, houses);
            Mind mind = Mind.of(marks -> RULES.think(marks, houses), PencilMarks::tightest);
            long right = stands ? PIECE.library().count(mind, start.clone(), limit) : 0;
            GridPicture picture = PencilMarks.picture(start, grid);
            return new Case<>(
                    picture,
                    piece -> {
                        List<List<Integer>> thoughts = new ArrayList<>();
                        Set<List<Integer>> through = new HashSet<>(Set.of(Boards.list(start)));
                        boolean[] again = new boolean[1];
                        long count = stands
                                ? piece.count(
                                        Mind.of(
                                                marks -> {
                                                    thoughts.add(Boards.list(marks));
                                                    again[0] |= through.contains(Boards.list(marks));
                                                    boolean isPossible = mind.think(marks);
                                                    through.add(Boards.list(marks));
                                                    return isPossible;
                                                },
                                                mind::where),
                                        start.clone(),
                                        limit)
                                : 0;
                        return new Heard(count, thoughts, again[0]);
                    },
                    heard -> complaint(heard, right, limit, start).map(sentence -> new Fault(sentence, picture)));
        }

        private static Optional<String> complaint(Heard heard, long right, long limit, int[] start) {
            if (heard.thoughts.isEmpty() && PencilMarks.tightest(start) >= 0 && (heard.count > 0 || right > 0)) {
                return Optional.of("Your count never asks mind to think. mind.think(ends[0]) says whether the first end"
                        + " stands.");
            }
            if (heard.count > limit && limit == 1) {
                return Optional.of("Your count says " + heard.count + ", but it should have stopped at 1. The first end"
                        + " has found as many as are wanted, and the second is followed all the same: check found"
                        + " < limit first.");
            }
            if (heard.count > limit) {
                return Optional.of(
                        "Your count says " + heard.count + ", but it should have stopped at " + limit + ". The second"
                                + " end need not find again what the first has found: its limit is limit -"
                                + " found.");
            }
            if (heard.count != right) {
                return Optional.of("Your count says " + heard.count + " with a limit of " + limit
                        + ", and this board has "
                        + (right == limit ? "as many as that" : right == 0 ? "no solution" : right + " in all") + "."
                        + (heard.count < right
                                ? " Are both ends followed, if they stand, and both added?"
                                : " An end that does not stand has no solution."));
            }
            if (heard.again) {
                return Optional.of(
                        "Your count counts correctly, but it asks mind about a board that mind has already dealt"
                                + " with: either the marks that count was given, or one of the ends twice. Ask once"
                                + " about each end, and keep the answer.");
            }
            for (int i = 0; i < heard.thoughts.size(); i += 2) {
                if (i + 1 == heard.thoughts.size() || !areTwins(heard.thoughts.get(i), heard.thoughts.get(i + 1))) {
                    return Optional.of(
                            "Your count counts correctly, but it follows the first end before mind has thought about"
                                    + " the second. Let mind think about both, keep both answers, and then follow"
                                    + " them.");
                }
            }
            return Optional.empty();
        }

        /** Whether they differ in one cell, and have no mark of it in common. */
        private static boolean areTwins(List<Integer> one, List<Integer> other) {
            int different = 0;
            boolean apart = true;
            for (int cell = 0; cell < one.size(); cell++) {
                if (!one.get(cell).equals(other.get(cell))) {
                    different++;
                    apart &= (one.get(cell) & other.get(cell)) == Digits.NONE;
                }
            }
            return different == 1 && apart;
        }
    }
}
