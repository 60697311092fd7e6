package sudoku.puzzles;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sudoku.cover.DancingLinksSolver;
import sudoku.cover.HybridSolver;
import sudoku.cover.RestartingSolver;
import sudoku.genetic.Annealing;
import sudoku.genetic.EvolutionSolver;
import sudoku.genetic.GeneticAlgorithm;
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
import sudoku.solve.racer.Racer;

/** Every solver of the course, by the name it has on the command line and in tables. */
public final class Solvers {
    /** Any number would do; a fixed one gives everybody the same tables. */
    private static final long SEED = 1;
    /** After so many they give up, which takes a few seconds. */
    private static final long BOARDS_BRED = 3_000_000;

    private static final long BOARDS_ANNEALED = 20_000_000;

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
            new RestartingSolver(),
            new IterativeDeepening(),
            new RandomOrder(SEED),
            new EvolutionSolver("genetic", new GeneticAlgorithm().restartAfter(1_000), SEED, BOARDS_BRED),
            new EvolutionSolver("annealing", new Annealing(), SEED, BOARDS_ANNEALED),
            new Racer()));

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

    /** Those that find every solution and can tell when there is none. */
    public static List<Solver> complete() {
        return all().stream().filter(Solver::isComplete).toList();
    }

    /** Those that may miss solutions. */
    public static List<Solver> incomplete() {
        return all().stream().filter(solver -> !solver.isComplete()).toList();
    }

    public static Solver named(String name) {
        Solver solver = BY_NAME.get(name);
        if (solver == null) {
            throw new IllegalArgumentException(
                    "No solver is called '" + name + "'. Choose from: " + String.join(", ", BY_NAME.keySet()) + ".");
        }
        return solver;
    }
}
