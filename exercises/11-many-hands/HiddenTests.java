package sudoku.exercise.manyhands;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.manyhands.CheckedWrites;
import sudoku.exercise.api.manyhands.LostUpdates;
import sudoku.exercise.api.manyhands.StolenWork;
import sudoku.exercise.small.Relabeling;
import sudoku.puzzles.NamedPuzzles;

/** The tests of set 11 that only the grader sees. */
public class HiddenTests {
    private static final int MOST_NODES = 5_000;

    @Points(1)
    @Order(11)
    @Says({"with one addition each, one can be lost", "with `lost` = 0 nothing is lost"})
    @DisplayName("Every number of additions can be lost, up to those of one hand")
    @Hint("With one addition each, both can see 0, and the counter holds 1 at the end. The same rule should be right"
            + " for each number from none to all.")
    void oneAdditionEachCanBeLost(LostUpdates answer, Relabeling relabeling) {
        VisibleTurns.expectLost(answer, 1, 0);
        VisibleTurns.expectLost(answer, 1, 1);
        int each = 401 + relabeling.random().nextInt(500);
        VisibleTurns.expectLost(answer, each, each);
        VisibleTurns.expectLost(answer, each, each - 1);
        for (int most = 2; most <= 12; most++) {
            for (int lost = 0; lost <= most; lost++) {
                VisibleTurns.expectLost(answer, most, lost);
            }
        }
    }

    @Points(1)
    @Order(11)
    @Says({"if the sum is still what it has seen", "somebody who adds 0 disturbs nobody"})
    @DisplayName("Somebody who adds 0 disturbs nobody")
    @Hint("It is the number that is compared, and not whether somebody has written. After a 0 the sum is what it was.")
    void aZeroDisturbsNobodyElse(CheckedWrites answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleSums.expect(answer, new int[] {0, 1, 1, 0}, new int[][] {{4}, {0}});
        VisibleSums.expect(answer, new int[] {1, 0, 1, 1, 1, 0}, new int[][] {{8}, {0, 0}});
        for (int i = 0; i < 20; i++) {
            int hands = 2 + random.nextInt(7);
            VisibleSums.expect(
                    answer, VisibleSums.mixed(random, hands, 150), VisibleSums.amounts(random, hands, 1, 20, 0, 1));
        }
    }

    @Points(1)
    @Order(11)
    @Says({"1 to 64 hands", "many hands and few nodes"})
    @DisplayName("Many hands, and a wide tree")
    @Hint("There may be more hands than open nodes in each round, and a node may have many children.")
    void manyHandsWaitForAWideTree(StolenWork answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleRounds.expect(answer, VisibleTrees.drawn(random, 100, 100), 64);
        VisibleRounds.expect(answer, VisibleTrees.drawn(random, 40, 40), 8 + random.nextInt(30));
        VisibleRounds.expect(answer, VisibleTrees.drawn(random, 700, 60), 2 + random.nextInt(62));
    }

    @Points(1)
    @Order(12)
    @Says("1 to 5,000 nodes")
    @DisplayName("The search tree of a real puzzle")
    @Hint("A real tree is narrow at its root, and most of its branches are short. The rule is the same.")
    void aRealSearchTreeIsShared(StolenWork answer, Relabeling relabeling) {
        int[][] children = VisibleTrees.of(
                relabeling.symmetry(9).apply(NamedPuzzles.get("escargot").grid()));
        while (children.length > MOST_NODES) {
            children = VisibleTrees.of(
                    relabeling.symmetry(9).apply(NamedPuzzles.get("escargot").grid()));
        }
        VisibleRounds.expect(answer, children, 2 + relabeling.random().nextInt(7));
        VisibleRounds.expect(answer, children, 16);
    }
}
