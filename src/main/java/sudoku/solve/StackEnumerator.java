package sudoku.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sudoku.grid.Conflict;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;
import sudoku.search.SearchStats;

/**
 * Backtracking on a stack of its own, so that it can stop after a solution and go on later.
 *
 * <p><b>Idea.</b> Recursion keeps the open choices on the call stack, where nobody else can reach
 * them. Kept in arrays instead, they survive between two calls: each call gives the next solution.
 *
 * <p><b>Representation.</b> The stack is over the blank cells only, in row-major order: for each,
 * the candidates not tried yet. Clue cells never enter it, so they never have to be popped.
 *
 * <p><b>Cost.</b> Exactly the nodes of {@link BitmaskBacktracking}; memory for one {@code int} a
 * blank cell.
 *
 * <p><b>Alternatives.</b> Recursion with a callback visits the same solutions but keeps control
 * until it is done; a thread with a queue gives a cursor at the price of a thread.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
public final class StackEnumerator implements Solver {

    @Override
    public String name() {
        return "stack";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> {
            Cursor cursor = new Cursor(puzzle, search);
            while (cursor.advance()) {
                search.solution(cursor.masks.board);
            }
        });
    }

    /**
     * A cursor over all solutions of a puzzle.
     *
     * @throws IllegalArgumentException when the clues contradict each other
     */
    public Cursor open(Grid puzzle) {
        List<Conflict> conflicts = Rules.conflicts(puzzle);
        if (!conflicts.isEmpty()) {
            throw new IllegalArgumentException("The clues contradict each other: " + conflicts.get(0) + ".");
        }
        return new Cursor(puzzle, new Search(SearchLimit.none(), SearchListener.NONE));
    }

    /** A search at rest between two solutions. */
    public static final class Cursor {
        private final Search search;
        private final Masks masks;
        private final int[] blanks;
        private final int[] untried;
        private final int[] options;
        /** The blank whose turn it is; all before it hold a digit. -1 when everything was tried. */
        private int top;
        /** Whether that blank was reached from above, for the first time, or is come back to. */
        private boolean goingDown = true;

        private Cursor(Grid puzzle, Search search) {
            this.search = search;
            this.masks = new Masks(puzzle);
            this.blanks = IntStream.range(0, masks.board.length)
                    .filter(puzzle::isBlank)
                    .toArray();
            this.untried = new int[blanks.length];
            this.options = new int[blanks.length];
        }

        /** The next solution, or nothing when there are no more. */
        public Optional<Grid> next() {
            return advance() ? Optional.of(Grid.of(masks.board)) : Optional.empty();
        }

        private boolean advance() {
            while (top >= 0) {
                if (top == blanks.length) {
                    goBack();
                    return true;
                }
                int cell = blanks[top];
                if (goingDown) {
                    untried[top] = masks.candidates(cell);
                    options[top] = Digits.count(untried[top]);
                    if (options[top] == 0) {
                        search.deadEnd(cell);
                    }
                } else {
                    int digit = masks.board[cell];
                    masks.clear(cell);
                    search.undo(cell, digit);
                }
                if (untried[top] == Digits.NONE) {
                    goBack();
                } else {
                    goDown(cell);
                }
            }
            return false;
        }

        private void goDown(int cell) {
            int digit = Digits.first(untried[top]);
            search.place(cell, digit, options[top]);
            untried[top] = Digits.rest(untried[top]);
            masks.place(cell, digit);
            top++;
            goingDown = true;
        }

        private void goBack() {
            top--;
            goingDown = false;
        }

        /** The work so far. */
        public SearchStats stats() {
            return search.stats();
        }
    }
}
