package sudoku.measure.claims;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.cover.DancingLinksSolver;
import sudoku.cover.Links;
import sudoku.cover.SudokuCover;
import sudoku.grid.Cells;
import sudoku.grid.Grid;
import sudoku.measure.Allocated;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchStats;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.TightestCell;

/**
 * The programs of the claims whose figures belong to a machine and a run: what they find is measured when it is asked.
 *
 * <p>Figures that are the same on every machine are recorded beside their claims, and a test measures them again.
 */
final class TimedClaims {
    private static final int INTS_A_NODE = 6;
    private static final int OPERATIONS_A_ROUND = 3;
    /** Those that have a chance on hard puzzles; the others would only be waited for. */
    private static final Set<String> SMALL_TREES = Set.of("mrv", "propagation", "questions", "dlx", "hybrid", "racer");
    /** Where a timed loop leaves its result, so that nobody may conclude that it need not run. */
    private static volatile int sink;

    private TimedClaims() {}

    static Map<String, Function<Evidence, Finding>> programs() {
        Map<String, Function<Evidence, Finding>> programs = new HashMap<>();
        programs.put("A03", TimedClaims::hundredth);
        programs.put("A18", TimedClaims::tenMillis);
        programs.put("A19", TimedClaims::constant);
        programs.put("A37", TimedClaims::nanosecond);
        programs.put("A41", TimedClaims::oneKilobyte);
        programs.put("A57", TimedClaims::throughput);
        programs.put("A60", TimedClaims::best);
        programs.put("A61", TimedClaims::building);
        programs.put("A64", TimedClaims::indices);
        programs.put("B02", TimedClaims::sets);
        return programs;
    }

    private static Finding hundredth(Evidence e) {
        double naive = e.meanNodes("bitmask", e.hard());
        double propagation = e.meanNodes("propagation", e.hard());
        double slow = e.millis(new BitmaskBacktracking(), e.hard()) / e.hard().size();
        double fast = e.millis(new Propagation(), e.hard()) / e.hard().size();
        return Finding.of(
                        naive > 10 * propagation ? Verdict.IMPRECISE : Verdict.TRUE,
                        "on %s a mean of %,.0f nodes row by row and %,.0f with thinking",
                        e.hard().name(),
                        naive,
                        propagation)
                .timed("here %.1f ms and %.2f ms: which algorithm, which puzzles, which machine?", slow, fast);
    }

    private static Finding tenMillis(Evidence e) {
        Grid puzzle = Evidence.puzzle("royle-3");
        long nodes = e.nodes("bitmask", "royle-3");
        double millis = e.search(new BitmaskBacktracking(), puzzle).time().toNanos() / 1e6;
        double tightest = e.meanNodes("mrv", e.seventeenClues());
        return Finding.of(
                        millis > 30 ? Verdict.FALSE : Verdict.TRUE,
                        "royle-3: %,d nodes row by row; %s: a mean of %,.0f even with the tightest cell",
                        nodes,
                        e.seventeenClues().name(),
                        tightest)
                .timed("%.0f ms for the first", millis);
    }

    private static Finding constant(Evidence e) {
        List<Integer> peers = IntStream.of(4, 9, 16, 25)
                .mapToObj(size -> Cells.of(size).peers(0).length)
                .toList();
        boolean same = e.nodes("naive", "golden-nugget") == e.nodes("bitmask", "golden-nugget");
        PuzzleSample puzzle = new PuzzleSample("golden-nugget", List.of(Evidence.puzzle("golden-nugget")));
        double ratio = e.millis(new Backtracking(), puzzle) / e.millis(new BitmaskBacktracking(), puzzle);
        return Finding.of(
                        same ? Verdict.IMPRECISE : Verdict.FALSE,
                        "3 sets read instead of %d peers; both constant on one board, of side 16 it were %d, of 25 %d",
                        peers.get(1),
                        peers.get(2),
                        peers.get(3))
                .timed("here %.1f times as fast for the same nodes", ratio);
    }

