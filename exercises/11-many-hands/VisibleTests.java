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

/** The tests of set 11 that a student sees. */
public class VisibleTests {
    // Task 1: lost on purpose

    @Points(1)
    @Order(1)
    @Says({"each hand has `2 * each` turns", "with `lost` = 0 nothing is lost"})
    @DisplayName("Each hand has all its turns, and nothing is lost")
    @Hint("An addition is two turns of the same hand, one right after the other if nobody comes between: 0, 0 or 1, 1."
            + " How many of them does each hand have?")
    void nothingIsLost(LostUpdates answer, Relabeling relabeling) {
        VisibleTurns.expectLost(answer, 2, 0);
        VisibleTurns.expectLost(answer, 5 + relabeling.random().nextInt(400), 0);
    }

    @Points(1)
    @Order(2)
    @Says({
        "`{0, 1, 1, 0, 1, 1, 0, 0}`",
        "the counter holds `2 * each - lost`",
        "with one addition each, one can be lost",
        "from 1 to 1,000 additions each"
    })
    @DisplayName("As many are lost as should be")
    @Hint("Hand 0 looks. What hand 1 adds before hand 0 writes is lost, all of it. Then come the turns that are left."
            + " With one addition each both can see 0.")
    void asManyAsOneHandAddsAreLost(LostUpdates answer, Relabeling relabeling) {
        VisibleTurns.expectLost(answer, 2, 1);
        VisibleTurns.expectLost(answer, 1, 1);
        for (int lost = 1; lost <= 4; lost++) {
            VisibleTurns.expectLost(answer, 4, lost);
        }
        int each = 5 + relabeling.random().nextInt(400);
        VisibleTurns.expectLost(answer, each, 1 + relabeling.random().nextInt(each));
        VisibleTurns.expectLost(answer, each, each);
        VisibleTurns.expectLost(answer, 1000, 999);
    }

    // Task 2: write only if nobody was there

    @Points(1)
    @Order(1)
    @Says({"the sum at the end", "goes on to its next amount", "begins with 0"})
    @DisplayName("If nobody comes between, nobody tries in vain")
    @Hint("A hand looks in one turn and writes in its next. Keep for each hand what it has seen, and how many of its"
            + " amounts are done.")
    void nobodyComesBetween(CheckedWrites answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleSums.expect(answer, new int[] {0, 0, 0, 0}, new int[][] {{5, 7}});
        VisibleSums.expect(answer, new int[] {1, 1, 0, 0}, new int[][] {{5}, {7}});
        for (int hands = 1; hands <= 8; hands++) {
            int[][] amounts = VisibleSums.amounts(random, hands, 1, 4, 1, 1000);
            VisibleSums.expect(answer, VisibleSums.inBlocks(random, amounts), amounts);
        }
    }

    @Points(1)
    @Order(2)
    @Says({
        "→ `{12, 1}`",
        "it writes nothing: it has tried in vain",
        "it looks again in its next turn, for the same amount"
    })
    @DisplayName("A hand that has been overtaken looks again")
    @Hint("In its second turn a hand compares: is the sum still what it has seen? If not, that turn is used up. It"
            + " forgets what it has seen, and looks in its next one.")
    void whoIsOvertakenLooksAgain(CheckedWrites answer, Relabeling relabeling) {
        VisibleSums.expect(answer, new int[] {0, 1, 0, 1}, new int[][] {{5}, {7}});
        VisibleSums.expect(answer, new int[] {0, 1, 0, 1, 1, 1}, new int[][] {{5}, {7}});
        VisibleSums.expect(answer, new int[] {0, 1, 2, 2, 1, 0, 0, 1, 1, 0, 1, 0}, new int[][] {{5, 1}, {7}, {9}});
        for (int i = 0; i < 20; i++) {
            int hands = 2 + relabeling.random().nextInt(4);
            int[][] amounts = VisibleSums.amounts(relabeling.random(), hands, 3, 5, 1, 1000);
            VisibleSums.expect(answer, VisibleSums.mixed(relabeling.random(), hands, 6), amounts);
        }
    }

