package sudoku.piece.dancinglinks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.cover.CoverTrace;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Pentominoes;
import sudoku.cover.Queens;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.cover.CoverPlayer;
import sudoku.search.SearchLimit;

/**
 * Searches the exact covers of what is left in the rings, and says how many options it has chosen on the way.
 *
 * <p>It ends at the solution with this number, whose options then lie on {@code chosen}, the last on top. If there are
 * fewer it searches everything, and leaves rings and stack as they were.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
@FunctionalInterface
public interface Dance {
    long dance(Rings r, Deque<Integer> chosen, long wanted);

    /** Searches a cover to its end, and keeps each step. */
    default CoverTrace walk(ExactCover cover) {
        DancedOptions chosen = new DancedOptions(cover);
        dance(Rings.of(cover), chosen, Long.MAX_VALUE);
        return chosen.trace();
    }

    /** How often a node leaves a ring while the library searches a cover to its end. */
    static long moves(ExactCover cover) {
        Rings rings = Rings.of(cover);
        PIECE.library().dance(rings, new ArrayDeque<>(), Long.MAX_VALUE);
        return rings.moves();
    }

    /** The library's search of a small cover, to its end, as a film. */
    static CoverPlayer film(ExactCover cover) {
        CoverTrace trace = new CoverTrace(1_000);
        new DancingLinks().solve(cover, SearchLimit.none(), trace);
        return CoverPlayer.of(cover, trace);
    }

    PieceKind<Dance> PIECE = PieceKind.of(Dance.class)
            .library((r, chosen, wanted) -> {
                Cases.Walk walk = new Cases.Walk(r, chosen, wanted);
                walk.dance();
                return walk.nodes;
            })
            .stub("chooses nothing", (r, chosen, wanted) -> 0)
            .cases(Cases::all);

    /** Tries it on covers and on Sudokus, option by option beside the library's. */
    final class Cases {
        private static final int MOST_OPTIONS = 100_000;

        /** What was chosen in all, and what is left. */
        private record Left(long says, List<Integer> choices, List<Integer> chosen, Rings rings) {}

        /** A program that has chosen more than it should will not come to an end. */
        private static final class TooMany extends RuntimeException {
            private static final long serialVersionUID = 1;
        }

        /** A stack that knows what was ever pushed. */
        private static final class Remembering extends ArrayDeque<Integer> {
            private static final long serialVersionUID = 1;
            private final transient List<Integer> pushed = new ArrayList<>();
            private final int most;

            Remembering(int most) {
                this.most = most;
            }

            @Override
            public void push(Integer option) {
                super.push(option);
                pushed.add(option);
                if (pushed.size() > most) {
                    throw new TooMany();
                }
            }
        }

        /** One search. */
        private static final class Walk {
            private final Uncovering uncovering = Uncovering.PIECE.library();
            private final Rings r;
            private final Deque<Integer> chosen;
            private final long wanted;
            private long nodes;
            private long found;

            Walk(Rings r, Deque<Integer> chosen, long wanted) {
                this.r = r;
                this.chosen = chosen;
                this.wanted = wanted;
            }

            boolean dance() {
                if (r.right[0] == 0) {
                    return ++found == wanted;
                }
                int head = r.fewest();
                r.cover(head);
                for (int row = r.down[head]; row != head; row = r.down[row]) {
                    nodes++;
                    chosen.push(r.option[row]);
                    for (int node = r.right[row]; node != row; node = r.right[node]) {
                        r.cover(r.head[node]);
                    }
                    if (dance()) {
                        return true;
                    }
                    for (int node = r.left[row]; node != row; node = r.left[node]) {
                        uncovering.uncover(r, r.head[node]);
                    }
                    chosen.pop();
                }
                uncovering.uncover(r, head);
                return false;
            }
        }

        private static List<Case<Dance, ?>> all() {
            String small = ".4........1..2.4";
            String wikipedia = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
            String escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
            return Stream.of(
                            danced(Problems.ONE, "One item and one option"),
                            danced(Problems.TWO, "One option"),
                            danced(Problems.THREE, "Three items and three options, with no right choice"),
                            danced(Problems.ROSTER, "The roster"),
                            danced(Problems.SATURDAY_FREE, "The roster, where Saturday may stay free"),
                            danced(Problems.sudoku(small), "A small Sudoku, " + small),
                            danced(Queens.cover(6), "Six queens"),
                            danced(Pentominoes.cover(3, 5), "A box of 3 by 5"),
                            danced(Problems.sudoku(wikipedia), "Wikipedia's Sudoku"),
                            danced(Problems.sudoku(escargot), "AI Escargot"))
                    .<Case<Dance, ?>>flatMap(each -> each)
                    .toList();
        }

        /** To its end, and if there is a solution, to the first. */
        private static Stream<Case<Dance, Left>> danced(ExactCover cover, String name) {
            return Stream.of(danced(cover, name, Long.MAX_VALUE), danced(cover, name, 1));
        }

        private static Case<Dance, Left> danced(ExactCover cover, String name, long wanted) {
            CoverTrace trace = new CoverTrace(MOST_OPTIONS);
            SearchLimit limit = wanted == 1 ? SearchLimit.first() : SearchLimit.none();
            new DancingLinks().solve(cover, limit, trace);
            List<Integer> expected = trace.steps().stream()
                    .filter(step -> step.kind() == CoverTrace.Kind.SELECTED)
                    .map(CoverTrace.Step::option)
                    .toList();
            Left right = after(PIECE.library(), cover, wanted, MOST_OPTIONS);
            return new Case<>(
                    Problems.drawn(cover, Rings.of(cover)),
                    piece -> after(piece, cover, wanted, expected.size()),
                    left -> fault(
                            cover,
                            name + (wanted == 1 ? ", up to the first solution" : ", to the end"),
                            expected,
                            right,
                            left));
        }

        private static Left after(Dance piece, ExactCover cover, long wanted, int most) {
            Rings rings = Rings.of(cover);
            Remembering chosen = new Remembering(most);
            long says = -1;
            try {
                says = piece.dance(rings, chosen, wanted);
            } catch (TooMany endless) {
                says = chosen.pushed.size();
            }
            return new Left(says, List.copyOf(chosen.pushed), List.copyOf(chosen), rings);
        }

        private static Optional<Fault> fault(
                ExactCover cover, String name, List<Integer> expected, Left right, Left left) {
            String begin = name + ": the library's dance chooses " + options(expected.size()) + ". Your dance ";
            for (int i = 0; i < Math.max(expected.size(), left.choices.size()); i++) {
                String theirs = i < expected.size() ? cover.option(expected.get(i)) : "";
                String yours = i < left.choices.size() ? said(cover, left.choices.get(i)) : "";
                if (!theirs.equals(yours)) {
                    return fault(cover, begin + parting(i, theirs, yours));
                }
            }
            if (left.says != expected.size()) {
                return fault(
                        cover,
                        begin + "chooses the same, but it has counted " + left.says
                                + ". Each option chosen is a node: nodes++.");
            }
            if (!left.chosen.equals(right.chosen)) {
                return fault(
                        cover,
                        begin + "chooses the same, but in the end the stack still holds " + options(left.chosen.size())
                                + ", and it should hold " + right.chosen.size()
                                + ". An option is popped when its search has found nothing more.");
            }
            // After a true nobody uses the rings: one may uncover as well, or cover an option's items in another order.
            if (!right.chosen.isEmpty()) {
                return Optional.empty();
            }
            return Problems.difference(
                    cover,
                    right.rings,
                    left.rings,
                    begin + "chooses the same, but it leaves the rings changed: rings.",
                    at -> " What was covered last is uncovered first.");
        }

        /** Where two dances part, after choosing the same so many times: no name where one of them has ended. */
        private static String parting(int same, String theirs, String yours) {
            if (yours.isEmpty()) {
                return "stops after " + options(same) + ", and " + theirs + " should come next.";
            }
            if (theirs.isEmpty()) {
                return "goes on after that, with " + yours + ".";
            }
            return "begins with the same " + options(same) + ", and then chooses " + yours + " instead of " + theirs
                    + ".";
        }

        private static Optional<Fault> fault(ExactCover cover, String sentence) {
            return Fault.found(sentence, Problems.drawn(cover, Rings.of(cover)));
        }

        private static String said(ExactCover cover, int option) {
            return option < 0 || option >= cover.optionCount() ? "option " + option : cover.option(option);
        }

        private static String options(int number) {
            return number == 1 ? "one option" : number + " options";
        }
    }
}
