package sudoku.measure.claims;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import sudoku.grid.Grid;
import sudoku.puzzles.NamedPuzzle;
import sudoku.puzzles.NamedPuzzles;
import sudoku.puzzles.PuzzleSet;
import sudoku.puzzles.Solvers;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;
import sudoku.solve.Solver;

/**
 * What the checks measure on: the puzzles, and the searches that were made already.
 *
 * <p><b>Idea.</b> Many claims ask about the same few searches, and one of those takes seconds. Each is
 * made once, by the first check that asks.
 *
 * <p><b>Representation.</b> Puzzles with a name and a set of the course, unless there is a folder with the lists
 * that everybody measures with ({@code top95.txt}, {@code 17clue.txt}, {@code easy50.txt}).
 *
 * <p><b>Lesson.</b> 15-ledger.
 */
public final class Evidence {
    /** Row-order search needs seconds for a few puzzles of 17 clues; no need to do more of them. */
    private static final int MOST_OF_A_LIST = 200;

    private static final int EASY = 50;

    private final boolean quick;
    private final Path lists;
    private final Map<String, SearchResult> results = new HashMap<>();

    private Evidence(boolean quick, Path lists) {
        this.quick = quick;
        this.lists = lists;
    }

    /** Everything measured in full. */
    public static Evidence full() {
        return new Evidence(false, null);
    }

    /** Dear checks make do with fewer repeats, and say so. */
    public static Evidence quick() {
        return new Evidence(true, null);
    }

    /** The same with the published lists in this folder, those that are there. */
    public Evidence withLists(Path folder) {
        return new Evidence(quick, folder);
    }

    /** As many as wanted, or the fewer when time is short. */
    int times(int wanted, int whenQuick) {
        return quick ? whenQuick : wanted;
    }

    PuzzleSample easy() {
        return list("easy50")
                .orElseGet(() -> new PuzzleSample(
                        EASY + " easy puzzles", PuzzleSet.shipped("easy").subList(0, EASY)));
    }

    PuzzleSample hard() {
        return list("top95").orElseGet(() -> named("hard"));
    }

    PuzzleSample seventeenClues() {
        return list("17clue").orElseGet(() -> named("17-clue"));
    }

    private Optional<PuzzleSample> list(String name) {
        if (lists == null || Files.notExists(lists.resolve(name + ".txt"))) {
            return Optional.empty();
        }
        try {
            List<Grid> grids = PuzzleSet.read(lists.resolve(name + ".txt"));
            List<Grid> some = grids.subList(0, Math.min(grids.size(), MOST_OF_A_LIST));
            return Optional.of(new PuzzleSample(some.size() + " of " + name, some));
        } catch (IOException e) {
            throw new UncheckedIOException("The list " + name + " cannot be read.", e);
        }
    }

    private static PuzzleSample named(String kind) {
        List<Grid> named = NamedPuzzles.all().stream()
                .filter(puzzle -> puzzle.kind().equals(kind))
                .map(NamedPuzzle::grid)
                .toList();
        return new PuzzleSample(named.size() + " " + kind + " puzzles", named);
    }

    static Grid puzzle(String key) {
        return NamedPuzzles.get(key).grid();
    }

    /** Up to the first solution of a puzzle with a name. */
    SearchStats stats(String solver, String key) {
        return search(Solvers.named(solver), puzzle(key)).stats();
    }

    long nodes(String solver, String key) {
        return stats(solver, key).nodes();
    }

    SearchResult search(Solver solver, Grid puzzle) {
        return results.computeIfAbsent(solver.name() + " " + puzzle.toLine(), key -> solver.solve(puzzle));
    }

    /** The mean of a count over a sample. */
    double mean(Solver solver, PuzzleSample sample, ToLongFunction<SearchStats> count) {
        return sample.grids().stream()
                .mapToLong(grid -> count.applyAsLong(search(solver, grid).stats()))
                .average()
                .orElseThrow();
    }

    double meanNodes(String solver, PuzzleSample sample) {
        return mean(Solvers.named(solver), sample, SearchStats::nodes);
    }

    /** Milliseconds for all of a sample: the best of three rounds after one to warm up. */
    double millis(Solver solver, PuzzleSample sample) {
        sample.grids().forEach(solver::solve);
        return IntStream.range(0, 3)
                        .mapToLong(round -> {
                            long start = System.nanoTime();
                            sample.grids().forEach(solver::solve);
                            return System.nanoTime() - start;
                        })
                        .min()
                        .orElseThrow()
                / 1e6;
    }
}
