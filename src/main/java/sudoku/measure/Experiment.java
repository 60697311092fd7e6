package sudoku.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * Every solver on every puzzle, counted and timed.
 *
 * <p><b>Idea.</b> Counts first, time second. The counts of a deterministic search are exact and the
 * same on every machine; time is a guess about this one, so it is measured several times when
 * asked, after a run that lets the virtual machine warm up, and the median is kept.
 *
 * <p><b>Representation.</b> {@code Experiment.of(solvers…).on(puzzles…).run()}; it never changes,
 * each call gives a new experiment.
 *
 * <p><b>Cost.</b> Solvers × puzzles × (repeats + 1 when repeated). A limit of nodes or time for
 * each search keeps a hopeless one from holding up the rest; its outcome says so.
 *
 * <p><b>Alternatives.</b> A benchmark harness with its own processes measures time better and needs
 * minutes; the claims of the course rest on counts.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Experiment {
    /** Someone who wants to know how far an experiment is. */
    public interface Watcher {
        /** Told before the first run with {@code done = 0}, and after each. */
        void progress(int done, int total);
    }

    private record Puzzle(String name, Grid grid) {}

    private final List<Solver> solvers;
    private final List<Puzzle> puzzles;
    private final SearchLimit limit;
    private final int repeats;

    private Experiment(List<Solver> solvers, List<Puzzle> puzzles, SearchLimit limit, int repeats) {
        this.solvers = solvers;
        this.puzzles = puzzles;
        this.limit = limit;
        this.repeats = repeats;
    }

    public static Experiment of(Solver... solvers) {
        return of(List.of(solvers));
    }

    public static Experiment of(List<Solver> solvers) {
        return new Experiment(solvers, List.of(), SearchLimit.first(), 1);
    }

    /** Adds a puzzle under the name it will have in the table. */
    public Experiment on(String name, Grid puzzle) {
        return with(List.of(new Puzzle(name, puzzle)));
    }

    public Experiment on(NamedPuzzle... named) {
        return on(List.of(named));
    }

    public Experiment on(Collection<NamedPuzzle> named) {
        return with(named.stream().map(puzzle -> new Puzzle(puzzle.key(), puzzle.grid())).toList());
    }

    private Experiment with(List<Puzzle> added) {
        List<Puzzle> all = new ArrayList<>(puzzles);
        all.addAll(added);
        return new Experiment(solvers, all, limit, repeats);
    }

    /** What each single search may use; up to the first solution unless told otherwise. */
    public Experiment limit(SearchLimit each) {
        return new Experiment(solvers, puzzles, each, repeats);
    }

    /** Times every search this often, after one that is not timed. */
    public Experiment repeat(int times) {
        if (times < 1) {
            throw new IllegalArgumentException("An experiment is run at least once, not " + times + " times.");
        }
        return new Experiment(solvers, puzzles, limit, times);
    }

    public List<Run> run() {
        return run((done, total) -> {});
    }

    /** The same, and tells someone how far it is. An interruption ends it with the runs so far. */
    public List<Run> run(Watcher watcher) {
        int total = puzzles.size() * solvers.size();
        List<Run> runs = new ArrayList<>();
        watcher.progress(0, total);
        for (Puzzle puzzle : puzzles) {
            for (Solver solver : solvers) {
                if (Thread.currentThread().isInterrupted()) {
                    return runs;
                }
                runs.add(run(puzzle, solver));
                watcher.progress(runs.size(), total);
            }
        }
        return runs;
    }

    private Run run(Puzzle puzzle, Solver solver) {
        SearchResult result = solver.solve(puzzle.grid(), limit);
        List<Duration> times = new ArrayList<>(List.of(result.time()));
        if (repeats > 1) {
            times.clear();
            for (int i = 0; i < repeats; i++) {
                times.add(solver.solve(puzzle.grid(), limit).time());
            }
        }
        times.sort(null);
        return new Run(puzzle.name(), solver.name(), result, times.get((times.size() - 1) / 2));
    }
}
