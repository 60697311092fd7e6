package sudoku.measure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.cover.DancingLinksSolver;
import sudoku.cover.HybridSolver;
import sudoku.solve.ArcConsistency;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.IterativeDeepening;
import sudoku.solve.Propagation;
import sudoku.solve.RandomOrder;
import sudoku.solve.Solver;
import sudoku.solve.StackEnumerator;
import sudoku.solve.TightestCell;
import sudoku.solve.TightestQuestion;

/** Every solver of the course, by the name it has on the command line and in tables. */
public final class Solvers {
    /** Any number would do; a fixed one gives everybody the same tables. */
    private static final long RANDOM_ORDER_SEED = 1;

    private static final Map<String, Solver> BY_NAME = byName(List.of(
            new Backtracking(),
            new BitmaskBacktracking(),
            new StackEnumerator(),
            new TightestCell(),
            new Propagation(),
            new ArcConsistency(),
            new TightestQuestion(),
            new DancingLinksSolver(),
            new HybridSolver(),
            new IterativeDeepening(),
            new RandomOrder(RANDOM_ORDER_SEED)));

    private Solvers() {}

    private static Map<String, Solver> byName(List<Solver> solvers) {
        Map<String, Solver> map = new LinkedHashMap<>();
        solvers.forEach(solver -> map.put(solver.name(), solver));
        return Collections.unmodifiableMap(map);
    }

    /** All of them, in the order of the lessons. */
    public static List<Solver> all() {
        return List.copyOf(BY_NAME.values());
    }

    public static Solver named(String name) {
        Solver solver = BY_NAME.get(name);
        if (solver == null) {
            throw new IllegalArgumentException("No solver is called '" + name + "'. There are: "
                    + String.join(", ", BY_NAME.keySet()) + ".");
        }
        return solver;
    }
}
