package sudoku.exercise.treesize;

import java.util.Arrays;
import java.util.List;
import sudoku.exercise.DrivenSearch;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.treesize.NextBlank;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.picture.GridPicture;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.BitmaskBacktracking;
import sudoku.solve.RandomOrder;
import sudoku.solve.Solver;
import sudoku.solve.TieBreak;
import sudoku.solve.TightestCell;

/** The race of task 4: whole trees on ten boards, in pairs with one rival. */
public final class VisibleRivals {
    /** Five puzzles, two dresses of each. */
    static final List<String> PUZZLES = List.of(
            "236...............8......469..3.57....82.75.1.7...6.2......1........26.51.5.8...9",
            ".2..64.........8.9........28.13......3..8...6..9217.....2..1.6.3.....5...68...3..",
            "8..7....6.4..12.9....4....7.8....3..951...........6.1..7.6.9..4..4.5......5.7.9.1",
            "........86..7.5.3......4.7...........3.9...2..26.8...1.6...8...9.352......2.93.8.",
            "..5...2..1....26......8...1.2.3..4..4.......55.391.........8.2...4.9...66....713.");

    private static final int DRESSES = 2;
    /** Of ten coins, nine or more show heads in about one round of a hundred. */
    private static final int AHEAD = 9;

    private static final int PATIENCE = 3_000;

    static final Solver ROW_BY_ROW = new BitmaskBacktracking();
    static final Solver FIRST = new TightestCell();
    public static final Solver BUSIEST = new TightestCell("busiest", TieBreak.DEGREE);
    public static final Solver LOUDEST = new TightestCell("loudest", VisibleRivals::loudness);

    private VisibleRivals() {}

    /** One of the tightest, at random. */
    public static Solver chance(Relabeling relabeling) {
        return new RandomOrder(relabeling.random().nextLong());
    }

    /** How many digits the neighbors would lose, all digits of the cell taken together. */
    private static int loudness(int cell, int[] board, Cells cells) {
        int digits = candidates(cell, board, cells);
        int struck = 0;
        for (int peer : cells.peers(cell)) {
            struck += board[peer] == Grid.BLANK ? Digits.count(digits & candidates(peer, board, cells)) : 0;
        }
        return struck;
    }

    private static int candidates(int cell, int[] board, Cells cells) {
        int left = Digits.all(9);
        for (int peer : cells.peers(cell)) {
            left = Digits.remove(left, board[peer]);
        }
        return left;
    }

    /** All digits that fit the blank that the answer names. */
    static List<int[]> moves(NextBlank answer, int[] digits) {
        Grid board = Grid.of(digits);
        Expect shown = Expect.on(board);
        int cell = answer.next(digits);
        shown.that(cell >= 0 && cell < 81, "There is no cell " + cell + ".");
        shown.cross(cell).that(board.isBlank(cell), "Cell " + cell + ", crossed here, is not blank.");
        return Arrays.stream(Digits.toArray(Rules.candidates(board, cell)))
                .mapToObj(digit -> new int[] {cell, digit})
                .toList();
    }

    /** On at least nine of ten boards the answer's whole tree is smaller than the rival's. */
    public static void expectAhead(
            NextBlank answer, Solver rival, String name, List<String> puzzles, Relabeling relabeling) {
        int wins = 0;
        String lost = "";
        Grid first = null;
        for (String puzzle : puzzles) {
            for (int dress = 0; dress < DRESSES; dress++) {
                Grid board = relabeling.puzzle(puzzle);
                SearchResult theirs = rival.solve(board, SearchLimit.none().withNodes(PATIENCE));
                DrivenSearch mine = search(answer, board, first == null ? PATIENCE : theirs.nodes());
                if (mine.isFinished() && mine.steps() < theirs.nodes()) {
                    wins++;
                } else if (first == null) {
                    first = board;
                    lost = told(name, theirs, mine);
                }
            }
        }
        if (wins < AHEAD) {
            throw Expect.on(GridPicture.of(first), "task4.next(" + JavaText.of(first) + ")")
                    .fail(
                            "ahead on at least " + AHEAD + " of 10 boards",
                            "ahead on " + wins,
                            "On this board, the first that you did not win, " + lost);
        }
    }

    private static DrivenSearch search(NextBlank answer, Grid board, long steps) {
        return DrivenSearch.of(board, SearchLimit.none().withNodes(steps), digits -> moves(answer, digits));
    }

    private static String told(String name, SearchResult theirs, DrivenSearch mine) {
        return !theirs.exhausted()
                ? "both searches were stopped at " + PATIENCE + " steps."
                : name + " takes " + theirs.nodes() + " steps for the whole tree, "
                        + (!mine.isFinished()
                                ? "and yours was stopped at " + PATIENCE + "."
                                : mine.steps() == theirs.nodes()
                                        ? "and so do you: a draw."
                                        : "and you take " + mine.steps() + ".");
    }
}
