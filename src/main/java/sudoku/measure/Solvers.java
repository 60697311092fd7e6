package sudoku.measure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.solve.Backtracking;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.Solver;
import sudoku.solve.StackEnumerator;

/** Every solver of the course, by the name it has on the command line and in tables. */
public final class Solvers {
    private static final Map<String, Solver> BY_NAME = byName(List.of(
            new Backtracking(),
            new BitmaskBacktracking(),
            new StackEnumerator()));

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
