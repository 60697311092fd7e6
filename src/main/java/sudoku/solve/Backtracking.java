package sudoku.solve;

import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Naive backtracking: try, go on, take back.
 *
 * <p><b>Idea.</b>
 * <pre>
 * extend(cell):
 *     past the last cell: a solution
 *     a clue: extend(cell + 1)
 *     otherwise, for each digit that no peer holds:
 *         place it, extend(cell + 1), take it back
 * </pre>
 *
 * <p><b>Representation.</b> The board is one array; which digits are legal is found by looking at
 * the row, the column and the box each time. The call stack remembers the choices.
 *
 * <p><b>Cost.</b> Each visit of a blank cell reads its 20 peers. The number of visits is what the
 * course is about: 391 nodes for the empty board, 69,175,316 for the cruellest 17 clues.
 *
 * <p><b>Alternatives.</b> {@link BitmaskBacktracking} makes the same choices and never looks
 * around; {@link StackEnumerator} makes them without recursion.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
public final class Backtracking implements Solver {

    @Override
    public String name() {
        return "naive";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> new Run(puzzle, search).extend(0));
    }

    private static final class Run {
        private final Cells cells;
        private final int[] board;
        private final int[][] peers;
        private final int allDigits;
        private final Search search;

        Run(Grid puzzle, Search search) {
            this.cells = puzzle.cells();
            this.board = puzzle.toArray();
            this.peers = new int[board.length][];
            for (int cell = 0; cell < board.length; cell++) {
                peers[cell] = cells.peers(cell);
            }
            this.allDigits = Digits.all(puzzle.size());
            this.search = search;
        }

        void extend(int cell) {
            if (cell == board.length) {
                search.solution(board);
                return;
            }
            if (board[cell] != Grid.BLANK) {
                extend(cell + 1);
                return;
            }
            int legal = legalDigits(cell);
            if (legal == Digits.NONE) {
                search.deadEnd(cell);
            }
            int options = Digits.count(legal);
            for (int left = legal; left != Digits.NONE; left = Digits.rest(left)) {
                int digit = Digits.first(left);
                search.place(cell, digit, options);
                board[cell] = digit;
                extend(cell + 1);
                board[cell] = Grid.BLANK;
                search.undo(cell, digit);
            }
        }

        private int legalDigits(int cell) {
            int legal = allDigits;
            for (int peer : peers[cell]) {
                legal = Digits.remove(legal, board[peer]);
            }
            return legal;
        }
    }
}
