package sudoku.exercise.dancinglinks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.cover.DancingLinks;
import sudoku.cover.ExactCover;
import sudoku.cover.Queens;
import sudoku.exercise.Expect;
import sudoku.exercise.Hint;
import sudoku.exercise.JavaText;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.dancinglinks.CountCovers;
import sudoku.exercise.api.dancinglinks.DanceSteps;
import sudoku.exercise.api.dancinglinks.QueensOptions;
import sudoku.exercise.small.Relabeling;
import sudoku.search.SearchLimit;

/** The tests of set 8 that a student sees. */
public class VisibleTests {
    // Task 1: cover and uncover

    @Points(1)
    @Order(1)
    @Says({
        "head 3 of the roster is covered: `links[R][2]` becomes 4, `links[L][4]` becomes 2, and `links[SIZE][5]` "
                + "goes down by one",
        "6 items and 10 options",
        "`links` is a copy for this call: write in it, and what you leave is the result",
        "Its head steps out of the row of heads"
    })
    @DisplayName("The covered item is no longer in the row of heads")
    @Hint("Two writes take the head out of its row: its left neighbor's right, and its right neighbor's left. A"
            + " column may have no node left. Then there is nothing else to do.")
    void theHeadIsNotMet(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectCovered(
                answer,
                relabeling,
                VisibleLinks.LEFT,
                VisibleLinks.RIGHT,
                0,
                0,
                "A walk from the root along the heads, to the right or to the left, should meet these.");
        VisibleLinks.expectLastCovered(answer, relabeling);
    }

    @Points(1)
    @Order(2)
    @Says("all *other* nodes of that option step out of their columns")
    @DisplayName("The options of the covered item have left all their other columns")
    @Hint("For each node below the head, walk along its option and take the others out of their columns: up and down"
            + " are two writes for each. The column of the covered item stays as it is, even if an option has no other"
            + " item.")
    void theOptionsHaveLeft(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectCovered(
                answer,
                relabeling,
                VisibleLinks.UP,
                VisibleLinks.DOWN,
                1,
                VisibleLinks.ITEMS,
                "A walk from a head through its column, down or up, should meet these nodes.");
    }

    @Points(1)
    @Order(3)
    @Says({
        "head 3 of the roster is covered: `links[R][2]` becomes 4, `links[L][4]` becomes 2, and `links[SIZE][5]` "
                + "goes down by one",
        "The size of the covered column itself stays. Uncovering needs nothing but the links: the tests hand it some"
                + " that were covered elsewhere",
        "which get smaller by one each"
    })
    @DisplayName("The sizes of the other items have gone down")
    @Hint("A node that leaves a column makes that column's size smaller: head tells which one it is.")
    void theSizesHaveGoneDown(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectSizes(answer, relabeling);
    }

    @Points(1)
    @Order(4)
    @Says("Uncovering puts everything back, last first")
    @DisplayName("Uncovering puts everything back")
    @Hint("Whatever cover took out must come back: the nodes into their columns, the sizes, and the head into its row."
            + " Walk backwards, so that what left last comes back first.")
    void uncoveringPutsEverythingBack(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectUncovered(answer, relabeling);
    }

    @Points(1)
    @Order(5)
    @Says("Uncovering puts everything back, last first")
    @DisplayName("A whole search dances on your two steps")
    @Hint("One item covered and uncovered is not enough: a search covers several, one inside the other, and uncovers"
            + " them in reverse order. Each time the links must be exactly what they were.")
    void aWholeSearchDances(DanceSteps answer, Relabeling relabeling) {
        VisibleLinks.expectDance(answer, relabeling);
    }

    // Task 2: queens

    @Points(1)
    @Order(1)
    @Says({
        "`side` = 4: the square in row 1, column 2 covers the items 1, 6, 11 and one from 15 to 21",
        "`side` from 1 to 70; 4 numbers for each square",
        "The four numbers of a square may come in any order. `side` = 1 has one square and four items",
        "its row: the numbers from 0",
        "its column: from `side`"
    })
    @DisplayName("Each option has four items, and among them its row and its column")
    @Hint("Rows have the numbers from 0, columns go on from side, so a column's number is never a row's. Squares come"
            + " row by row: the one in row r and column c is number r * side + c.")
    void rowsAndColumnsAreCovered(QueensOptions answer, Relabeling relabeling) {
        for (int side : new int[] {4, VisibleOptions.anySide(relabeling), 1, 2, 70}) {
            int[][] options = VisibleOptions.options(answer, side);
            for (int square = 0; square < side * side; square++) {
                VisibleOptions.expectItem(options, side, square, 4, "");
                VisibleOptions.expectItem(options, side, square, square / side, "row");
                VisibleOptions.expectItem(options, side, square, side + square % side, "column");
            }
        }
    }

    @Points(1)
    @Order(2)
    @Says("its rising diagonal: from `2 * side`, the first is the corner at the top left")
    @DisplayName("Squares of one rising diagonal share an item, others don't")
    @Hint("One step up and one to the right: what stays the same? There are 2 · side − 1 such diagonals, from 2 · side"
            + " on, and the first is the corner at the top left. If there are two numbers, one is meant for a falling"
            + " diagonal: the difference of column and row can be negative.")
    void risingDiagonalsAreShared(QueensOptions answer, Relabeling relabeling) {
        VisibleOptions.expectDiagonals(answer, relabeling, 1);
    }

