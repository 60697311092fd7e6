package sudoku.measure.claims;

import static sudoku.measure.claims.Claim.measured;
import static sudoku.measure.claims.Claim.unverifiable;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzles;
import sudoku.search.SearchLimit;
import sudoku.search.SearchProfile;
import sudoku.search.SearchStats;
import sudoku.solve.BitmaskBacktracking;

/** What the survey says about backtracking in row order: how much it tries, and how bad it can get. */
final class BacktrackingClaims {
    private static final String SECTION = "backtracking";

    private BacktrackingClaims() {}

    static List<Claim> all() {
        return List.of(
                measured("A13", SECTION, "Backtracking is complete: it finds a solution if there is one",
                        BacktrackingClaims::complete),
                measured("A14", SECTION, "Without optimisation about 9 digits are tried a blank",
                        BacktrackingClaims::ninePerBlank),
                unverifiable("A17", SECTION, "Plain backtracking took 21,324 ms on a puzzle of 17 clues",
                        "neither the puzzle nor the machine is named"),
                measured("A18", "dancing links", "Plain backtracking averages 10 ms on 17 clues",
                        BacktrackingClaims::tenMillis),
                unverifiable("A20", SECTION, "C with bits is 10 to 100 times as fast as Python",
                        "neither language runs here"),
                measured("A23", "time", "The worst case is bounded by 9^m for m blanks", BacktrackingClaims::bound),
                measured("A24", "search code", "The empty board is the worst case and needs 9^81", e -> {
                    SearchStats empty = e.stats("naive", "empty");
                    long more = e.hard().grids().stream().filter(grid ->
                            e.search(new BitmaskBacktracking(), grid).nodes() > empty.nodes()).count();
                    return Finding.of(Verdict.of(empty.nodes() > 1_000_000),
                            "%,d nodes, %,d of them undone; %d of %s need more", empty.nodes(), empty.backtracks(),
                            more, e.hard().name());
                }),
                measured("A26", "time", "Going from 50 to 20 open blanks gains a factor above 10^35", e -> {
                    BigInteger gain = BigInteger.valueOf(9).pow(30);
                    return Finding.of(Verdict.of(gain.compareTo(BigInteger.TEN.pow(35)) > 0), "9^30 = %.1e",
                            gain.doubleValue());
                }),
                unverifiable("A27", "time", "Tuning the list of candidates: 142 ms to 62 ms",
                        "no puzzle, no machine and no program is named"),
                measured("A52", "use cases", "Plain search goes back \"several\" times on the hardest puzzle",
                        e -> {
                            long undone = e.stats("naive", "inkala-2012").backtracks();
                            return Finding.of(Verdict.of(undone < 100), "%,d nodes undone", undone);
                        }));
    }

    private static Finding complete(Evidence e) {
        List<String> keys = NamedPuzzles.all().stream().filter(puzzle -> !puzzle.kind().equals("17-clue")
                && !List.of("empty", "norvig-hard", "norvig-impossible", "brute-force-trap", "sixteen-clues",
                        "norvig-2", "dead-cell").contains(puzzle.key())).map(puzzle -> puzzle.key()).toList();
        long agree = keys.stream().map(Evidence::puzzle).filter(grid -> solutions(grid) ==
                new DancingLinksSolver().solve(grid, SearchLimit.none()).solutions()).count();
        return Finding.of(Verdict.of(agree == keys.size()),
                "on %d of %d named puzzles it counts the solutions dancing links count", agree, keys.size());
    }

    private static long solutions(Grid grid) {
        return new BitmaskBacktracking().solve(grid, SearchLimit.none()).solutions();
    }

    private static Finding ninePerBlank(Evidence e) {
        SearchProfile profile = new SearchProfile();
        SearchStats stats = new BitmaskBacktracking().solve(Evidence.puzzle("inkala-2012"), SearchLimit.first(),
                profile).stats();
        long visits = LongStream.rangeClosed(0, profile.widest()).map(width -> profile.choices((int) width)).sum();
        double placed = (double) stats.nodes() / visits;
        return Finding.of(placed > 8 ? Verdict.TRUE : Verdict.IMPRECISE,
                "9 are asked about, %.2f are placed: %,d nodes at %,d visits of a blank", placed, stats.nodes(),
                visits);
    }

    private static Finding tenMillis(Evidence e) {
        Grid puzzle = Evidence.puzzle("royle-3");
        long nodes = e.nodes("bitmask", "royle-3");
        double millis = e.search(new BitmaskBacktracking(), puzzle).time().toNanos() / 1e6;
        double tightest = e.meanNodes("mrv", e.seventeenClues());
        return Finding.of(millis > 30 ? Verdict.FALSE : Verdict.TRUE,
                "royle-3: %,d nodes row by row; %s: a mean of %,.0f even with the tightest cell", nodes,
                e.seventeenClues().name(), tightest).timed("%.0f ms for the first", millis);
    }

    private static Finding bound(Evidence e) {
        Stream<String> keys = Stream.of("escargot", "inkala-2012", "empty", "wikipedia", "golden-nugget");
        boolean within = keys.allMatch(key -> BigInteger.valueOf(9).pow(Evidence.puzzle(key).blanks())
                .compareTo(BigInteger.valueOf(e.nodes("bitmask", key))) >= 0);
        Grid escargot = Evidence.puzzle("escargot");
        return Finding.of(Verdict.of(within), "AI Escargot: %,d nodes, bound %.1e: true, and no estimate",
                e.nodes("bitmask", "escargot"), Math.pow(9, escargot.blanks()));
    }
}
