package sudoku.page.run;

import java.util.List;
import sudoku.cover.DancingLinksSolver;
import sudoku.cover.HybridSolver;
import sudoku.cover.RestartingSolver;
import sudoku.solve.ArcConsistency;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.IterativeDeepening;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.StackEnumerator;
import sudoku.solve.TightestCell;
import sudoku.solve.TightestQuestion;
import sudoku.solve.racer.Racer;

/** The library's solvers in the page, by their names in tables and in the order of the lessons. */
final class PageSolvers {
    static final List<Solver> ALL = List.of(
            new Backtracking(),
            new BitmaskBacktracking(),
            new StackEnumerator(),
            new TightestCell(),
            new Propagation(),
            new ArcConsistency(),
            new TightestQuestion(),
            new DancingLinksSolver(),
            new HybridSolver(),
            new RestartingSolver(),
            new IterativeDeepening(),
            new Racer());

    private PageSolvers() {}

    static Solver named(String name) {
        return ALL.stream()
                .filter(solver -> solver.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The page has no solver " + name + "."));
    }
}
