package sudoku.piece.tightestcell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.Picture;
import sudoku.picture.draw.Palette;
import sudoku.picture.draw.Style;
import sudoku.picture.draw.Svg;

/**
 * Says how urgent a blank cell is, from how many candidates it has and from which habits a search has; the smallest
 * number is the most urgent.
 *
 * <p>With {@code zeros} a cell without candidates comes before all others; with {@code singles} one with one candidate
 * comes before those with more; with {@code order} those with fewer come before those with more. A habit that is off
 * counts nothing: without it a zero or a single is like a cell with two, and any number is like any other.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface Habits {
    int rank(int count, boolean zeros, boolean singles, boolean order);

    PieceKind<Habits> PIECE = PieceKind.of(Habits.class)
            .library((count, zeros, singles, order) ->
                    count == 0 && zeros ? 0 : count == 1 && singles ? 1 : order ? Math.max(count, 2) : Cases.ALIKE)
            .stub("says the same for every cell", (count, zeros, singles, order) -> Cases.ALIKE)
            .cases(Cases::all);

    /** Tries it on all questions there are; only which number is the smaller counts. */
    final class Cases {
        private static final int MOST = 9;
        private static final int ALIKE = MOST;

        /** Which habits a question is about. */
        private record On(boolean zeros, boolean singles, boolean order) {
            int rank(Habits piece, int count) {
                return piece.rank(count, zeros, singles, order);
            }

            String words() {
                String on = (zeros ? "zeros, " : "") + (singles ? "singles, " : "") + (order ? "order, " : "");
                return on.isEmpty() ? "all three habits off" : "on: " + on.substring(0, on.length() - 2);
            }
        }

        /** What it said of 0 to 9 candidates. */
        private record RanksPicture(On on, List<Integer> ranks) implements Picture {
            private static final double SIDE = 54;
            private static final double LEFT = 190;

            @Override
            public String svg() {
                Svg svg = new Svg();
                svg.text(LEFT - 14, 34, 18, "candidates", Style.fill(Palette.GRAY), Style.END);
                svg.text(LEFT - 14, 88, 18, "your rank", Style.fill(Palette.INK), Style.END);
                for (int count = 0; count < ranks.size(); count++) {
                    svg.text(LEFT + (count + 0.5) * SIDE, 34, 18, String.valueOf(count), Style.fill(Palette.GRAY));
                    svg.rect(LEFT + count * SIDE, 64, SIDE, 46, Style.fill(Palette.PAPER), Style.stroke(Palette.INK));
                    svg.text(
                            LEFT + (count + 0.5) * SIDE,
                            88,
                            20,
                            String.valueOf(ranks.get(count)),
                            Style.fill(Palette.INK));
                }
                svg.text(20, 140, 18, on.words(), Style.fill(Palette.INK), Style.START);
                return svg.image(LEFT + ranks.size() * SIDE + 20, 166, alt());
            }

            @Override
            public String alt() {
                return "Ranks of 0 to " + (ranks.size() - 1) + " candidates, " + on.words() + ": " + ranks + ".";
            }

            @Override
            public String text() {
                return "candidates "
                        + IntStream.range(0, ranks.size())
                                .mapToObj(String::valueOf)
                                .collect(Collectors.joining(" ")) + "\nyour ranks "
                        + ranks.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "   (" + on.words()
                        + ")";
            }
        }

        private static List<Case<Habits, ?>> all() {
            List<Case<Habits, ?>> cases = new ArrayList<>();
            for (int on = 0; on < 8; on++) {
                cases.add(with(new On((on & 1) != 0, (on & 2) != 0, (on & 4) != 0)));
            }
            return cases;
        }

        private static Case<Habits, List<Integer>> with(On on) {
            return new Case<>(
                    new RanksPicture(on, ranks(PIECE.library(), on)),
                    piece -> ranks(piece, on),
                    ranks -> fault(on, ranks, ranks(PIECE.library(), on)));
        }

        private static List<Integer> ranks(Habits piece, On on) {
            return IntStream.rangeClosed(0, MOST)
                    .mapToObj(count -> on.rank(piece, count))
                    .toList();
        }

        private static Optional<Fault> fault(On on, List<Integer> said, List<Integer> right) {
            for (int one = 0; one <= MOST; one++) {
                for (int other = one + 1; other <= MOST; other++) {
                    int wanted = Integer.compare(right.get(one), right.get(other));
                    if (Integer.signum(said.get(one).compareTo(said.get(other))) != wanted) {
                        return Fault.found(
                                "With " + on.words() + ", your rank says " + said.get(one) + " for "
                                        + candidates(one) + " and " + said.get(other) + " for " + candidates(other)
                                        + ". "
                                        + (wanted < 0
                                                ? "The first is more urgent here, so its number has to be the smaller"
                                                        + " one."
                                                : "Here they are alike, so they need the same number."),
                                new RanksPicture(on, said));
                    }
                }
            }
            return Optional.empty();
        }

        private static String candidates(int count) {
            return count == 0 ? "no candidate" : count == 1 ? "1 candidate" : count + " candidates";
        }
    }
}
