package sudoku.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.Solver;

/**
 * Every solver on every puzzle, counted and timed.
 *
 * <p><b>Idea.</b> Counts first, time second. The counts of a deterministic search are exact and the
 * same on every machine; time is a guess about this one, so it is measured in several rounds when
 * asked, after a warm-up: a solver that is not compiled yet is many times as slow. In each round every
 * solver has its turn, so whatever else the machine does meets them all alike and their ratios are fair. A turn
 * is all puzzles: one that walks through a tree right after another that runs the same code finds a processor that
 * knows the way. Of three equal solvers that took each puzzle one after the other, the third needed two thirds of
 * the first one's time.
 *
 * <p><b>Representation.</b> {@code Experiment.of(solvers…).on(puzzles…).run()}; it never changes,
 * each call gives a new experiment.
 *
 * <p><b>Cost.</b> Solvers × puzzles × (rounds + 1 when repeated), and quick solvers search on until they
 * are warm. A limit of nodes or time for each search keeps a hopeless one from holding up the rest;
 * its outcome says so.
 *
 * <p><b>Alternatives.</b> A benchmark harness with its own processes measures time better and needs
 * minutes; the claims of the course rest on counts.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Experiment {
    /** Someone who wants to know how far an experiment is. */
    public interface Watcher {
        /** Told before the first search with {@code done = 0}, and after each. */
        void progress(int done, int total);
    }

    /** A solver that has worked this long is compiled where it matters. */
    private static final Duration WARM = Duration.ofMillis(300);

    private record Puzzle(String name, Grid grid) {}

    /** A solver on a puzzle, round after round. */
    private final class Entry {
        private final Puzzle puzzle;
        private final Solver solver;
        private final List<Duration> times = new ArrayList<>();
        private SearchResult result;
        private long allocated;

        Entry(Puzzle puzzle, Solver solver) {
            this.puzzle = puzzle;
            this.solver = solver;
        }

        void search(int round) {
            SearchResult[] found = new SearchResult[1];
            long bytes = Allocated.bytes(() -> found[0] = solver.solve(puzzle.grid(), limit));
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            result = found[0];
            allocated = bytes;
            if (round == 1) {
                times.clear();
            }
            times.add(result.time());
        }

        boolean isSearched() {
            return result != null;
        }

        Run run() {
            return new Run(puzzle.name(), solver.name(), result, Times.of(times), allocated);
        }
    }

    private final List<Solver> solvers;
    private final List<Puzzle> puzzles;
    private final SearchLimit limit;
    private final int rounds;

    private Experiment(List<Solver> solvers, List<Puzzle> puzzles, SearchLimit limit, int rounds) {
        this.solvers = solvers;
        this.puzzles = puzzles;
        this.limit = limit;
        this.rounds = rounds;
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
        return with(named.stream()
                .map(puzzle -> new Puzzle(puzzle.key(), puzzle.grid()))
                .toList());
    }

    /** Adds the puzzles of a set, as {@code easy 1}, {@code easy 2} and so on. */
    public Experiment on(String set, List<Grid> grids) {
        return with(IntStream.range(0, grids.size())
                .mapToObj(i -> new Puzzle(set + " " + (i + 1), grids.get(i)))
                .toList());
    }

    private Experiment with(List<Puzzle> added) {
        List<Puzzle> all = new ArrayList<>(puzzles);
        all.addAll(added);
        return new Experiment(solvers, all, limit, rounds);
    }

    /** What each single search may use; up to the first solution unless told otherwise. */
    public Experiment limit(SearchLimit each) {
        return new Experiment(solvers, puzzles, each, rounds);
    }

    /** Times every search this often, after a round that is not timed and a third of a second for each solver. */
    public Experiment repeat(int times) {
        if (times < 1) {
            throw new IllegalArgumentException("An experiment is run at least once, not " + times + " times.");
        }
        return new Experiment(solvers, puzzles, limit, times);
    }

    public List<Run> run() {
        return run((done, total) -> {});
    }

    /**
     * The same, and tells someone how far it is. An interruption ends it with the runs so far, the one
     * that was cut short left out.
     */
    public List<Run> run(Watcher watcher) {
        List<Entry> entries = puzzles.stream()
                .flatMap(puzzle -> solvers.stream().map(solver -> new Entry(puzzle, solver)))
                .toList();
        List<Entry> turns = IntStream.range(0, entries.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> i % solvers.size()))
                .map(entries::get)
                .toList();
        int searches = rounds == 1 ? 1 : rounds + 1;
        int done = 0;
        watcher.progress(0, searches * entries.size());
        for (int round = 0; round < searches; round++) {
            if (round == 1) {
                solvers.forEach(solver -> warmUp(solver, entries));
            }
            for (Entry entry : round == 0 ? entries : turns) {
                entry.search(round);
                if (Thread.currentThread().isInterrupted()) {
                    return runs(entries);
                }
                watcher.progress(++done, searches * entries.size());
            }
        }
        return runs(entries);
    }

    /** What a solver did in the first round counts; one that had little to do there does it again and again. */
    private void warmUp(Solver solver, List<Entry> entries) {
        List<Entry> own =
                entries.stream().filter(entry -> entry.solver == solver).toList();
        if (own.isEmpty()) {
            return;
        }
        long worked =
                own.stream().mapToLong(entry -> entry.times.get(0).toNanos()).sum();
        long begin = System.nanoTime();
        for (int i = 0; worked + System.nanoTime() - begin < WARM.toNanos(); i++) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            solver.solve(own.get(i % own.size()).puzzle.grid(), limit);
        }
    }

    /** A list that can grow: in a lesson one experiment follows another. */
    private static List<Run> runs(List<Entry> entries) {
        return entries.stream()
                .filter(Entry::isSearched)
                .map(Entry::run)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