    @Points(1)
    @Order(3)
    @Says("its falling diagonal: from `4 * side - 1`")
    @DisplayName("Squares of one falling diagonal share an item, others don't")
    @Hint("One step down and one to the right: the difference stays the same. It can be negative, and a number of an"
            + " item can't: the falling diagonals have the 2 · side − 1 numbers from 4 · side − 1 on.")
    void fallingDiagonalsAreShared(QueensOptions answer, Relabeling relabeling) {
        VisibleOptions.expectDiagonals(answer, relabeling, -1);
    }

    @Points(1)
    @Order(4)
    @Says({
        "`side` = 4: the square in row 1, column 2 covers the items 1, 6, 11 and one from 15 to 21",
        "its rising diagonal: from `2 * side`, the first is the corner at the top left",
        "its falling diagonal: from `4 * side - 1`"
    })
    @DisplayName("Diagonals are numbered in their order, beginning with a corner")
    @Hint("The rising diagonal of the square at the top left is the first, 2 · side, and the one at the bottom right"
            + " the last. The falling ones begin at the top right or at the bottom left, and go on from there.")
    void diagonalsAreNumberedInTheirOrder(QueensOptions answer, Relabeling relabeling) {
        VisibleOptions.expectNumbered(answer, relabeling);
    }

    // Task 3: the search

    @Points(2)
    @Order(1)
    @Says({
        "2 primary items, none secondary, `{{0}, {1}, {0, 1}}`: there are 2 covers",
        "two options may be alike",
        "each primary item exactly once"
    })
    @DisplayName("All exact covers are counted")
    @Hint("After a cover has been found the search goes on: back to the last choice, and to its next option. What was"
            + " covered last is uncovered first. And two options that are alike are two choices.")
    void allCoversAreCounted(CountCovers answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[][] pairs = IntStream.range(0, 36)
                .filter(i -> i / 6 < i % 6)
                .mapToObj(i -> new int[] {i / 6, i % 6})
                .toArray(int[][]::new);
        expectCount(answer, 6, 0, pairs, random);
        // An answer that uncovers the items of an option in the order in which it has covered them gets lost here.
        expectCount(answer, 5, 0, new int[][] {{0, 2}, {0, 3, 4}, {1, 2, 3}, {4}, {0, 3}, {1, 3}}, 1);
        expectCount(answer, 3, 0, new int[][] {{0, 1}, {2}, {0, 1}, {0}, {2}, {1}}, 6);
        for (int i = 0; i < 10; i++) {
            expectCount(
                    answer,
                    VisibleLinks.ITEMS,
                    0,
                    random.ints(12, 1, 63)
                            .distinct()
                            .mapToObj(VisibleLinks::items)
                            .toArray(int[][]::new),
                    random);
        }
    }

    @Points(2)
    @Order(2)
    @Says("each secondary item at most once")
    @DisplayName("A secondary item is covered once at most, and may stay uncovered")
    @Hint("Nobody asks for a secondary item, so its head isn't in the row of heads. But an option that is chosen covers"
            + " it like any other.")
    void secondaryItemsMayStayUncovered(CountCovers answer, Relabeling relabeling) {
        for (int side : new int[] {4, 5, 6}) {
            ExactCover queens = Queens.cover(side);
            int[][] options = IntStream.range(0, queens.optionCount())
                    .mapToObj(queens::itemsOf)
                    .toArray(int[][]::new);
            Collections.shuffle(Arrays.asList(options), relabeling.random());
            expectCount(
                    answer,
                    queens.primaryCount(),
                    queens.itemCount() - queens.primaryCount(),
                    options,
                    relabeling.random());
        }
    }

    @Points(1)
    @Order(3)
    @Says("An item that nobody offers leaves no cover. There may be no option at all")
    @DisplayName("An item that nobody offers leaves no cover")
    @Hint("An item without options is chosen like any other. It has nothing to try, so the search goes back.")
    void anItemWithoutOptionsLeavesNoCover(CountCovers answer, Relabeling relabeling) {
        int items = 5 + relabeling.random().nextInt(20);
        int lacking = relabeling.random().nextInt(items);
        expectCount(
                answer,
                items,
                0,
                IntStream.range(0, items)
                        .filter(item -> item != lacking)
                        .mapToObj(item -> new int[] {item})
                        .toArray(int[][]::new),
                relabeling.random());
        expectCount(answer, 2, 0, new int[][] {{0}, {1}}, relabeling.random());
        expectCount(answer, 3, 0, new int[][] {{0}, {1}, {0, 1}}, relabeling.random());
        expectCount(answer, 2, 0, new int[][] {}, relabeling.random());
    }

    /** As many as the library finds; the items of an option come in any order. */
    private static void expectCount(CountCovers answer, int primary, int secondary, int[][] inOrder, Random random) {
        int[][] options = Stream.of(inOrder)
                .map(items -> {
                    List<Integer> any =
                            new ArrayList<>(IntStream.of(items).boxed().toList());
                    Collections.shuffle(any, random);
                    return any.stream().mapToInt(Integer::intValue).toArray();
                })
                .toArray(int[][]::new);
        expectCount(
                answer,
                primary,
                secondary,
                options,
                new DancingLinks()
                        .solve(VisibleLinks.cover(primary, secondary, options), SearchLimit.none())
                        .solutions());
    }

    private static void expectCount(CountCovers answer, int primary, int secondary, int[][] options, long known) {
        Expect shown = Expect.onInput("task3.count(" + primary + ", " + secondary + ", " + JavaText.of(options) + ")");
        shown.equal(known, (long) answer.count(primary, secondary, options), "There are so many exact covers.");
    }
}
