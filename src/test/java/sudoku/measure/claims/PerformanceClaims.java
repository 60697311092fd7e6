package sudoku.measure.claims;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.solve.RandomOrder;

/** What the survey says about throughput, larger boards, parallel search and the future. */
final class PerformanceClaims {

    /** A line of the survey's table, as printed. */
    private record Line(String method, int queriesASecond, int latencyMillis, int puzzlesASecond) {
        /** Little's law: how many are under way at once. */
        double inFlight() {
            return queriesASecond * latencyMillis / 1000.0;
        }
    }

    private static final List<Line> TABLE = List.of(
            new Line("backtracking", 200, 15, 40),
            new Line("iterative deepening", 300, 10, 60),
            new Line("random choice", 150, 25, 30));

    private PerformanceClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A81", PerformanceClaims::table);
        programs.put("A82", e -> {
            double ratio = 8976.0 / 60;
            return Finding.of(
                    ratio < 2 ? Verdict.TRUE : Verdict.INCONSISTENT,
                    "dancing links alone make 8,976 elsewhere in the text, %.0f times as many",
                    ratio);
        });
        programs.put("A83", PerformanceClaims::deepening);
        programs.put("A84", PerformanceClaims::random);
        programs.put("A85", PerformanceClaims::splitByBoxes);
    }

    private static Finding table(Evidence e) {
        boolean consistent =
                TABLE.stream().allMatch(line -> line.queriesASecond() == line.puzzlesASecond() && line.inFlight() <= 1);
        int ratio = TABLE.get(0).queriesASecond() / TABLE.get(0).puzzlesASecond();
        return Finding.of(
                consistent ? Verdict.TRUE : Verdict.INCONSISTENT,
                "%d queries for each puzzle solved; by Little's law %.1f, %.1f and %.2f under way at once",
                ratio,
                TABLE.get(0).inFlight(),
                TABLE.get(1).inFlight(),
                TABLE.get(2).inFlight());
    }

    private static Finding deepening(Evidence e) {
        List<String> keys = List.of("escargot", "inkala-2010", "ai-broken-brick");
        long plain = keys.stream().mapToLong(key -> e.nodes("mrv", key)).sum();
        long deep = keys.stream().mapToLong(key -> e.nodes("deepening", key)).sum();
        return Finding.of(
                Verdict.of(deep < plain),
                "on %d hard puzzles %,d nodes, %,d without deepening",
                keys.size(),
                deep,
                plain);
    }

    private static Finding random(Evidence e) {
        Grid puzzle = Evidence.puzzle("inkala-2012");
        int seeds = 50;
        long[] nodes = LongStream.range(0, seeds)
                .map(seed -> new RandomOrder(seed).solve(puzzle).nodes())
                .sorted()
                .toArray();
        long deepening = e.nodes("deepening", "inkala-2012");
        return Finding.of(
                Verdict.of(nodes[seeds / 2] > deepening),
                "Inkala 2012, %d seeds: %,d to %,d nodes, median %,d; deepening %,d, the fixed order %,d",
                seeds,
                nodes[0],
                nodes[seeds - 1],
                nodes[seeds / 2],
                deepening,
                e.nodes("mrv", "inkala-2012"));
    }

    /** On a board of side 4 everything can be counted: each box filled by itself, and the boards among them. */
    private static Finding splitByBoxes(Evidence e) {
        BigInteger fillings = BigInteger.valueOf(24).pow(4);
        long boards = new DancingLinksSolver()
                .solve(Grid.empty(4), SearchLimit.none())
                .solutions();
        return Finding.of(
                Verdict.of(BigInteger.valueOf(boards).equals(fillings)),
                "the boxes share rows and columns: of %,d ways to fill those of side 4 one by one, %d are boards",
                fillings,
                boards);
    }
}
