package sudoku.solve;

import java.util.List;
import java.util.function.ToIntFunction;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Think first, try only where thinking ends.
 *
 * <p><b>Idea.</b>
 * <pre>
 * extend:
 *     apply the rules until none of them finds anything
 *     a contradiction: go back
 *     no blank cell: a solution
 *     for each candidate of the tightest cell: on a copy, place it and extend
 * </pre>
 * A digit that was tried starts the thinking anew, so one wrong guess is usually refuted before the
 * next one is made.
 *
 * <p><b>Representation.</b> {@link Candidates}, and a list of {@link Inference} rules: the cheaper
 * ones first, and back to the first after every success. The rules decide what is found, their
 * order does not.
 *
 * <p><b>Cost.</b> A node costs several times one of {@link TightestCell}, and on hard puzzles there are
 * fifty to three hundred times fewer. Digits found by thinking are not nodes.
 *
 * <p><b>Alternatives.</b> {@link ArcConsistency} finds what naked singles find. Dancing links find
 * what both singles find, and count each as a node.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class Propagation implements Solver {
    private final String name;
    private final List<Inference> rules;
    /** Which of the blank cells is tried where thinking ends. */
    private final ToIntFunction<Candidates> choice;

    /** Naked and hidden singles. */
    public Propagation() {
        this("propagation", new NakedSingles(), new HiddenSingles());
    }

    /** A choice of rules under a name of its own, so that tables can tell it from the others. */
    public Propagation(String name, Inference... rules) {
        this(name, List.of(rules), Candidates::tightest);
    }

    private Propagation(String name, List<Inference> rules, ToIntFunction<Candidates> choice) {
        this.name = name;
        this.rules = rules;
        this.choice = choice;
    }

    /** The same thoughts, and where they end the first blank in place of the tightest: to see what each is worth. */
    public Propagation inReadingOrder() {
        return new Propagation(name + " in reading order", rules, Candidates::first);
    }

    /** Naked and hidden singles and naked pairs. */
    public static Propagation withNakedPairs() {
        return new Propagation("propagation+pairs", new NakedSingles(), new HiddenSingles(), new NakedPairs());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> extend(Candidates.of(puzzle, listener), search));
    }

    /** What thinking alone makes of a puzzle; nothing is tried. */
    public Candidates think(Grid puzzle) {
        return think(puzzle, SearchListener.NONE);
    }

    /** The same, for someone who wants to hear each conclusion and its reason. */
    public Candidates think(Grid puzzle, SearchListener listener) {
        Candidates candidates = Candidates.of(puzzle, listener);
        toFixpoint(candidates);
        return candidates;
    }

    private void extend(Candidates candidates, Search search) {
        toFixpoint(candidates);
        if (candidates.isContradiction()) {
            return;
        }
        if (candidates.blanks() == 0) {
            search.solution(candidates.board());
            return;
        }
        int cell = choice.applyAsInt(candidates);
        int options = Digits.count(candidates.get(cell));
        for (int left = candidates.get(cell); left != Digits.NONE; left = Digits.rest(left)) {
            int digit = Digits.first(left);
            search.place(cell, digit, options);
            Candidates next = candidates.copy();
            next.place(cell, digit);
            extend(next, search);
            search.undo(cell, digit);
        }
    }

    private void toFixpoint(Candidates candidates) {
        int next = 0;
        while (next < rules.size() && !candidates.isContradiction()) {
            long before = candidates.changes();
            rules.get(next).apply(candidates);
            next = candidates.changes() > before ? 0 : next + 1;
        }
    }
}