    @Points(1)
    @Order(3)
    @Says({
        "A hand that has added everything has turns in which nothing happens",
        "the turns may end before everything is added",
        "1 to 8 hands"
    })
    @DisplayName("Turns that are too few, and turns that are too many")
    @Hint("What a hand has only looked at is not in the sum. And a hand with no amount left does nothing in its turn:"
            + " it doesn't look, and can't try in vain.")
    void turnsMayBeTooFewOrTooMany(CheckedWrites answer, Relabeling relabeling) {
        VisibleSums.expect(answer, new int[] {0, 0, 1, 0, 1, 0, 0}, new int[][] {{5}, {7}});
        VisibleSums.expect(answer, new int[] {1, 0, 0, 1}, new int[][] {{5}, {}});
        for (int i = 0; i < 20; i++) {
            int hands = 1 + relabeling.random().nextInt(8);
            int[][] amounts = VisibleSums.amounts(relabeling.random(), hands, 0, 1 + i, 1, 1000);
            VisibleSums.expect(answer, VisibleSums.mixed(relabeling.random(), hands, 200), amounts);
        }
    }

    // Task 3: stolen work

    @Points(1)
    @Order(1)
    @Says({"Each hand that has open nodes takes its newest", "in their order, become the newest"})
    @DisplayName("A hand alone does its newest node")
    @Hint("Its children go to the end of its list, in their order, and it takes the next one from that end. So the last"
            + " child is done first.")
    void aHandAloneDoesItsNewest(StolenWork answer, Relabeling relabeling) {
        VisibleRounds.expect(answer, VisibleTrees.example(), 1);
        for (int nodes : new int[] {8, 12, 300}) {
            VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), nodes, 5), 1);
        }
    }

    @Points(2)
    @Order(2)
    @Says({
        "`{0, -1}`, `{3, 1}`, `{6, 5}`, `{2, 4}`",
        "takes the oldest node",
        "of the hand that does it",
        "The last round is the one in which the last node is done"
    })
    @DisplayName("The second hand steals the oldest node of the first")
    @Hint("First see who has open nodes of its own, then let the others steal, and only then give the children out:"
            + " what is found in a round is open from the next one on. Children belong to the hand that does"
            + " their parent.")
    void anIdleHandStealsTheOldest(StolenWork answer, Relabeling relabeling) {
        VisibleRounds.expect(answer, VisibleTrees.example(), 2);
        VisibleRounds.expect(answer, new int[][] {{1}, {2, 3}, {}, {}}, 2);
        for (int i = 0; i < 10; i++) {
            VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), 10 + i, 4), 2);
        }
        VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), 500, 8), 2);
    }

    @Points(1)
    @Order(3)
    @Says({
        "one after the other, in the order of their numbers",
        "the most open nodes at that moment",
        "if there are several, the one with the lowest number"
    })
    @DisplayName("Several hands steal from the one that has the most")
    @Hint("Each thief asks for the fullest anew, after what was taken before it.")
    void severalHandsStealFromTheFullest(StolenWork answer, Relabeling relabeling) {
        for (int hands = 3; hands <= 6; hands++) {
            for (int i = 0; i < 10; i++) {
                VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), 15 + 3 * i, 2 + hands), hands);
            }
        }
    }

    @Points(1)
    @Order(4)
    @Says("A hand that finds nothing to steal is idle in this round: −1")
    @DisplayName("A hand that finds nothing is idle")
    @Hint("In a tree without branches there is one open node at a time. All hands but one have nothing to do, and that"
            + " is no reason to stop.")
    void whoFindsNothingIsIdle(StolenWork answer, Relabeling relabeling) {
        VisibleRounds.expect(answer, new int[][] {{}}, 3);
        VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), 7, 1), 2);
        VisibleRounds.expect(answer, VisibleTrees.drawn(relabeling.random(), 30, 1), 4);
    }
}
