package sudoku.page.run;

import sudoku.cover.DancingLinksSolver;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;
import sudoku.solve.StackEnumerator;
import sudoku.solve.TightestCell;

/** The library's solvers in the page, by their names in tables. */
final class PageSolvers {
    private PageSolvers() {}

    static Solver named(String name) {
        return switch (name) {
            case "naive" -> new Backtracking();
            case "bitmask" -> new BitmaskBacktracking();
            case "stack" -> new StackEnumerator();
            case "mrv" -> new TightestCell();
            case "propagation" -> new Propagation();
            case "dlx" -> new DancingLinksSolver();
            default -> throw new IllegalArgumentException("The page has no solver " + name + ".");
        };
    }
}
