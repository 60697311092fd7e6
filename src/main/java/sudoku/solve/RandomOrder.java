package sudoku.solve;

import java.util.Random;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * The tightest cell with chance in it: ties between cells, and the order of the digits, are drawn.
 *
 * <p><b>Idea.</b> A fixed order can be unlucky on a puzzle forever; a drawn one is unlucky now and
 * then. Most runs are short and a few are enormous, a heavy tail. So give up a run that takes long
 * and draw again: short runs are worth more tries.
 *
 * <p><b>Representation.</b> A {@link Random} from the seed for each search: the same seed and puzzle
 * give the same run on every machine. A restart doubles the nodes allowed to the next run, so in
 * the end one of them searches everything; and none happens once a solution was found, or it would
 * be found again.
 *
 * <p><b>Cost.</b> As {@link TightestCell} a node. The number of nodes is a distribution, not a number.
 *
 * <p><b>Alternatives.</b> Drawing among <em>all</em> blank cells throws away what makes the tree small.
 *
 * <p><b>Lesson.</b> 10-race.
 */
public final class RandomOrder implements Solver {
    private static final long NEVER = Long.MAX_VALUE;

    private final String name;
    private final long seed;
    private final long restartAfter;

    /** One run, however long it takes. */
    public RandomOrder(long seed) {
        this("random", seed, NEVER);
    }

    private RandomOrder(String name, long seed, long restartAfter) {
        this.name = name;
        this.seed = seed;
        this.restartAfter = restartAfter;
    }

    /** Gives up the first run after this many nodes, the next after twice as many, and so on. */
    public static RandomOrder withRestarts(long seed, long firstRun) {
        if (firstRun < 1) {
            throw new IllegalArgumentException(
                    "A run needs at least one node before it is given up, not " + firstRun + ".");
        }
        return new RandomOrder("random+restarts", seed, firstRun);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            Run run = new Run(puzzle, search, new Random(seed));
            long allowed = restartAfter;
            while (!run.finishes(allowed)) {
                allowed *= 2;
            }
        });
    }

    private static final class Run {
        private final Masks masks;
        private final Search search;
        private final Random random;
        private long nodesLeft;
        private boolean found;

        Run(Grid puzzle, Search search, Random random) {
            this.masks = new Masks(puzzle);
            this.search = search;
            this.random = random;
        }

        boolean finishes(long nodesAllowed) {
            nodesLeft = nodesAllowed;
            extend();
            return found || nodesLeft >= 0;
        }

        private void extend() {
            int cell = drawTightest();
            if (cell == TightestCell.NO_CELL) {
                found = true;
                search.solution(masks.board);
                return;
            }
            int left = masks.candidates(cell);
            if (left == Digits.NONE) {
                search.deadEnd(cell);
            }
            int options = Digits.count(left);
            while (left != Digits.NONE && mayGoOn()) {
                int digit = draw(left);
                left = Digits.remove(left, digit);
                search.place(cell, digit, options);
                masks.place(cell, digit);
                extend();
                masks.clear(cell);
                search.undo(cell, digit);
            }
        }

        private boolean mayGoOn() {
            return found || --nodesLeft >= 0;
        }

        private int draw(int digits) {
            int skip = random.nextInt(Digits.count(digits));
            int left = digits;
            for (int i = 0; i < skip; i++) {
                left = Digits.rest(left);
            }
            return Digits.first(left);
        }

        /** Each of the tightest cells with the same chance: the k-th one seen replaces the choice in 1 of k cases. */
        private int drawTightest() {
            int drawn = TightestCell.NO_CELL;
            int fewest = Integer.MAX_VALUE;
            int equals = 0;
            for (int cell = 0; cell < masks.board.length; cell++) {
                if (masks.board[cell] != Grid.BLANK) {
                    continue;
                }
                int options = Digits.count(masks.candidates(cell));
                if (options < fewest) {
                    fewest = options;
                    equals = 0;
                }
                if (options == fewest && random.nextInt(++equals) == 0) {
                    drawn = cell;
                }
            }
            return drawn;
        }
    }
}
