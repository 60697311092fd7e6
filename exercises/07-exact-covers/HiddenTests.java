package sudoku.exercise.exactcovers;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.exactcovers.LangfordPairs;
import sudoku.exercise.api.exactcovers.MayAsMust;
import sudoku.exercise.api.exactcovers.SeasonOptions;
import sudoku.exercise.small.Relabeling;

/** The tests of set 7 that only the grader sees. */
public class HiddenTests {

    @Points(1)
    @Order(11)
    @Says("Two equal numbers are two pairs")
    @DisplayName("Two equal numbers are two pairs")
    @Hint("A pair's item is its place in the array. Two pairs may have the same number of places between them, and they"
            + " are still two items.")
    void equalNumbersAreTwoPairs(LangfordPairs answer, Relabeling relabeling) {
        int number = relabeling.random().nextInt(4);
        VisiblePairs.expectAll(answer, new int[] {number, 7, number, 2, number});
        VisiblePairs.expectRows(answer, 6, 0, 0, 0);
        VisiblePairs.expectRows(answer, 2, 1, 1);
    }

    @Points(1)
    @Order(12)
    @Says({"with 0 the blocks are side by side", "a pair that is too wide for the row has no option"})
    @DisplayName("Pairs may be side by side, and a pair that is too wide has no option")
    @Hint("With 0 places between, the two blocks are side by side. The row has two places for each pair, no more: a"
            + " second block beyond its end is no option.")
    void aPairThatIsTooWideHasNoOption(LangfordPairs answer, Relabeling relabeling) {
        int pairs = 3 + relabeling.random().nextInt(8);
        int[] between =
                relabeling.random().ints(0, 2 * pairs).distinct().limit(pairs).toArray();
        VisiblePairs.expectAll(answer, between);
        VisiblePairs.expectAll(answer, new int[] {4, 0, 5});
        VisiblePairs.expectRows(answer, 0, 0, 100);
        VisiblePairs.expectRows(answer, 1, 0);
    }

    @Points(1)
    @Order(11)
    @Says({"A secondary item that no option covers needs a new one, too", "There may be no secondary item"})
    @DisplayName("Items that nobody offers, and problems without secondary items")
    @Hint("Every secondary item must be covered now, even one that is in none of the old options. Go over the items,"
            + " not over the options.")
    void itemsThatNobodyOffers(MayAsMust answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleProblems.expectSameCovers(answer, 3, 3, VisibleProblems.draw(3, 1, 6, random));
        VisibleProblems.expectSameCovers(answer, 1, 5, List.of(new int[] {0}));
        VisibleProblems.expectSameCovers(answer, 4, 0, VisibleProblems.draw(4, 0, 8, random));
    }

    @Points(1)
    @Order(11)
    @Says("The two teams of a fixed match come in any order")
    @DisplayName("A fixed match may name its larger team first, and be in round 0")
    @Hint("{3, 1, 0} is the match of the pair 1-3, in the first round. Compare both ways.")
    void aFixedMatchMayBeTurnedRound(SeasonOptions answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleSeasons.expectSeasons(answer, 2, 4, new int[][] {{3, 1, 0}});
        for (int teams : new int[] {4, 7, 10}) {
            int[][] turned = VisibleSeasons.season(teams, random).stream()
                    .limit(teams)
                    .map(match -> new int[] {Math.max(match[0], match[1]), Math.min(match[0], match[1]), match[2]})
                    .toArray(int[][]::new);
            VisibleSeasons.expectAll(answer, teams, turned);
        }
    }

    @Points(1)
    @Order(12)
    @Says("fixed matches that clash leave no season")
    @DisplayName("Fixed matches that clash leave no season")
    @Hint("Nothing has to be done about two fixed matches that clash: each pair has one option, and both cover the same"
            + " team in the same round. Don't drop one of them.")
    void fixedMatchesThatClashLeaveNoSeason(SeasonOptions answer, Relabeling relabeling) {
        int team = relabeling.random().nextInt(4);
        int[] others = IntStream.range(0, 4).filter(each -> each != team).toArray();
        int round = relabeling.random().nextInt(3);
        VisibleSeasons.expectSeasons(answer, 2, 4, new int[][] {{team, others[0], round}});
        VisibleSeasons.expectSeasons(answer, 0, 4, new int[][] {{team, others[0], round}, {others[1], team, round}});
        VisibleSeasons.expectSeasons(answer, 0, 5, new int[][] {{team, others[2], 4}, {team, others[1], 4}});
    }
}
