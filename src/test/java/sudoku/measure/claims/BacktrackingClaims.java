package sudoku.measure.claims;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
    private BacktrackingClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A13", BacktrackingClaims::complete);
        programs.put("A14", BacktrackingClaims::ninePerBlank);
        programs.put("A23", BacktrackingClaims::bound);
        programs.put("A24", e -> {
            SearchStats empty = e.stats("naive", "empty");
            long more = e.hard().grids().stream()
                    .filter(grid -> e.search(new BitmaskBacktracking(), grid).nodes() > empty.nodes())
                    .count();
            return Finding.of(
                    Verdict.of(empty.nodes() > 1_000_000),
                    "%,d nodes, %,d of them undone; %d of %s need more",
                    empty.nodes(),
                    empty.backtracks(),
                    more,
                    e.hard().name());
        });
        programs.put("A26", e -> {
            BigInteger gain = BigInteger.valueOf(9).pow(30);
            return Finding.of(Verdict.of(gain.compareTo(BigInteger.TEN.pow(35)) > 0), "9³⁰ = %.1e", gain.doubleValue());
        });
        programs.put("A52", e -> {
            long undone = e.stats("naive", "inkala-2012").backtracks();
            return Finding.of(Verdict.of(undone < 100), "%,d nodes undone", undone);
        });
    }

    private static Finding complete(Evidence e) {
        List<String> keys = NamedPuzzles.all().stream()
                .filter(puzzle -> !puzzle.kind().equals("17-clue")
                        && !List.of(
                                        "empty",
                                        "norvig-hard",
                                        "norvig-impossible",
                                        "brute-force-trap",
                                        "sixteen-clues",
                                        "norvig-2",
                                        "dead-cell")
                                .contains(puzzle.key()))
                .map(puzzle -> puzzle.key())
                .toList();
        long agree = keys.stream()
                .map(Evidence::puzzle)
                .filter(grid -> solutions(grid)
                        == new DancingLinksSolver()
                                .solve(grid, SearchLimit.none())
                                .solutions())
                .count();
        return Finding.of(
                Verdict.of(agree == keys.size()),
                "on %d of %d named puzzles it counts the solutions dancing links count",
                agree,
                keys.size());
    }

    private static long solutions(Grid grid) {
        return new BitmaskBacktracking().solve(grid, SearchLimit.none()).solutions();
    }

    private static Finding ninePerBlank(Evidence e) {
        SearchProfile profile = new SearchProfile();
        SearchStats stats = new BitmaskBacktracking()
                .solve(Evidence.puzzle("inkala-2012"), SearchLimit.first(), profile)
                .stats();
        long visits = LongStream.rangeClosed(0, profile.widest())
                .map(width -> profile.choices((int) width))
                .sum();
        double placed = (double) stats.nodes() / visits;
        return Finding.of(
                placed > 8 ? Verdict.TRUE : Verdict.IMPRECISE,
                "9 are asked about, %.2f are placed: %,d nodes at %,d visits of a blank",
                placed,
                stats.nodes(),
                visits);
    }

    private static Finding bound(Evidence e) {
        Stream<String> keys = Stream.of("escargot", "inkala-2012", "empty", "wikipedia", "golden-nugget");
        boolean within = keys.allMatch(key -> BigInteger.valueOf(9)
                        .pow(Evidence.puzzle(key).blanks())
                        .compareTo(BigInteger.valueOf(e.nodes("bitmask", key)))
                >= 0);
        Grid escargot = Evidence.puzzle("escargot");
        return Finding.of(
                Verdict.of(within),
                "AI Escargot: %,d nodes, bound %.1e: true, and no estimate",
                e.nodes("bitmask", "escargot"),
                Math.pow(9, escargot.blanks()));
    }
}
