package sudoku.measure.claims;

import java.util.Map;
import java.util.function.Function;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchProfile;
import sudoku.search.SearchStats;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.TieBreak;
import sudoku.solve.TightestCell;

/** What the survey says about choosing the cell with the fewest candidates. */
final class ChoiceClaims {
    private static final long MOST_NODES = 50_000;

    private ChoiceClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A15", ChoiceClaims::branching);
        programs.put("A16", ChoiceClaims::sixtyFour);
        programs.put("A25", e -> {
            int depth = e.stats("mrv", "inkala-2012").maxDepth();
            double gain = (double) e.nodes("bitmask", "inkala-2012") / e.nodes("mrv", "inkala-2012");
            return Finding.of(
                    Verdict.of(depth < 20),
                    "depth %d on Inkala 2012, whose tree it divides by %.1f; Cheese goes from %,d to %,d nodes",
                    depth,
                    gain,
                    e.nodes("bitmask", "cheese"),
                    e.nodes("mrv", "cheese"));
        });
        programs.put("A28", ChoiceClaims::atOnce);
        programs.put("A29", ChoiceClaims::forwardChecking);
        programs.put("A30", ChoiceClaims::degree);
        programs.put("A31", e -> {
            long row = e.nodes("bitmask", "brute-force-trap");
            long cell = e.nodes("mrv", "brute-force-trap");
            return Finding.of(
                    Verdict.of(row > 1000 * cell),
                    "the trap for row order: %,d nodes, %,d with the tightest cell, %,d with thinking",
                    row,
                    cell,
                    e.nodes("propagation", "brute-force-trap"));
        });
    }

    private static Finding branching(Evidence e) {
        double row = branching(new BitmaskBacktracking(), e.hard());
        double cell = branching(new TightestCell(), e.hard());
        Verdict verdict =
                row > 8 && cell >= 2 && cell <= 3 ? Verdict.TRUE : cell <= 3 ? Verdict.IMPRECISE : Verdict.FALSE;
        return Finding.of(
                verdict, "where there is a choice, %.2f digits in row order and %.2f in the tightest cell", row, cell);
    }

    /** Over all choices of all searches, each up to so many nodes: row order would take too long to the end. */
    private static double branching(Solver solver, PuzzleSample sample) {
        long choices = 0;
        long digits = 0;
        for (Grid grid : sample.grids()) {
            SearchProfile profile = new SearchProfile();
            solver.solve(grid, SearchLimit.first().withNodes(MOST_NODES), profile);
            for (int width = 2; width <= profile.widest(); width++) {
                choices += profile.choices(width);
                digits += width * profile.choices(width);
            }
        }
        return (double) digits / choices;
    }

    private static Finding sixtyFour(Evidence e) {
        PuzzleSample hard = e.hard();
        double cell = e.mean(new TightestCell(), hard, SearchStats::guesses);
        double thinking = e.mean(new Propagation(), hard, SearchStats::nodes);
        int deepest = hard.grids().stream()
                .mapToInt(grid -> e.search(new Propagation(), grid).stats().maxDepth())
                .max()
                .orElseThrow();
        Verdict otherwise = thinking < 3 * 64 && deepest <= 16 ? Verdict.IMPRECISE : Verdict.FALSE;
        return Finding.of(
                cell < 3 * 64 ? Verdict.TRUE : otherwise,
                "%s: %,.0f guesses by the tightest cell, %.1f with hidden singles before each, at most %d deep",
                hard.name(),
                cell,
                thinking,
                deepest);
    }

    private static Finding atOnce(Evidence e) {
        double all = e.meanNodes("mrv", e.hard());
        double hasty = e.mean(HastyChoice.noticingNone(), e.hard(), SearchStats::nodes);
        return Finding.of(
                hasty <= all ? Verdict.TRUE : Verdict.IMPRECISE,
                "%,.0f nodes on average instead of %,.0f: dead ends further on are seen later",
                hasty,
                all);
    }

    private static Finding forwardChecking(Evidence e) {
        double noticed = e.mean(HastyChoice.noticingNone(), e.easy(), SearchStats::nodes);
        double blind = e.mean(HastyChoice.blindToNone(), e.easy(), SearchStats::nodes);
        Grid hard = Evidence.puzzle("escargot");
        long hardNoticed = HastyChoice.noticingNone().solve(hard).nodes();
        long hardBlind = HastyChoice.blindToNone().solve(hard).nodes();
        return Finding.of(
                Verdict.of(hardNoticed < hardBlind && noticed <= blind),
                "AI Escargot, where a lone candidate is taken at once: %,d nodes with it, %,d without",
                hardNoticed,
                hardBlind);
    }

    private static Finding degree(Evidence e) {
        double lowest = e.meanNodes("mrv", e.hard());
        double degree = e.mean(new TightestCell("mrv+degree", TieBreak.DEGREE), e.hard(), SearchStats::nodes);
        return Finding.of(
                Verdict.of(degree < lowest),
                "%s: %,.0f nodes on average, %,.0f without",
                e.hard().name(),
                degree,
                lowest);
    }
}