    private static Finding nanosecond(Evidence e) {
        int rounds = e.times(50_000_000, 10_000_000);
        long best = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            int set = round;
            long start = System.nanoTime();
            for (int i = 0; i < rounds; i++) {
                set = set << 1 ^ (set | i);
            }
            best = Math.min(best, System.nanoTime() - start);
            sink = set;
        }
        double nanos = (double) best / rounds / OPERATIONS_A_ROUND;
        return Finding.of(nanos < 1 ? Verdict.TRUE : nanos < 2 ? Verdict.IMPRECISE : Verdict.FALSE, "")
                .timed("%.2f ns each, one waiting for the other", nanos);
    }

    private static Finding oneKilobyte(Evidence e) {
        int sets = 27 * Integer.BYTES;
        int board = 81;
        int depth = e.stats("bitmask", "inkala-2012").maxDepth();
        int ownStack = depth * (Integer.BYTES + 1);
        return Finding.of(
                        Verdict.of(sets + board + ownStack < 1024),
                        "%d bytes of sets, %d of board, %d for %d open choices on a stack of one's own",
                        sets,
                        board,
                        ownStack,
                        depth)
                .timed(
                        "Java's takes %,d in all",
                        Allocated.bytes(() -> new BitmaskBacktracking().solve(Evidence.puzzle("inkala-2012"))));
    }

    private static Finding throughput(Evidence e) {
        double millis = e.millis(new DancingLinksSolver(), e.seventeenClues())
                / e.seventeenClues().size();
        return Finding.of(
                        millis > 0.01 && millis < 1 ? Verdict.TRUE : Verdict.IMPRECISE,
                        "%s: %.0f nodes on average",
                        e.seventeenClues().name(),
                        e.meanNodes("dlx", e.seventeenClues()))
                .timed("%.3f ms, %,.0f puzzles a second here, so the order of magnitude", millis, 1000 / millis);
    }

    private static Finding best(Evidence e) {
        Solver fastest = Solvers.all().stream()
                .filter(solver -> SMALL_TREES.contains(solver.name()))
                .min(Comparator.comparingDouble(solver -> e.millis(solver, e.hard())))
                .orElseThrow();
        double guesses = e.mean(new DancingLinksSolver(), e.hard(), SearchStats::guesses);
        double thinking = e.mean(Solvers.named("propagation"), e.hard(), SearchStats::guesses);
        return Finding.of(
                        Verdict.of(fastest.name().equals("dlx")),
                        "%s: %.0f guesses on average, with propagation %.0f",
                        e.hard().name(),
                        guesses,
                        thinking)
                .timed("fastest here: %s", fastest.name());
    }

    private static Finding building(Evidence e) {
        PuzzleSample one = new PuzzleSample("wikipedia", List.of(Evidence.puzzle("wikipedia")));
        double masks = e.millis(new TightestCell(), one);
        double links = e.millis(new DancingLinksSolver(), one);
        return Finding.of(
                        Verdict.of(links > masks),
                        "both place %d digits and undo %d",
                        e.nodes("dlx", "wikipedia"),
                        e.stats("dlx", "wikipedia").backtracks())
                .timed("dancing links take %.1f times as long as masks", links / masks);
    }

    /** The same links as objects. */
    private static final class Node {
        Node left = this;
        Node right = this;
        Node up = this;
        Node down = this;
        Node head = this;
        int option;
    }

    private static Finding indices(Evidence e) {
        int nodes = new Links(SudokuCover.of(9).cover()).nodes();
        Object[] made = new Object[2];
        long objects = Allocated.bytes(
                () -> made[0] = Stream.generate(Node::new).limit(nodes).toArray(Node[]::new));
        long indices = Allocated.bytes(() -> made[1] = new int[INTS_A_NODE][nodes]);
        return Finding.of(Verdict.of(indices < objects), "%,d nodes", nodes)
                .timed("%,d bytes as integers, %,d as objects of this virtual machine", indices, objects);
    }

    private static Finding sets(Evidence e) {
        PuzzleSample one = new PuzzleSample("easter-monster", List.of(Evidence.puzzle("easter-monster")));
        double ratio = e.millis(new Backtracking(), one) / e.millis(new BitmaskBacktracking(), one);
        return Finding.of(
                        ratio > 10 ? Verdict.TRUE : Verdict.IMPRECISE,
                        "the same %,d nodes",
                        e.nodes("naive", "easter-monster"))
                .timed("sets are %.1f times as fast", ratio);
    }
}
