package sudoku.measure.claims;

import static sudoku.measure.claims.Claim.measured;
import static sudoku.measure.claims.Claim.unverifiable;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Grid;
import sudoku.measure.Branching;
import sudoku.measure.TreeEstimate;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleSet;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Propagation;

/** What the articles say about Sudoku itself: clues, blanks, the number of boards. */
final class FactClaims {
    private static final String RULES = "rules";
    private static final double ALL_BOARDS = 6.67e21;
    private static final int FIRST_ROWS = 362_880;
    private static final int CELLS = 81;

    private FactClaims() {}

    static List<Claim> all() {
        return List.of(
                measured("A01", "introduction", "Inkala's puzzle of 2012 is the hardest in the world",
                        FactClaims::hardest),
                measured("A02", "genetic algorithms; use cases", "It has 30 clues; it has 17 clues", e -> {
                    int clues = Evidence.puzzle("inkala-2012").clues();
                    return Finding.of(Verdict.of(clues == 30 || clues == 17), "%d clues", clues);
                }),
                measured("A03", "introduction; conclusion", "Optimised algorithms need 0.01 s on average",
                        FactClaims::hundredth),
                unverifiable("A04", "introduction", "Hard puzzles take people hours or days",
                        "nothing that runs here knows how long people take"),
                measured("A05", RULES, "Standard puzzles have 17 to 22 clues", FactClaims::standardClues),
                measured("A06", "time", "Puzzles have 30 to 60 blanks", e -> {
                    int fewest = CELLS - 22;
                    int most = CELLS - 17;
                    return Finding.of(fewest >= 30 && most <= 60 ? Verdict.TRUE : Verdict.INCONSISTENT,
                            "17 to 22 clues, as it says elsewhere, leave %d to %d blanks", fewest, most);
                }),
                unverifiable("A07", RULES, "Sudoku is NP-complete",
                        "proved for boards of every size; one size is finite, and no run proves either"),
                measured("A08", RULES, "There are about 6.67e21 full boards", FactClaims::boards),
                unverifiable("A09", "use cases", "Being NP-complete makes it a base for hiding data",
                        "such papers exist; the reason given for them cannot be run"),
                unverifiable("A10", "use cases", "Sudoku-Bench tests the reasoning of language models",
                        "true to read; no language model runs here"),
                unverifiable("A11", "use cases", "A head of a company expects better reasoning from Sudoku",
                        "a quotation"),
                unverifiable("A12", "structure of the text", "Compared on more than 1,000 puzzles of Sudoku-Bench",
                        "no such comparison is in the article, and the benchmark has 100 puzzles"),
                measured("B01", "introduction", "Usually one solution; with fewer clues perhaps more",
                        FactClaims::cluesAndSolutions));
    }

    private static Finding hardest(Evidence e) {
        List<String> solvers = List.of("bitmask", "mrv", "propagation", "dlx");
        List<String> rivals = NamedPuzzles.all().stream().filter(puzzle -> puzzle.kind().equals("hard"))
                .map(NamedPuzzle::key).toList();
        long someHarder = rivals.stream().filter(key -> solvers.stream()
                .anyMatch(s -> e.nodes(s, key) > e.nodes(s, "inkala-2012"))).count();
        long allHarder = rivals.stream().filter(key -> solvers.stream()
                .allMatch(s -> e.nodes(s, key) > e.nodes(s, "inkala-2012"))).count();
        return Finding.of(someHarder == 0 ? Verdict.TRUE : allHarder == 0 ? Verdict.IMPRECISE : Verdict.FALSE,
                "of %d others, %d need more nodes by some of 4 solvers, %d by all", rivals.size() - 1,
                someHarder, allHarder);
    }

    private static Finding hundredth(Evidence e) {
        double naive = e.meanNodes("bitmask", e.hard());
        double propagation = e.meanNodes("propagation", e.hard());
        double slow = e.millis(new BitmaskBacktracking(), e.hard()) / e.hard().size();
        double fast = e.millis(new Propagation(), e.hard()) / e.hard().size();
        return Finding.of(naive > 10 * propagation ? Verdict.IMPRECISE : Verdict.TRUE,
                "on %s a mean of %,.0f nodes row by row and %,.0f with thinking", e.hard().name(), naive, propagation)
                .timed("here %.1f ms and %.2f ms: which algorithm, which puzzles, which machine?", slow, fast);
    }

    private static Finding standardClues(Evidence e) {
        List<Grid> dug = PuzzleSet.shipped("mixed");
        IntSummaryStatistics clues = dug.stream().mapToInt(Grid::clues).summaryStatistics();
        long within = dug.stream().filter(grid -> grid.clues() <= 22).count();
        return Finding.of(Verdict.of(within > dug.size() / 2),
                "%d boards, dug until no clue could go, keep %d to %d, %.1f on average; %d of them 22 or fewer",
                dug.size(), clues.getMin(), clues.getMax(), clues.getAverage(), within);
    }

    private static Finding boards(Evidence e) {
        long small = new DancingLinksSolver().solve(Grid.empty(4), SearchLimit.none()).solutions();
        int[] firstRow = new int[CELLS];
        for (int cell = 0; cell < 9; cell++) {
            firstRow[cell] = cell + 1;
        }
        double estimate = FIRST_ROWS
                * TreeEstimate.ofEnds(Grid.of(firstRow), Branching.TIGHTEST_CELL, Grid::isFull, 10_000, 1).mean();
        return Finding.of(Verdict.of(Math.abs(estimate / ALL_BOARDS - 1) < 0.1),
                "%.2e estimated by random descents; %d of side 4, counted", estimate, small);
    }

    private static Finding cluesAndSolutions(Evidence e) {
        List<Long> solutions = Stream.of("deadly-rectangle", "royle-1", "sixteen-clues").map(key ->
                new DancingLinksSolver().solve(Evidence.puzzle(key), SearchLimit.none()).solutions()).toList();
        SearchResult empty = new DancingLinksSolver().solve(Grid.empty(9), SearchLimit.solutions(10_000));
        return Finding.of(Verdict.of(solutions.get(1) == 1 && solutions.get(2) > 1 && !empty.exhausted()),
                "77 clues: %d solutions; 17: %d; the same without one: %,d; none: more than %,d",
                solutions.get(0), solutions.get(1), solutions.get(2), empty.solutions());
    }
}
