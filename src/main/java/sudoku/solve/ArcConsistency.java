package sudoku.solve;

import java.util.List;
import java.util.Optional;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Reason;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Search that keeps all arcs consistent.
 *
 * <p><b>Idea.</b> The textbook method for any binary constraint problem: make it arc consistent,
 * try a value of the variable with the fewest, make it consistent again. {@link Arcs} know nothing
 * of Sudoku, and for Sudoku they find exactly the naked singles.
 *
 * <p><b>Representation.</b> One domain a cell, copied for each digit tried. A domain of one digit is
 * a cell settled by thinking, and no node.
 *
 * <p><b>Cost.</b> As many nodes as {@link TightestCell} makes guesses, since what that places without
 * a choice is found here by the arcs; each node costs more.
 *
 * <p><b>Alternatives.</b> {@link Propagation}, made for Sudoku and stronger by the hidden singles.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
public final class ArcConsistency implements Solver {

    @Override
    public String name() {
        return "ac3";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> new Run(puzzle, search, listener).start());
    }

    /** What the arcs alone leave of a puzzle, the digits still possible on each cell; nothing for a contradiction. */
    public Optional<int[]> think(Grid puzzle) {
        Arcs arcs = new Arcs(BinaryProblem.sudoku(puzzle));
        int[] domains = arcs.domains();
        return arcs.makeConsistent(domains, Arcs.Watcher.NONE) ? Optional.of(domains) : Optional.empty();
    }

    private static final class Run {
        private static final Reason SINGLE = new Reason("naked single");

        private final Arcs arcs;
        private final Search search;
        private final SearchListener listener;

        Run(Grid puzzle, Search search, SearchListener listener) {
            this.arcs = new Arcs(BinaryProblem.sudoku(puzzle));
            this.search = search;
            this.listener = listener;
        }

        void start() {
            int[] domains = arcs.domains();
            if (arcs.makeConsistent(domains, watcher(domains))) {
                extend(domains);
            }
        }

        private void extend(int[] domains) {
            int cell = tightest(domains);
            if (cell == TightestCell.NO_CELL) {
                int[] board = new int[domains.length];
                for (int i = 0; i < board.length; i++) {
                    board[i] = Digits.first(domains[i]);
                }
                search.solution(board);
                return;
            }
            int options = Digits.count(domains[cell]);
            for (int left = domains[cell]; left != Digits.NONE; left = Digits.rest(left)) {
                int digit = Digits.first(left);
                search.place(cell, digit, options);
                int[] next = domains.clone();
                next[cell] = Digits.of(digit);
                if (arcs.makeConsistentAfter(cell, next, watcher(next))) {
                    extend(next);
                }
                search.undo(cell, digit);
            }
        }

        /** The cell with the fewest digits of those with more than one. */
        private static int tightest(int[] domains) {
            int best = TightestCell.NO_CELL;
            int fewest = Integer.MAX_VALUE;
            for (int cell = 0; cell < domains.length; cell++) {
                int options = Digits.count(domains[cell]);
                if (options > 1 && options < fewest) {
                    best = cell;
                    fewest = options;
                }
            }
            return best;
        }

        private Arcs.Watcher watcher(int[] domains) {
            return (cell, digit, peer) -> {
                listener.eliminated(cell, digit, new Reason(Candidates.PEER, Reason.NO_HOUSE, List.of(peer)));
                if (domains[cell] == Digits.NONE) {
                    listener.deadEnd(cell);
                } else if (Digits.count(domains[cell]) == 1) {
                    listener.deduced(cell, Digits.first(domains[cell]), SINGLE);
                }
            };
        }
    }
}
