package sudoku.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/**
 * One search in progress: counts its work, keeps its limits, tells its listener.
 *
 * <p><b>Idea.</b> A solver says what it does — {@link #place}, {@link #undo}, {@link #solution} — and
 * nothing else. All bookkeeping is here once, so two solvers can never count differently.
 *
 * <p><b>Representation.</b> Plain counters, and a clock that is looked at once in 1,024 nodes. A search that must stop
 * is left by an exception that {@link #run} catches.
 *
 * <p><b>Cost.</b> A few additions a node.
 *
 * <p><b>Alternatives.</b> Every solver counting for itself, or a wrapper around the board that
 * counts writes and cannot tell a guess from a forced digit.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Search {
    private final SearchLimit limit;
    private final SearchListener listener;
    private final Clock clock;

    private long nodes;
    private long guesses;
    private long backtracks;
    private int depth;
    private int maxDepth;
    private long solutions;
    private Grid firstSolution;

    public Search(SearchLimit limit, SearchListener listener) {
        this.limit = limit;
        this.listener = listener;
        this.clock = new Clock(limit.time());
    }

    /** Runs a complete algorithm on a puzzle, once its clues are known to obey the rules. */
    public static SearchResult run(
            Grid puzzle, SearchLimit limit, SearchListener listener, Consumer<Search> algorithm) {
        List<Conflict> conflicts = Rules.conflicts(puzzle);
        if (!conflicts.isEmpty()) {
            return SearchResult.invalid(conflicts);
        }
        return run(new Search(limit, listener), algorithm);
    }

    /**
     * Runs an algorithm that may miss solutions. When it ends before it found as many as wanted, nothing is
     * proved: it gave up.
     */
    public static SearchResult runIncomplete(
            Grid puzzle, SearchLimit limit, SearchListener listener, Consumer<Search> algorithm) {
        return run(puzzle, limit, listener, search -> {
            algorithm.accept(search);
            throw new SearchStopped(Outcome.GAVE_UP);
        });
    }

    /** Runs a complete algorithm that looks for something other than a full board, such as an exact cover. */
    public static SearchResult run(SearchLimit limit, Consumer<Search> algorithm) {
        return run(new Search(limit, SearchListener.NONE), algorithm);
    }

    private static SearchResult run(Search search, Consumer<Search> algorithm) {
        try {
            algorithm.accept(search);
            return search.result(search.solutions > 0 ? Outcome.SOLVED : Outcome.UNSATISFIABLE, true);
        } catch (SearchStopped stopped) {
            boolean enough = search.solutions >= search.limit.solutions();
            return search.result(enough ? Outcome.SOLVED : stopped.otherwise, false);
        }
    }

    private SearchResult result(Outcome outcome, boolean exhausted) {
        return new SearchResult(
                outcome, Optional.ofNullable(firstSolution), solutions, exhausted, stats(), clock.time(), List.of());
    }

    /** Call before a digit is put on a cell that had {@code options} candidates when it was chosen. */
    public void place(int cell, int digit, int options) {
        if (nodes >= limit.nodes()) {
            throw new SearchStopped(Outcome.LIMIT);
        }
        step();
        nodes++;
        if (options > 1) {
            guesses++;
        }
        depth++;
        if (depth > maxDepth) {
            maxDepth = depth;
        }
        listener.placed(cell, digit, options);
    }

    /** Call when a placed digit is taken back. */
    public void undo(int cell, int digit) {
        backtracks++;
        depth--;
        listener.undone(cell, digit);
    }

    /** Call when the chosen cell has no candidate. */
    public void deadEnd(int cell) {
        listener.deadEnd(cell);
    }

    /** Call when a digit has no place left in a house. */
    public void noPlace(int house, int digit) {
        listener.noPlace(house, digit);
    }

    /** Call with a full board; does not come back when that was the last solution wanted. */
    public void solution(int[] board) {
        Grid solution = solutions == 0 || listener != SearchListener.NONE ? Grid.of(board) : firstSolution;
        if (solutions == 0) {
            firstSolution = solution;
        }
        listener.solved(solution);
        solution();
    }

    /** The same with a solution that is no board. */
    public void solution() {
        solutions++;
        if (solutions >= limit.solutions()) {
            throw new SearchStopped(Outcome.SOLVED);
        }
    }

    /** Call when so many full boards were weighed, by a method that places no single digits. */
    public void weigh(long boards) {
        long left = limit.nodes() - nodes;
        nodes += Math.min(boards, left);
        if (boards > left) {
            throw new SearchStopped(Outcome.LIMIT);
        }
        requireTime();
    }

    /** Call in long stretches of work that place no node, so that they can be stopped as well. */
    public void step() {
        clock.step();
    }

    /** Does not come back when the time is up or the thread was interrupted. */
    public void requireTime() {
        clock.requireTime();
    }

    public SearchStats stats() {
        return new SearchStats(nodes, guesses, backtracks, maxDepth);
    }
}
