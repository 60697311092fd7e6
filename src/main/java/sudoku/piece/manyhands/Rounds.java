package sudoku.piece.manyhands;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import sudoku.chart.Chart;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.draw.Numbers;
import sudoku.piece.NumbersPicture;
import sudoku.search.SearchProfile;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.Table;

/**
 * Says how many nodes deepening places in all its rounds, from how many nodes are at each depth.
 *
 * <p>{@code at[d]} is the number of nodes at depth {@code d}; {@code at[0]} is 0. Round {@code k} places all nodes down
 * to depth {@code k}, and the last round is the whole tree.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
@FunctionalInterface
public interface Rounds {
    long expected(long[] at);

    PieceKind<Rounds> PIECE = PieceKind.of(Rounds.class)
            .library(at -> LongStream.of(Cases.rounds(at)).sum())
            .stub("says 0 for every tree", at -> 0)
            .cases(Cases::all);

    /** How many nodes a search has placed at each depth, the deepest last. */
    static long[] at(SearchProfile profile) {
        return LongStream.rangeClosed(0, profile.deepest())
                .map(depth -> profile.nodesAt((int) depth))
                .toArray();
    }

    static Chart chart(long[] at) {
        int[] depths = IntStream.range(0, at.length).toArray();
        Table levels = Table.create(IntColumn.create("depth", depths), LongColumn.create("nodes", at));
        return Chart.lines(levels, "depth", "nodes").title("Nodes at each depth");
    }

    /** Tries it on one level, on a few, and on very many nodes. */
    final class Cases {
        private static long[] rounds(long[] at) {
            long[] rounds = new long[at.length - 1];
            for (int round = 1; round < at.length; round++) {
                rounds[round - 1] = LongStream.of(at).limit(round + 1).sum();
            }
            return rounds;
        }

        private static List<Case<Rounds, ?>> all() {
            return List.of(
                    tree(0, 3),
                    tree(0, 1, 1),
                    tree(0, 2, 4),
                    tree(0, 2, 4, 1),
                    tree(0, 1, 1, 1, 1),
                    tree(0),
                    tree(0, 2, 3, 5, 7, 11, 4),
                    tree(0, 2_000_000_000, 2_000_000_000));
        }

        private static Case<Rounds, Answered<Long>> tree(long... at) {
            NumbersPicture picture = NumbersPicture.of(
                    "nodes at depth 0, 1, …", LongStream.of(at).asDoubleStream().toArray());
            long right = PIECE.library().expected(at);
            return Case.lending(picture, (piece, loan) -> piece.expected(loan.of(at)), answer -> {
                if (answer.says() != right) {
                    return Fault.found(complaint(answer.says(), at, right), picture);
                }
                return answer.leftAloneOr("Your expected has changed the array that it was given.", picture);
            });
        }

        private static String complaint(long said, long[] at, long right) {
            String rounds = at.length == 1
                    ? "There is no level, so there is no round"
                    : "Placed by round: "
                            + LongStream.of(rounds(at)).mapToObj(Numbers::text).collect(Collectors.joining(", "))
                            + "; in total " + Numbers.text(right);
            boolean isOneSearch = at.length > 2 && said == LongStream.of(at).sum();
            return "Your expected says " + Numbers.text(said) + ". " + rounds + "."
                    + (isOneSearch ? " You have counted only the last round." : "")
                    + (said == (int) right && right > Integer.MAX_VALUE
                            ? " An int is too small here: use a long."
                            : "");
        }
    }
}
