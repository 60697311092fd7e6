package sudoku.exercise.ownproblem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.ownproblem.FestivalRule;
import sudoku.exercise.api.ownproblem.ModelReferee;
import sudoku.exercise.api.ownproblem.RuleInPairs;
import sudoku.exercise.small.Relabeling;

/** The tests of set 14 that a student sees. */
public class VisibleTests {
    // Task 1: a rule in code

    @Points(1)
    @Order(1)
    @Says({
        "No two bands have the same slot",
        "A band whose slot is −1 is in nobody's way",
        "what `at[band]` is doesn't matter"
    })
    @DisplayName("No two bands have the same slot, and a band without a slot is in nobody's way")
    @Hint("Go over all other bands: has one of them this slot? There may be no wish at all, so this loop is one of its"
            + " own. The band may have a slot and be about to move: compare slot with the others, never at[band].")
    void noTwoBandsHaveTheSameSlot(FestivalRule answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int stages = 1; stages <= 3; stages++) {
            VisibleFestival festival = VisibleFestival.draw(5, 4, stages, 0, random);
            int[] at = festival.nobody();
            int[] order = VisibleModels.order(5, random);
            int[] slots = VisibleModels.order(festival.slots(), random);
            for (int placed = 0; placed < 3; placed++) {
                at[order[placed]] = slots[placed];
            }
            festival.expect(answer, at, order[3]);
            festival.expect(answer, at, order[4]);
            festival.expect(answer, at, order[0]);
        }
    }

    @Points(1)
    @Order(2)
    @Says({
        "`EARLIER`: the first band is in an earlier hour than the second",
        "no matter which of its two bands is asked about"
    })
    @DisplayName("EARLIER holds in hours, whichever of the two is asked about")
    @Hint("A wish names two bands, and you are asked about one of them. If it is the first, its slot is slot, and the"
            + " other's is at[wish[2]]. What if it is the second? If the other has −1, nothing is broken yet. And"
            + " at[band] is only where the band was: it is asked about slot.")
    void theEarlierBandIsInAnEarlierHour(FestivalRule answer, Relabeling relabeling) {
        expectWish(VisibleFestival.EARLIER, answer, relabeling);
    }

    @Points(1)
    @Order(3)
    @Says({"`PAUSE`: at least one whole hour is between the two", "`OTHER_STAGE`: the two are on different stages"})
    @DisplayName("PAUSE and OTHER_STAGE hold, whichever of the two is asked about")
    @Hint("Nothing is to be done for these but to ask isBroken, with the slot of the wish's first band before that of"
            + " its second. One of the two is slot. If the other band has −1, nothing is broken yet.")
    void theOtherWishesHoldAsWell(FestivalRule answer, Relabeling relabeling) {
        expectWish(VisibleFestival.PAUSE, answer, relabeling);
        expectWish(VisibleFestival.OTHER_STAGE, answer, relabeling);
    }

    @Points(1)
    @Order(4)
    @Says({"the search finds 22 schedules", "1 to 4 stages"})
    @DisplayName("The search finds as many programs as there are")
    @Hint("All wishes must hold, not only the first one. A wish that holds is no reason to return true: go on to the"
            + " next one.")
    void theSearchFindsEveryProgram(FestivalRule answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleFestival.known(-1).expect(answer, new int[] {1, -1, -1, -1}, 1);
        VisibleFestival known = VisibleFestival.known(random.nextInt(1000));
        int[] order = VisibleModels.order(4, random);
        for (int last = 0; last < 4; last++) {
            known.expectPrograms(answer, VisibleModels.turned(order, last));
        }
        VisibleFestival.draw(4, 3, 2, 2, random).expectPrograms(answer, VisibleModels.order(4, random));
        VisibleFestival.draw(4, 2, 4, 3, random).expectPrograms(answer, VisibleModels.order(4, random));
        VisibleFestival.draw(3, 5, 1, 2, random).expectPrograms(answer, VisibleModels.order(3, random));
    }

    /** One wish of a kind, on festivals with one stage and more. */
    private static void expectWish(int kind, FestivalRule answer, Relabeling relabeling) {
        for (int stages = 1; stages <= 3; stages++) {
            int[] two = VisibleModels.order(4, relabeling.random());
            VisibleFestival festival = new VisibleFestival(4, 4, stages, new int[][] {{kind, two[0], two[1]}});
            festival.expectBoth(answer, two[0], two[1]);
            festival.expectBoth(answer, two[0], two[2]);
            int[] at = festival.nobody();
            at[two[1]] = festival.slots() - 1;
            at[two[0]] = 0;
            festival.expect(answer, at, two[0]);
            festival.expect(answer, at, two[1]);
        }
    }

    // Task 2: a rule told in pairs

    @Points(1)
    @Order(1)
    @Says({"`{{0, 0, 1, 0}, {0, 1, 1, 1}}`", "The smaller unknown comes first", "in any order", "2 to 8 unknowns"})
    @DisplayName("Neighbors that differ are told in pairs")
    @Hint("Four loops, one in the other: two unknowns, one < other, and a value for each of them. In the innermost, an"
            + " array with −1 for all but one of the two, which only makes, and the rule is asked about the other one.")
    void neighborsDiffer(RuleInPairs answer, Relabeling relabeling) {
        VisibleRules.expect(answer, 2, 2, VisibleRules.neighborsDiffer(2, 2));
        int values = 2 + relabeling.random().nextInt(4);
        VisibleRules.expect(
                answer, 3 + relabeling.random().nextInt(4), values, VisibleRules.neighborsDiffer(3, values));
        VisibleRules.expect(answer, 8, values, VisibleRules.neighborsDiffer(8, values));
    }

    @Points(1)
    @Order(2)
    @Says({"refuses at least one of the two questions", "no pair twice"})
    @DisplayName("A pair is forbidden if the rule refuses one of its two questions")
    @Hint("Somebody may have written a rule that looks only when it is asked about the later unknown. So ask twice: may"
            + " the first have its value beside the second, and may the second have its value beside the first? The"
            + " pair is forbidden if one of the answers is no. And any two unknowns may be a pair, not only neighbors.")
    void eitherQuestionForbids(RuleInPairs answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleRules.expect(answer, 4, 3, VisibleRules.oneWay(4, 3, true, random));
        VisibleRules.expect(answer, 4, 3, VisibleRules.oneWay(4, 3, false, random));
        List<int[]> both = new ArrayList<>(VisibleRules.oneWay(5, 4, true, random));
        both.addAll(VisibleRules.oneWay(5, 4, false, random));
        VisibleRules.expect(answer, 5, 4, both);
    }

    @Points(1)
    @Order(3)
    @Says("a value that is refused alone is in a pair with every value of every other unknown")
    @DisplayName("A value that is refused alone is in all its pairs")
    @Hint("Nothing has to be done for it: the rule refuses it beside each value of each other unknown, too. Ask for all"
            + " values, the first and the last, and for equal ones as well.")
    void aValueRefusedAloneIsInAllItsPairs(RuleInPairs answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int unknowns = 2; unknowns <= 4; unknowns++) {
            List<int[]> refusals = new ArrayList<>(VisibleRules.neighborsDiffer(unknowns, 3));
            refusals.add(new int[] {random.nextInt(unknowns), random.nextInt(3)});
            VisibleRules.expect(answer, unknowns, 3, refusals);
        }
    }

    // Task 3: a referee for models

    @Points(1)
    @Order(1)
    @Says({"→ `{1, 2, 0}`", "`{1, i, p}`", "the first claim that has a forbidden pair, and the first such pair"})
    @DisplayName("A claim that is no solution is found, and the pair that forbids it")
    @Hint("A pair {a, x, b, y} forbids a claim if unknown a has x in it and unknown b has y: both. Write a method that"
            + " returns the first pair a claim has, or −1, and ask it about one claim after the other. Nothing else is"
            + " looked for before all claims are through.")
    void aClaimThatIsNoSolutionIsFound(ModelReferee answer, Relabeling relabeling) {
        Random random = relabeling.random();
        new VisibleClaims(2, 2, new int[][] {{0, 0, 1, 0}})
                .expect(answer, List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {0, 0}));
        for (int unknowns = 2; unknowns <= 5; unknowns++) {
            VisibleClaims problem = VisibleClaims.draw(unknowns, 3, unknowns + 1, random);
            List<int[]> claims = problem.shuffled(random);
            int[] one = problem.wrong(random);
            int[] other = problem.wrong(random);
            claims.add(random.nextInt(claims.size()), one);
            problem.expect(answer, claims);
            if (!Arrays.equals(one, other)) {
                claims.add(other);
                problem.expect(answer, claims);
            }
        }
        int[] both = random.ints(3, 0, 4).toArray();
        new VisibleClaims(3, 4, new int[][] {{0, both[0], 1, both[1]}, {1, both[1], 2, both[2]}})
                .expect(answer, List.of(both));
    }

    @Points(2)
    @Order(2)
    @Says({"`{2, v0, v1, …}`", "the first solution that nobody claims", "with value 0 first", "1 to 5 values"})
    @DisplayName("A solution that nobody claims is found")
    @Hint("Try everything, as one counts: 0 0 0, 0 0 1, 0 0 2, 0 1 0, … The last unknown is the last digit. The first"
            + " that has no forbidden pair and is none of the claims is the one. Arrays.equals says if two arrays have"
            + " the same numbers; == asks if they are one array.")
    void aSolutionThatNobodyClaimsIsFound(ModelReferee answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int values = 2; values <= 5; values++) {
            VisibleClaims free = new VisibleClaims(2, values, new int[0][]);
            List<int[]> few = free.shuffled(random);
            few.removeIf(at -> at[0] + at[1] == 1);
            free.expect(answer, few);
            VisibleClaims problem = VisibleClaims.draw(4, values, 4, random);
            List<int[]> claims = problem.shuffled(random);
            claims.remove(random.nextInt(claims.size()));
            problem.expect(answer, claims);
            claims.remove(random.nextInt(claims.size()));
            problem.expect(answer, claims);
            problem.expect(
                    answer, problem.solutions().subList(0, problem.solutions().size() - 1));
        }
    }

    @Points(1)
    @Order(3)
    @Says({"`{0}` if nothing is wrong", "1 to 6 unknowns", "A claim may occur twice: that is no mistake"})
    @DisplayName("A right model is believed, and planted wrong ones are caught")
    @Hint("A right model claims every solution, in any order, once or twice, and then the verdict is {0}. A model"
            + " that has forgotten a pair claims too much, one with a pair too many claims too little. All zeros may"
            + " be a solution, too: look before you count on.")
    void aRightModelIsBelievedAndWrongOnesAreCaught(ModelReferee answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int unknowns = 2; unknowns <= 5; unknowns++) {
            VisibleClaims problem = VisibleClaims.draw(unknowns, 3, unknowns, random);
            problem.expectOnModels(answer, random);
            problem.expect(answer, problem.shuffled(random));
        }
        VisibleClaims.draw(6, 2, 7, random).expectOnModels(answer, random);
        VisibleClaims one = new VisibleClaims(1, 2 + random.nextInt(4), new int[0][]);
        one.expect(answer, one.shuffled(random));
        one.expect(answer, List.of());
    }
}
