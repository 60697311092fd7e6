package sudoku.measure.claims;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.SearchStats;
import sudoku.solve.ArcConsistency;
import sudoku.solve.Arcs;
import sudoku.solve.BinaryProblem;
import sudoku.solve.Candidates;
import sudoku.solve.HiddenSingles;
import sudoku.solve.NakedPairs;
import sudoku.solve.NakedSingles;
import sudoku.solve.Propagation;

/** What the survey says about thinking before trying. */
final class PropagationClaims {

    private static final Propagation NAKED = new Propagation("naked", new NakedSingles());
    private static final Propagation SINGLES = new Propagation();

    private PropagationClaims() {}

    static void addTo(Map<String, Function<Evidence, Finding>> programs) {
        programs.put("A43", e -> {
            Grid puzzle = Evidence.puzzle("inkala-2012");
            int naked = NAKED.think(puzzle).blanks();
            int both = SINGLES.think(puzzle).blanks();
            return Finding.of(
                    Verdict.of(both <= 20),
                    "%d blanks; %d after naked singles, %d after hidden ones",
                    puzzle.blanks(),
                    naked,
                    both);
        });
        programs.put("A44", PropagationClaims::shareFilled);
        programs.put("A45", PropagationClaims::hiddenByCounting);
        programs.put("A47", PropagationClaims::arcs);
        programs.put("A48", PropagationClaims::pairs);
        programs.put("A49", PropagationClaims::wrongHouse);
        programs.put("A50", PropagationClaims::candidates);
        programs.put("A51", e -> {
            SearchStats cell = e.stats("mrv", "inkala-2012");
            SearchStats thinking = e.stats("propagation", "inkala-2012");
            return Finding.of(
                    Verdict.of(thinking.backtracks() < 8),
                    "%,d undone by the tightest cell, %d with thinking",
                    cell.backtracks(),
                    thinking.backtracks());
        });
    }

    private static double filled(Propagation rules, List<Grid> grids) {
        double blanks = grids.stream().mapToInt(Grid::blanks).sum();
        double left =
                grids.stream().mapToInt(grid -> rules.think(grid).blanks()).sum();
        return 100 * (1 - left / blanks);
    }

    private static Finding shareFilled(Evidence e) {
        List<Double> shares = new ArrayList<>();
        for (PuzzleSample sample : List.of(e.easy(), e.seventeenClues(), e.hard())) {
            shares.add(filled(NAKED, sample.grids()));
            shares.add(filled(SINGLES, sample.grids()));
        }
        boolean always = shares.stream().allMatch(share -> share >= 60);
        boolean never = shares.stream().noneMatch(share -> share >= 60);
        return Finding.of(
                always ? Verdict.TRUE : never ? Verdict.FALSE : Verdict.IMPRECISE,
                "by naked and with hidden singles: easy %.0f and %.0f %%, 17 clues %.0f and %.0f, hard %.0f and %.0f",
                shares.toArray());
    }

    /** How many of the hidden singles that solve a puzzle are where one candidate is left. */
    private static Finding hiddenByCounting(Evidence e) {
        int hidden = 0;
        int seen = 0;
        for (Grid grid : List.of(Evidence.puzzle("brute-force-trap"), Evidence.puzzle("royle-1"))) {
            Candidates marks = Candidates.of(grid);
            int[] widths = new int[grid.cells().count()];
            Arrays.setAll(widths, cell -> Digits.count(marks.get(cell)));
            new HiddenSingles().apply(marks);
            for (int cell = 0; cell < widths.length; cell++) {
                if (grid.isBlank(cell) && !marks.isBlank(cell)) {
                    hidden++;
                    seen += widths[cell] == 1 ? 1 : 0;
                }
            }
        }
        return Finding.of(
                Verdict.of(hidden == seen),
                "of %d hidden singles at the start of two puzzles, %d have one candidate: that is the naked single",
                hidden,
                seen);
    }

    private static Finding arcs(Evidence e) {
        int arcs = new Arcs(BinaryProblem.sudoku(Grid.empty(9))).count();
        List<Grid> grids = new ArrayList<>(e.hard().grids());
        grids.addAll(e.easy().grids());
        grids.addAll(e.seventeenClues().grids());
        int marks = 0;
        for (Grid grid : grids) {
            int[] domains = new ArcConsistency().think(grid).orElseThrow();
            Candidates thought = NAKED.think(grid);
            for (int cell = 0; cell < domains.length; cell++) {
                marks += Digits.count(domains[cell] ^ thought.get(cell));
            }
        }
        return Finding.of(
                Verdict.of(marks == 0),
                "%,d arcs; on %d puzzles it ends where naked singles end, %d marks apart",
                arcs,
                grids.size(),
                marks);
    }

    private static Finding pairs(Evidence e) {
        Propagation withPairs = new Propagation("naked+pairs", new NakedSingles(), new NakedPairs());
        int more = 0;
        for (Grid grid : e.hard().grids()) {
            Grid settled = SINGLES.think(grid).grid();
            int[] domains = new ArcConsistency().think(settled).orElseThrow();
            Candidates thought = withPairs.think(settled);
            for (int cell = 0; cell < domains.length; cell++) {
                more += Digits.count(domains[cell] & ~thought.get(cell));
            }
        }
        return Finding.of(
                Verdict.of(more == 0),
                "on %s pairs strike %d marks that AC-3 leaves",
                e.hard().name(),
                more);
    }

    /** Taken at its word: a digit seen in a cell's row goes from the whole column of the cell. */
    private static Finding wrongHouse(Evidence e) {
        Grid puzzle = Evidence.puzzle("wikipedia");
        Grid solution = SINGLES.solve(puzzle).solution();
        int wrong = 0;
        for (int cell = 0; cell < puzzle.cells().count(); cell++) {
            if (puzzle.isBlank(cell)) {
                wrong += seenInARowOfTheColumn(puzzle, cell, solution.get(cell)) ? 1 : 0;
            }
        }
        return Finding.of(
                Verdict.of(wrong == 0),
                "taken at its word, it strikes the right digit from %d of %d blanks",
                wrong,
                puzzle.blanks());
    }

    private static boolean seenInARowOfTheColumn(Grid puzzle, int cell, int digit) {
        for (int row = 0; row < puzzle.size(); row++) {
            if (puzzle.isBlank(puzzle.cells().at(row, puzzle.cells().column(cell)))) {
                for (int column = 0; column < puzzle.size(); column++) {
                    if (puzzle.get(row, column) == digit) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static Finding candidates(Evidence e) {
        int kept = 0;
        int blanks = 0;
        for (Grid grid : e.hard().grids()) {
            Grid solution = SINGLES.solve(grid).solution();
            Candidates start = Candidates.of(grid);
            for (int cell = 0; cell < grid.cells().count(); cell++) {
                blanks += grid.isBlank(cell) ? 1 : 0;
                kept += grid.isBlank(cell) && Digits.contains(start.get(cell), solution.get(cell)) ? 1 : 0;
            }
        }
        return Finding.of(
                Verdict.of(kept == blanks), "the right digit is among them on %,d of %,d blanks", kept, blanks);
    }
}
