package sudoku.cover;

import java.util.ArrayDeque;
import java.util.Deque;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.solve.Candidates;
import sudoku.solve.Propagation;
import sudoku.solve.Solver;

/**
 * Dancing links that remember where they failed, and begin again.
 *
 * <p><b>Idea.</b> On large boards a few puzzles take a search hours that another finishes at once: a wrong choice
 * near the root is never questioned. So a search that has used up its nodes is given up and begun anew, with
 * half as many nodes more; and every item that was found without an option counts one more failure. Where nothing is
 * forced, the item with the fewest options <em>for its failures</em> goes first:
 * <pre>
 * singles
 * until everything was searched:
 *     dance, choosing what is forced, else by options / (1 + failures), for so many nodes
 *     a solution: go on without a limit, for there are no two ways to it
 *     out of nodes: take all back, allow more of them
 * </pre>
 *
 * <p><b>Representation.</b> {@link HybridSolver}'s beginning; a counter for each item. Which digits are standing is
 * kept, so that they can be taken back when the links are thrown away.
 *
 * <p><b>Cost.</b> The limits grow like a geometric series, so all that was given up is at most twice the last search.
 *
 * <p><b>Alternatives.</b> Beginning again with a drawn order, as {@link sudoku.solve.RandomOrder} does, leaves a bad
 * beginning as well and learns nothing from it.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class RestartingSolver implements Solver {
    private static final long FIRST_NODES = 1_000;

    private final Propagation singles = new Propagation();
    private final long firstNodes;

    public RestartingSolver() {
        this(FIRST_NODES);
    }

    /** Begins again for the first time after this many nodes. */
    RestartingSolver(long firstNodes) {
        this.firstNodes = firstNodes;
    }

    @Override
    public String name() {
        return "restarting";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            Candidates left = singles.think(puzzle, listener);
            if (left.blanks() == 0 && !left.isContradiction()) {
                search.solution(left.grid().toArray());
            } else if (!left.isContradiction()) {
                danceAgainAndAgain(left.grid(), search);
            }
        });
    }

    private void danceAgainAndAgain(Grid puzzle, Search search) {
        SudokuCover sudoku = SudokuCover.of(puzzle.size());
        int[] failures = new int[sudoku.cover().itemCount()];
        DancingLinks dancing = new DancingLinks(links -> fewestForItsFailures(links, failures));
        for (long nodes = firstNodes; ; nodes += nodes / 2 + 1) {
            Attempt attempt = new Attempt(new DancingLinksSolver.Reporter(sudoku, search), failures, nodes);
            try {
                DancingLinksSolver.dance(puzzle, search, dancing, attempt);
                return;
            } catch (OutOfNodes again) {
                attempt.takeBack();
            }
        }
    }

    private static int fewestForItsFailures(Links links, int[] failures) {
        int best = links.right(Links.ROOT);
        for (int head = best; head != Links.ROOT; head = links.right(head)) {
            if (links.size(head) <= 1) {
                return head;
            }
            if (links.size(head) * (1L + failures[links.item(best)])
                    < links.size(best) * (1L + failures[links.item(head)])) {
                best = head;
            }
        }
        return best;
    }

    /** One dance, which may select so many options unless it finds a solution. */
    private static final class Attempt implements CoverListener {
        private final CoverListener reporter;
        private final int[] failures;
        private final Deque<Integer> standing = new ArrayDeque<>();
        private long nodesLeft;

        Attempt(CoverListener reporter, int[] failures, long nodes) {
            this.reporter = reporter;
            this.failures = failures;
            this.nodesLeft = nodes;
        }

        @Override
        public void selected(int option, int item, int choices) {
            if (nodesLeft == 0) {
                throw new OutOfNodes();
            }
            nodesLeft--;
            reporter.selected(option, item, choices);
            standing.push(option);
        }

        @Override
        public void deselected(int option) {
            standing.pop();
            reporter.deselected(option);
        }

        @Override
        public void deadEnd(int item) {
            failures[item]++;
            reporter.deadEnd(item);
        }

        @Override
        public void solved(int[] options) {
            nodesLeft = Long.MAX_VALUE;
        }

        void takeBack() {
            while (!standing.isEmpty()) {
                deselected(standing.peek());
            }
        }
    }

    /** Leaves a dance from its depth; it is no error and needs no trace. */
    private static final class OutOfNodes extends RuntimeException {
        OutOfNodes() {
            super(null, null, false, false);
        }
    }
}
