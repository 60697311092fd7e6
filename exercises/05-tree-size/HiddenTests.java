package sudoku.exercise.treesize;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.treesize.Carriers;
import sudoku.exercise.api.treesize.CoinLuck;
import sudoku.exercise.api.treesize.NextBlank;
import sudoku.exercise.api.treesize.SolutionWalk;
import sudoku.exercise.small.KnownBoards;
import sudoku.exercise.small.Relabeling;
import sudoku.grid.Grid;

/** The tests of set 5 that only the grader sees. */
public class HiddenTests {
    private static final List<String> PUZZLES = List.of(
            ".51.2..74........26...5.8....54.8...8...67....2...3..7.6...5.......7.4........91.",
            ".5...36.........19.....1.8...76.8.9.....9.2....32..7..46....5..3..8......7.....26",
            "3.........58.....6.1..534..8.72.1.....3.7.......96.2.75...1.7..2....5.9...1.....8",
            ".795..4..4........36.7...8.......3.......9.16...61.8.7..1....7.6...8...1.82..5...",
            "..6....9...2....4.....48.6.1....3....6.2..8.54..5...19...6.........71....53...6..");

    @Points(1)
    @Order(11)
    @Says({"81 cells, from no clue to 81", "results too large for a `long`"})
    @DisplayName("The empty board has more solutions than a long can count")
    @Hint("A walk through the empty board multiplies numbers up to nine, dozens of them. A double has room for that.")
    void moreThanALongCanCount(SolutionWalk answer, Relabeling relabeling) {
        for (int i = 0; i < 3; i++) {
            Grid solution = relabeling.puzzle(KnownBoards.SOLVED);
            int[] draws = VisibleWalks.towards(solution, Grid.empty(9), relabeling.random());
            VisibleWalks.expectWalk(answer, Grid.empty(9), draws);
        }
    }

    @Points(1)
    @Order(11)
    @Says("1 to 100,000 walks; each said 0 or more, up to the largest `int`")
    @DisplayName("A hundred thousand walks that said large numbers")
    @Hint("Some numbers of two thousand million are more than an int can hold together, and a float rounds them: add"
            + " up in a long, and double in one.")
    void manyWalksThatSaidMuch(Carriers answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleWalks.expectCarriers(
                answer, random.ints(100_000, 1_000_000_000, Integer.MAX_VALUE).toArray());
        int[] two = {Integer.MAX_VALUE, Integer.MAX_VALUE - random.nextInt(1_000)};
        VisibleWalks.expectCarriers(answer, two);
        for (int i = 0; i < 30; i++) { // a float gets one such sum in three right
            int[] oneLess = random.ints(40, 10_000_000, 20_000_000).toArray();
            oneLess[0] = Arrays.stream(oneLess).skip(1).sum() - 1;
            VisibleWalks.expectCarriers(answer, oneLess);
        }
    }

    @Points(2)
    @Order(11)
    @Says("0 to 2,000 pairs, numbers of nodes from 0")
    @DisplayName("A thousand pairs")
    @Hint("The ways to choose 35 of 70 coins are more than a long can hold, and two to the power of 1,100 is more than"
            + " a double. Chances are small: halve as you go, coin by coin.")
    void aThousandPairs(CoinLuck answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int pairs : new int[] {66, 70, 200, 500, 1_000, 1_100, 2_000}) {
            int wins = pairs / 2 + random.nextInt(1 + (int) Math.sqrt(pairs));
            VisibleCoins.expectLuck(answer, random, wins, pairs - wins, 0);
        }
        VisibleCoins.expectLuck(answer, random, 0, 2_000, 0);
        VisibleCoins.expectLuck(answer, random, 100, 1_900, 0);
        VisibleCoins.expectLuck(answer, random, 450, 550, 0);
    }

    @Points(1)
    @Order(11)
    @Says({"**chance** draws one of these", "Some tests have other puzzles, and the loudest runs only in these"})
    @DisplayName("On other puzzles, ahead of the one that throws dice")
    @Hint("A rule that only helps on five puzzles helps these five. Try yours on others.")
    void elsewhereAheadOfChance(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(
                answer, VisibleRivals.chance(relabeling), "one of the tightest at random", PUZZLES, relabeling);
    }

    @Points(1)
    @Order(12)
    @Says({
        "**the busiest** takes, of these, one with the most blank neighbors",
        "Some tests have other puzzles, and the loudest runs only in these"
    })
    @DisplayName("On other puzzles, ahead of the busiest")
    @Hint("Count what the neighbors would lose, and not the neighbors.")
    void elsewhereAheadOfTheBusiest(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(answer, VisibleRivals.BUSIEST, "the busiest of the tightest", PUZZLES, relabeling);
    }

    @Points(1)
    @Order(13)
    @Says({
        "**the loudest** takes, of these, one whose neighbors would lose the most digits",
        "Some tests have other puzzles, and the loudest runs only in these"
    })
    @DisplayName("Ahead of the loudest, the best of the rivals")
    @Hint("Digits that are lost are not all worth the same: a blank with two digits left that loses one is settled. Or"
            + " look ahead: follow each digit as far as single candidates lead, and weigh what is then left to search.")
    void aheadOfTheLoudest(NextBlank answer, Relabeling relabeling) {
        VisibleRivals.expectAhead(answer, VisibleRivals.LOUDEST, "the loudest of the tightest", PUZZLES, relabeling);
    }
}
