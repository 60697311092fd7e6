package sudoku.exercise.tightestcell;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.tightestcell.CountBuckets;
import sudoku.exercise.api.tightestcell.Degrees;
import sudoku.exercise.api.tightestcell.TightestChoice;
import sudoku.exercise.api.tightestcell.WholeTree;
import sudoku.exercise.small.ClashingClues;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;
import sudoku.search.SearchLimit;
import sudoku.search.SearchResult;
import sudoku.solve.TieBreak;
import sudoku.solve.TightestCell;

/** The tests of set 4 that a student sees. */
public class VisibleTests {
    private static final TightestCell CHOOSER = new TightestCell("degree", TieBreak.DEGREE);

    private static final String HUNDREDS_OF_SOLUTIONS =
            "000008010670005008098040000859001000406000091003900806000000080080019000000280170";
    private static final String INKALA =
            "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
    private static final String ONE_TIGHTEST =
            ".2..5.7..4..1.9..68....3...2....8..3.4.92.5.....6...1...2.9...7.9......57.4...9..";
    /** Four blanks with two candidates each, and a fifth far from them with one. */
    private static final int[] LONE_BLANK = {3, 4, 30, 31, 80};

    private static final String ONE_BUSIEST =
            "........3..12.56...9..46.7......9.5.7.46....8.594.23...8.32..9...356.1..6........";
    private static final String ALL_EQUAL =
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

    // Task 1: blank neighbors

    @Points(1)
    @Order(1)
    @Says({"81 numbers", "81 cells", "for each blank cell the number of its blank neighbors"})
    @DisplayName("A few blanks are counted right")
    @Hint("Count the blank cells in the row, the column and the box. A cell is not its own neighbor, and cells with a"
            + " digit don't count. Two cells share a box when row / 3 and column / 3 are the same.")
    void aFewBlanksAreCounted(Degrees answer, Relabeling relabeling) {
        Grid board = Grid.parse(KnownBoards.SOLVED);
        for (int cell : new int[] {0, 3, 6, 27, 40, 70, 80}) {
            board = board.with(cell, Grid.BLANK);
        }
        expectDegrees(answer, relabeling.symmetry(9).apply(board));
    }

    @Points(1)
    @Order(2)
    @Says({"for each blank cell the number of its blank neighbors", "the empty board: 20 for each cell"})
    @DisplayName("A neighbor in two houses is one neighbor")
    @Hint("Two cells can share a row and a box. On the empty board every cell has 20 neighbors, not 24.")
    void aNeighborInTwoHousesIsOne(Degrees answer, Relabeling relabeling) {
        expectDegrees(answer, relabeling.puzzle(KnownBoards.ONE_SOLUTION));
        expectDegrees(answer, Grid.empty(9));
    }

    @Points(1)
    @Order(3)
    @Says("a cell with a digit: 0")
    @DisplayName("For a cell with a digit, the number is 0")
    @Hint("Only blanks are asked: the answer for a cell with a digit is 0, whatever its neighbors are.")
    void aCellWithADigitIsNotAsked(Degrees answer, Relabeling relabeling) {
        Grid board = relabeling.puzzle(KnownBoards.ONE_SOLUTION);
        Expect shown = Expect.on(board);
        int[] got = answer.degrees(board.toArray());
        shown.equal(81, got.length, "One number for each cell.");
        for (int cell = 0; cell < 81; cell++) {
            if (!board.isBlank(cell)) {
                shown.mark(cell).equal(0, got[cell], "The marked cell has a digit.");
            }
        }
        shown.that(IntStream.of(got).anyMatch(count -> count > 0), "No blank got a neighbor.");
    }

