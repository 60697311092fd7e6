package sudoku.measure.claims;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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

/** What the articles say about Sudoku itself: clues, blanks, the number of boards. */
final class FactClaims {
    private static final double ALL_BOARDS = 6.67e21;
    private static final int FIRST_ROWS = 362_880;
    private static final int CELLS = 81;

    private FactClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A01", FactClaims::hardest);
        programs.put("A02", e -> {
            int clues = Evidence.puzzle("inkala-2012").clues();
            return Finding.of(Verdict.of(clues == 30 || clues == 17), "%d clues", clues);
        });
        programs.put("A05", FactClaims::standardClues);
        programs.put("A06", e -> {
            int fewest = CELLS - 22;
            int most = CELLS - 17;
            return Finding.of(
                    fewest >= 30 && most <= 60 ? Verdict.TRUE : Verdict.INCONSISTENT,
                    "17 to 22 clues, as it says elsewhere, leave %d to %d blanks",
                    fewest,
                    most);
        });
        programs.put("A08", FactClaims::boards);
        programs.put("B01", FactClaims::cluesAndSolutions);
    }

    private static Finding hardest(Evidence e) {
        List<String> solvers = List.of("bitmask", "mrv", "propagation", "dlx");
        List<String> rivals = NamedPuzzles.all().stream()
                .filter(puzzle -> puzzle.kind().equals("hard"))
                .map(NamedPuzzle::key)
                .toList();
        long someHarder = rivals.stream()
                .filter(key -> solvers.stream().anyMatch(s -> e.nodes(s, key) > e.nodes(s, "inkala-2012")))
                .count();
        long allHarder = rivals.stream()
                .filter(key -> solvers.stream().allMatch(s -> e.nodes(s, key) > e.nodes(s, "inkala-2012")))
                .count();
        return Finding.of(
                someHarder == 0 ? Verdict.TRUE : allHarder == 0 ? Verdict.IMPRECISE : Verdict.FALSE,
                "of %d others, %d need more nodes by some of 4 solvers, %d by all",
                rivals.size() - 1,
                someHarder,
                allHarder);
    }

    private static Finding standardClues(Evidence e) {
        List<Grid> dug = PuzzleSet.shipped("mixed");
        IntSummaryStatistics clues = dug.stream().mapToInt(Grid::clues).summaryStatistics();
        long within = dug.stream().filter(grid -> grid.clues() <= 22).count();
        return Finding.of(
                Verdict.of(within > dug.size() / 2),
                "%d boards, dug until no clue could go, keep %d to %d, %.1f on average; %d of them 22 or fewer",
                dug.size(),
                clues.getMin(),
                clues.getMax(),
                clues.getAverage(),
                within);
    }

    private static Finding boards(Evidence e) {
        long small = new DancingLinksSolver()
                .solve(Grid.empty(4), SearchLimit.none())
                .solutions();
        int[] firstRow = new int[CELLS];
        for (int cell = 0; cell < 9; cell++) {
            firstRow[cell] = cell + 1;
        }
        double estimate = FIRST_ROWS
                * TreeEstimate.ofEnds(Grid.of(firstRow), Branching.TIGHTEST_CELL, Grid::isFull, 10_000, 1)
                        .mean();
        return Finding.of(
                Verdict.of(Math.abs(estimate / ALL_BOARDS - 1) < 0.1),
                "%.2e estimated by random descents; %d of side 4, counted",
                estimate,
                small);
    }

    private static Finding cluesAndSolutions(Evidence e) {
        List<Long> solutions = Stream.of("deadly-rectangle", "royle-1", "sixteen-clues")
                .map(key -> new DancingLinksSolver()
                        .solve(Evidence.puzzle(key), SearchLimit.none())
                        .solutions())
                .toList();
        SearchResult empty = new DancingLinksSolver().solve(Grid.empty(9), SearchLimit.solutions(10_000));
        return Finding.of(
                Verdict.of(solutions.get(1) == 1 && solutions.get(2) > 1 && !empty.exhausted()),
                "77 clues: %d solutions; 17: %d; the same without one: %,d; none: more than %,d",
                solutions.get(0),
                solutions.get(1),
                solutions.get(2),
                empty.solutions());
    }
}
