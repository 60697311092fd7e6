package sudoku.solve;

import java.util.Arrays;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.search.Search;
import sudoku.search.SearchLimit;
import sudoku.search.SearchListener;
import sudoku.search.SearchResult;

/**
 * Backtracking that answers the question with the fewest answers.
 *
 * <p><b>Idea.</b> {@link TightestCell} asks "which digit goes on this cell?". A house asks as well:
 * "where does this digit go?". A solution answers all {@code 4 × size²} questions: 324 on a 9×9
 * board. A question with one answer is a naked or a hidden single, one with none a dead end.
 * These are the columns of the exact cover, so the search places the very digits of dancing links.
 *
 * <p><b>Representation.</b> {@link Masks}; nothing else is kept. The questions are asked in the
 * order cells, rows by digit, columns by digit, boxes by digit, and the first of the tightest wins.
 * A house answers for all its digits at once, as in {@link HiddenSingles}.
 *
 * <p><b>Cost.</b> The candidates of all blank cells, each looked at once for each of its houses: a few
 * hundred operations a node. No link is ever touched.
 *
 * <p><b>Alternatives.</b> Dancing links keep the counts up to date instead of counting anew.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class TightestQuestion implements Solver {

    @Override
    public String name() {
        return "questions";
    }

    @Override
    public SearchResult solve(Grid puzzle, SearchLimit limit, SearchListener listener) {
        return Search.run(puzzle, limit, listener, search -> new Run(puzzle, search).extend(puzzle.blanks()));
    }

    private static final class Run {
        private static final int ASKED_BY_CELL = -1;

        private final Masks masks;
        private final Search search;
        private final int allDigits;
        private final int[][] houses;
        private final int[] candidates;
        /** At {@code k}, the digits with {@code k} places or more in the house that is asked. */
        private final int[] atLeast;

        /** The tightest question found: of a cell, or of a house about a digit; and its answers. */
        private int cell;

        private int house;
        private int digit;
        private int answers;

        Run(Grid puzzle, Search search) {
            Cells cells = puzzle.cells();
            this.masks = new Masks(puzzle);
            this.search = search;
            this.allDigits = Digits.all(cells.size());
            this.houses = new int[cells.houseCount()][];
            for (int i = 0; i < houses.length; i++) {
                houses[i] = cells.house(i);
            }
            this.candidates = new int[cells.count()];
            this.atLeast = new int[cells.size() + 1];
        }

        void extend(int blanks) {
            if (blanks == 0) {
                search.solution(masks.board);
                return;
            }
            findTightest();
            if (answers == 0) {
                if (house == ASKED_BY_CELL) {
                    search.deadEnd(cell);
                } else {
                    search.noPlace(house, digit);
                }
            } else if (house == ASKED_BY_CELL) {
                tryDigits(cell, candidates[cell], answers, blanks);
            } else {
                tryPlaces(houses[house], digit, answers, blanks);
            }
        }

        private void tryDigits(int where, int digits, int options, int blanks) {
            for (int left = digits; left != Digits.NONE; left = Digits.rest(left)) {
                tryOne(where, Digits.first(left), options, blanks);
            }
        }

        private void tryPlaces(int[] members, int what, int options, int blanks) {
            for (int where : members) {
                if (masks.board[where] == Grid.BLANK && Digits.contains(masks.candidates(where), what)) {
                    tryOne(where, what, options, blanks);
                }
            }
        }

        private void tryOne(int where, int what, int options, int blanks) {
            search.place(where, what, options);
            masks.place(where, what);
            extend(blanks - 1);
            masks.clear(where);
            search.undo(where, what);
        }

        private void findTightest() {
            answers = Integer.MAX_VALUE;
            house = ASKED_BY_CELL;
            for (int i = 0; i < candidates.length; i++) {
                candidates[i] = masks.board[i] == Grid.BLANK ? masks.candidates(i) : Digits.NONE;
                int options = Digits.count(candidates[i]);
                if (masks.board[i] == Grid.BLANK && options < answers) {
                    cell = i;
                    answers = options;
                }
            }
            for (int i = 0; i < houses.length && answers > 0; i++) {
                askHouse(i);
            }
        }

        /** Counts with sets: a cell's digits with {@code k - 1} places so far have {@code k} now. */
        private void askHouse(int asking) {
            int open = allDigits & ~masks.in(asking);
            if (open == Digits.NONE) {
                return;
            }
            Arrays.fill(atLeast, 1, answers + 1, Digits.NONE);
            for (int member : houses[asking]) {
                int set = candidates[member];
                for (int k = answers; k > 1; k--) {
                    atLeast[k] |= atLeast[k - 1] & set;
                }
                atLeast[1] |= set;
            }
            for (int k = 0; k < answers; k++) {
                int fewest = open & ~atLeast[k + 1];
                if (fewest != Digits.NONE) {
                    house = asking;
                    digit = Digits.first(fewest);
                    answers = k;
                }
            }
        }
    }
}