    private static void expectDegrees(Degrees answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] got = answer.degrees(board.toArray());
        shown.equal(81, got.length, "One number for each cell.");
        for (int cell = 0; cell < 81; cell++) {
            if (board.isBlank(cell)) {
                shown.mark(cell)
                        .equal(
                                VisibleChoices.neighbors(board, cell),
                                got[cell],
                                "How many blank neighbors has the marked cell?");
            }
        }
    }

    // Task 2: the choice

    @Points(1)
    @Order(1)
    @Says({"81 cells", "the blank with the fewest candidates", "has to come back as it was"})
    @DisplayName("The cell with the fewest candidates is chosen")
    @Hint("Go through all blanks. The number of candidates comes first, and neighbors matter only between equals."
            + " Nothing is fewer than one: a dead cell is the tightest there can be.")
    void theTightestIsChosen(TightestChoice answer, Relabeling relabeling) {
        for (int i = 0; i < 4; i++) {
            VisibleChoices.expectChoice(answer, relabeling.puzzle(ONE_TIGHTEST));
        }
        Grid board = Grid.parse(KnownBoards.SOLVED);
        for (int cell : LONE_BLANK) {
            board = board.with(cell, Grid.BLANK);
        }
        VisibleChoices.expectChoice(answer, relabeling.symmetry(9).apply(board));
        VisibleChoices.expectChoices(
                answer,
                relabeling.puzzle(KnownBoards.SOLVED),
                relabeling.random(),
                each -> VisibleChoices.fewest(each) > 0 && VisibleChoices.tightest(each) == 1);
        VisibleChoices.expectChoices(
                answer,
                relabeling.puzzle(KnownBoards.SOLVED),
                relabeling.random(),
                each -> VisibleChoices.fewest(each) == 0 && VisibleChoices.tightest(each) == 1);
    }

    @Points(1)
    @Order(2)
    @Says("of several, the one with the most blank neighbors")
    @DisplayName("Of equally tight cells the one with the most blank neighbors is chosen")
    @Hint("Two cells with equally few candidates: compare their blank neighbors. More of them win. Does the number you"
            + " compare with belong to the cell that is best now?")
    void ofEquallyTightTheBusiestIsChosen(TightestChoice answer, Relabeling relabeling) {
        for (int i = 0; i < 4; i++) {
            VisibleChoices.expectChoice(answer, relabeling.puzzle(ONE_BUSIEST));
        }
        VisibleChoices.expectChoices(
                answer,
                relabeling.puzzle(KnownBoards.SOLVED),
                relabeling.random(),
                each -> VisibleChoices.fewest(each) > 0
                        && VisibleChoices.tightest(each) > 1
                        && VisibleChoices.busiest(each) == 1);
    }

    @Points(1)
    @Order(3)
    @Says({"the empty board → 0", "if there are still several, the one with the lowest number"})
    @DisplayName("Of equals in both the first is chosen")
    @Hint("A later cell must be better, not only as good. Is there a <= or >= where < or > belongs?")
    void ofEqualsTheFirstIsChosen(TightestChoice answer, Relabeling relabeling) {
        for (int i = 0; i < 4; i++) {
            VisibleChoices.expectChoice(answer, relabeling.puzzle(ALL_EQUAL));
        }
        VisibleChoices.expectChoice(answer, Grid.empty(9));
        VisibleChoices.expectChoices(
                answer,
                relabeling.puzzle(KnownBoards.SOLVED),
                relabeling.random(),
                each -> VisibleChoices.fewest(each) > 0 && VisibleChoices.busiest(each) > 1);
    }

    // Task 3: buckets

    @Points(1)
    @Order(1)
    @Says({
        "`{4, 2, 3}`, `{1, 0, 2}`, `{5, 1, -1}`",
        "After **each** change, write down a cell that has the fewest candidates",
        "several cells with the fewest: any of them"
    })
    @DisplayName("After each change the chosen cell has the fewest candidates")
    @Hint("The change comes before the choice. Where was the cell before its number changed? It has to leave that"
            + " bucket. The cell that moves into its place there has to know its new place. And the fewest can become"
            + " more again.")
    void theFewestIsFound(CountBuckets answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleBuckets.expectChoices(
                answer,
                random.ints(20, 1, 10).toArray(),
                random.ints(300, 0, 20).toArray(),
                random.ints(300, 1, 10).toArray());
    }

    @Points(1)
    @Order(2)
    @Says("−1: the cell is filled")
    @DisplayName("A filled cell is not chosen")
    @Hint("−1 is not a number of candidates: as long as a cell is filled, it is in no bucket. When all of them are"
            + " empty, the answer is −1.")
    void aFilledCellIsNotChosen(CountBuckets answer, Relabeling relabeling) {
        int[] cells = IntStream.range(0, 81).toArray();
        VisibleBuckets.expectChoices(
                answer,
                relabeling.random().ints(81, 1, 10).toArray(),
                cells,
                IntStream.of(cells).map(cell -> -1).toArray());
    }

    @Points(1)
    @Order(3)
    @Says({"until a later change gives it a number again", "a change may leave a number as it was"})
    @DisplayName("A cell that is blank again can be chosen again")
    @Hint("A search takes digits back. A change from −1 to a number puts the cell into a bucket, and takes it out of"
            + " none. A change from −1 to −1 does neither. And when all are filled, the next change may make one blank"
            + " again.")
    void aCellCanComeBack(CountBuckets answer, Relabeling relabeling) {
        int size = 9 + relabeling.random().nextInt(60);
        int back = relabeling.random().nextInt(size);
        int least = 4 + relabeling.random().nextInt(4);
        VisibleBuckets.expectChoices(
                answer,
                IntStream.range(0, size).map(cell -> least + cell % 3).toArray(),
                new int[] {back, back, (back + 1) % size, back},
                new int[] {-1, 1, 2, 3});
        for (int i = 0; i < 300; i++) {
            int few = 1 + relabeling.random().nextInt(4);
            VisibleBuckets.expectChoices(
                    answer,
                    relabeling.random().ints(few, 0, 4).toArray(),
                    relabeling.random().ints(8, 0, few).toArray(),
                    relabeling.random().ints(8, -1, 4).toArray());
        }
    }

    @Points(2)
    @Order(4)
    @Says("up to 500,000 cells and 160,000 changes in one call")
    @DisplayName("A hundred and sixty thousand changes among half a million cells are no trouble")
    @Hint("If you search for a cell with the fewest, or for a cell's place in its bucket, you look ten thousand million"
            + " times and more. A change concerns one cell and two buckets, and there are only 26 of these. Each cell"
            + " can know its place.")
    void manyChangesAreNoTrouble(CountBuckets answer, Relabeling relabeling) {
        VisibleBuckets.expectFarAway(answer, relabeling.random());
        VisibleBuckets.expectUpAndDown(answer);
    }

    // Task 4: the whole tree

    @Points(1)
    @Order(1)
    @Says("how many solutions it met")
    @DisplayName("All solutions are counted")
    @Hint("A solution is no reason to stop: count it, take its last digit back, and go on as if it had been a dead end."
            + " You count too many if you pass over a blank that no digit fits, or if counters outside the method do"
            + " not begin at 0 in every call.")
    void allSolutionsAreCounted(WholeTree answer, Relabeling relabeling) {
        Grid puzzle = relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS);
        Expect shown = Expect.on(puzzle);
        int solutions = tree(answer, shown, puzzle)[1];
        shown.equal(
                12,
                solutions,
                solutions == 0
                        ? "No solution was met. Does a full board count as one, and are two blanks in a house not taken"
                                + " for a clash?"
                        : "This puzzle has so many solutions.");
    }

    @Points(1)
    @Order(2)
    @Says({
        "how many solutions it met",
        "`puzzle`, given at the top",
        "trees of a few thousand digits",
        "how many digits the search wrote (each counts once, even if it was taken back later)"
    })
    @DisplayName("The tree is as large as this choice of cells makes it")
    @Hint("Count each digit once, when it is written, also where only one fits, and also if it is taken back later. Of"
            + " equally tight cells, does the one with the most blank neighbors come first, and the lowest number"
            + " after that? And a board that is full from the start is a solution without a digit.")
    void theTreeHasItsSize(WholeTree answer, Relabeling relabeling) {
        expectTree(answer, relabeling.puzzle(INKALA));
        expectTree(answer, relabeling.puzzle(KnownBoards.TWELVE_SOLUTIONS));
        expectTree(answer, relabeling.puzzle(HUNDREDS_OF_SOLUTIONS));
        expectTree(answer, relabeling.puzzle(KnownBoards.SOLVED));
    }

    @Points(1)
    @Order(3)
    @Says("a dead cell: nothing is written there")
    @DisplayName("The smallest trees: one digit, a full board, a dead cell")
    @Hint("A digit that is written counts, also where only one fits. A full board is a solution without a digit. A cell"
            + " without candidates is the next one, and then nothing is written. If you overlook it, you write digits"
            + " in vain.")
    void theSmallestTreesAreCounted(WholeTree answer, Relabeling relabeling) {
        Grid solved = relabeling.puzzle(KnownBoards.SOLVED);
        expectTree(answer, solved.with(relabeling.random().nextInt(81), Grid.BLANK));
        expectTree(answer, solved);
        List<Grid> oneWrong = ClashingClues.withOneWrong(solved);
        expectTree(answer, oneWrong.get(relabeling.random().nextInt(oneWrong.size())));
    }

    /** As many digits as the library's search writes. */
    public static void expectTree(WholeTree answer, Grid puzzle) {
        Expect shown = Expect.on(puzzle);
        SearchResult known = CHOOSER.solve(puzzle, SearchLimit.none());
        int[] tree = tree(answer, shown, puzzle);
        shown.equal(
                known.nodes(),
                (long) tree[0],
                tree[0] == 2 * known.nodes()
                        ? "Twice as many: a digit counts when it is written, and not again when it is taken back."
                        : "So many digits are written until everything has been searched.");
        shown.equal(known.solutions(), (long) tree[1], "This puzzle has so many solutions.");
    }

    public static int[] tree(WholeTree answer, Expect shown, Grid puzzle) {
        int[] tree = answer.wholeTree(puzzle.toArray());
        shown.equal(2, tree.length, "Two numbers come back: the digits written, and the solutions.");
        return tree;
    }
}
