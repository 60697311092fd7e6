package sudoku.exercise.ownproblem;

import java.util.ArrayList;
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

/** The tests of set 14 that only the grader sees. */
public class HiddenTests {

    @Points(1)
    @Order(11)
    @Says({"Wishes of other bands are not asked about", "what `at[band]` is doesn't matter"})
    @DisplayName("Other bands' quarrels, and the slot that the band has now, don't matter")
    @Hint("You are asked about one band. A wish that doesn't name it is none of its business, even if it is broken. And"
            + " the band may be about to move: compare slot with the others, never at[band].")
    void quarrelsOfOtherBandsDoNotMatter(FestivalRule answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int kind = 0; kind < 3; kind++) {
            int[] named = VisibleModels.order(4, random);
            int[][] wishes = {{kind, named[0], named[1]}, {2 - kind, named[2], named[0]}, {kind, named[1], named[2]}};
            VisibleFestival festival = new VisibleFestival(4, 3, 2, wishes);
            for (int round = 0; round < 8; round++) {
                int[] at = random.ints(4, -1, 6).toArray();
                festival.expect(answer, at, named[3]);
                festival.expect(answer, at, named[0]);
                at[named[2]] = 0;
                festival.expect(answer, at, named[2]);
            }
        }
    }

    @Points(1)
    @Order(12)
    @Says("Several wishes may name the same two bands")
    @DisplayName("Several wishes about the same two bands hold together")
    @Hint("A band may have to be earlier than another, after a pause, and on another stage. All of that must hold, in"
            + " whatever order the wishes come.")
    void severalWishesAboutTheSameTwo(FestivalRule answer, Relabeling relabeling) {
        Random random = relabeling.random();
        int[] two = VisibleModels.order(3, random);
        int[][] three = {{0, two[0], two[1]}, {1, two[1], two[0]}, {2, two[0], two[1]}};
        for (int first = 0; first < 3; first++) {
            int[][] wishes = {three[first], three[(first + 1) % 3], three[(first + 2) % 3]};
            new VisibleFestival(3, 4, 2, wishes).expectBoth(answer, two[0], two[1]);
        }
        int[][] impossible = {{0, two[0], two[1]}, {0, two[1], two[0]}};
        new VisibleFestival(3, 3, 2, impossible).expectPrograms(answer, VisibleModels.order(3, random));
    }

    @Points(1)
    @Order(11)
    @Says("what the rule says about three at once is in no pair")
    @DisplayName("What a rule says about three at once is in no pair")
    @Hint("While the rule is asked about two unknowns, all others have −1. If you use one array again and again, take"
            + " every value out of it before the next question.")
    void threeAtOnceAreInNoPair(RuleInPairs answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int unknowns = 3; unknowns <= 6; unknowns++) {
            List<int[]> refusals = new ArrayList<>(VisibleRules.oneWay(unknowns, 2, random.nextBoolean(), random));
            for (int i = 0; i < 12; i++) {
                refusals.add(VisibleRules.threeAtOnce(unknowns, 2, random));
            }
            VisibleRules.expect(answer, unknowns, 2, refusals);
        }
        VisibleRules.expect(answer, 5, 1, List.of(new int[] {random.nextInt(5), 0}));
    }

    @Points(1)
    @Order(11)
    @Says("If both kinds of mistakes are there, the verdict is the one that begins with 1")
    @DisplayName("A wrong claim is told before a missing solution")
    @Hint("First look at all claims: is each of them a solution? Only then look for a solution that is missing.")
    void aWrongClaimIsToldFirst(ModelReferee answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int round = 0; round < 4; round++) {
            VisibleClaims problem = VisibleClaims.draw(4, 3, 5, random);
            List<int[]> claims = problem.shuffled(random);
            claims.remove(0);
            problem.expect(answer, claims);
            claims.add(problem.wrong(random));
            problem.expect(answer, claims);
            claims.add(0, claims.get(claims.size() - 1).clone());
            problem.expect(answer, claims);
        }
    }

    @Points(1)
    @Order(12)
    @Says({"There may be no claim, no forbidden pair, and no solution"})
    @DisplayName("No claim, no forbidden pair, no solution")
    @Hint("Without claims, either the first solution is missing, or there is none and the model is right. Without"
            + " forbidden pairs everything is a solution, from all zeros to all last values.")
    void noClaimNoPairNoSolution(ModelReferee answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleClaims.draw(4, 3, 6, random).expect(answer, List.of());
        new VisibleClaims(3, 3, new int[][] {{0, 0, 1 + random.nextInt(2), 0}}).expect(answer, List.of());
        VisibleClaims free = new VisibleClaims(3, 2 + random.nextInt(2), new int[0][]);
        free.expect(answer, List.of());
        List<int[]> all = free.shuffled(random);
        free.expect(answer, all);
        int last = free.values() - 1;
        all.removeIf(at -> at[0] == last && at[1] == last && at[2] == last);
        free.expect(answer, all);
        VisibleClaims none = new VisibleClaims(2, 1, new int[][] {{0, 0, 1, 0}});
        none.expect(answer, List.of());
        none.expect(answer, List.of(new int[] {0, 0}));
        VisibleClaims single = new VisibleClaims(1 + random.nextInt(5), 1, new int[0][]);
        single.expect(answer, List.of());
    }
}
