package sudoku.exercise.exactcovers;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Hint;
import sudoku.exercise.Points;
import sudoku.exercise.Says;
import sudoku.exercise.api.exactcovers.LangfordPairs;
import sudoku.exercise.api.exactcovers.MayAsMust;
import sudoku.exercise.api.exactcovers.SeasonOptions;
import sudoku.exercise.small.Relabeling;

/** The tests of set 7 that a student sees. */
public class VisibleTests {
    // Task 1: blocks in a row

    @Points(1)
    @Order(1)
    @Says({"`{0, 3, 5}`", "Each option covers a pair and two places", "come in any order"})
    @DisplayName("Each option is a pair and two places with the right number of places between them")
    @Hint("A pair has its own number, not the number of places between. The places come after the pairs, from"
            + " between.length on. With one place between, the second block is two places after the first.")
    void eachOptionIsAPairAndItsTwoPlaces(LangfordPairs answer, Relabeling relabeling) {
        VisiblePairs.expectSound(answer, new int[] {1, 2, 3});
        VisiblePairs.expectSound(
                answer, VisiblePairs.numbers(4 + relabeling.random().nextInt(3), relabeling));
        VisiblePairs.expectSound(answer, VisiblePairs.numbers(20, relabeling));
    }

    @Points(1)
    @Order(2)
    @Says({"there are nine options", "from 1 to 30 pairs", "Two equal numbers are two pairs"})
    @DisplayName("No option is missing, and none is there twice")
    @Hint("The first block can be on each place from which the second is still in the row. Where is the last one? And"
            + " the two blocks of a pair look alike: who comes first is no second option. With 0 places between they"
            + " are side by side. Two equal numbers are two pairs, each with its own item.")
    void noOptionIsMissing(LangfordPairs answer, Relabeling relabeling) {
        VisiblePairs.expectAll(answer, new int[] {1, 2, 3});
        VisiblePairs.expectAll(answer, new int[] {2, 2, 0});
        VisiblePairs.expectAll(
                answer, VisiblePairs.numbers(8 + relabeling.random().nextInt(20), relabeling));
        VisiblePairs.expectAll(answer, VisiblePairs.numbers(30, relabeling));
    }

    @Points(1)
    @Order(3)
    @Says({"the search finds two rows", "52 rows of seven pairs"})
    @DisplayName("The search finds as many rows as there are")
    @Hint("The numbers of pairs and places must be all different: a place that has the number of a pair would be"
            + " covered with it.")
    void theSearchFindsEveryRow(LangfordPairs answer, Relabeling relabeling) {
        VisiblePairs.expectRows(answer, 2, VisiblePairs.numbers(3, relabeling));
        VisiblePairs.expectRows(answer, 2, VisiblePairs.numbers(4, relabeling));
        VisiblePairs.expectRows(answer, 0, VisiblePairs.numbers(5, relabeling));
        VisiblePairs.expectRows(answer, 52, VisiblePairs.numbers(7, relabeling));
    }

    // Task 2: may, said with must

    @Points(1)
    @Order(1)
    @Says({
        "`{{0, 2}, {1, 2}, {0}, {1, 3}}`",
        "Keep the options that are there",
        "What you add covers secondary items alone",
        "They may come in any order"
    })
    @DisplayName("The old options are still there, and what is new covers secondary items alone")
    @Hint("First put all the old options into your list, as they are. The secondary items are those from primary on.")
    void theOldOptionsAreKept(MayAsMust answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleProblems.expectKept(
                answer, 2, 2, List.of(new int[] {0, 2}, new int[] {1, 2}, new int[] {0}, new int[] {1, 3}));
        VisibleProblems.expectKept(answer, 4, 3, VisibleProblems.draw(4, 3, 9, random));
        VisibleProblems.expectKept(answer, 1, 4, VisibleProblems.everyChoice(4, random));
    }

    @Points(2)
    @Order(2)
    @Says({
        "as many covers as before",
        "The options of the example have three covers",
        "A secondary item that no option covers needs a new one, too",
        "1 to 10 primary items"
    })
    @DisplayName("All items are covered now, in as many ways as before")
    @Hint("A secondary item that nobody has covered needs an option that covers it, and no other item: another one may"
            + " be covered already. Go over the items, not over the options: one that nobody offers needs its option,"
            + " too. Each cover must be completed in exactly one way.")
    void thereAreAsManyCoversAsBefore(MayAsMust answer, Relabeling relabeling) {
        Random random = relabeling.random();
        VisibleProblems.expectSameCovers(
                answer, 2, 2, List.of(new int[] {0, 2}, new int[] {1, 2}, new int[] {0}, new int[] {1, 3}));
        VisibleProblems.expectSameCovers(answer, 1, 2, List.of(new int[] {0}, new int[] {0, 1}));
        VisibleProblems.expectSameCovers(answer, 1, 4, VisibleProblems.everyChoice(4, random));
        for (int i = 0; i < 10; i++) {
            VisibleProblems.expectSameCovers(answer, 4, 3, VisibleProblems.draw(4, 3, 14, random));
        }
        VisibleProblems.expectSameCovers(answer, 10, 10, VisibleProblems.draw(10, 10, 24, random));
    }

    // Task 3: a season

    @Points(1)
    @Order(1)
    @Says({"`{1, 10, 12}`", "Each option is a match in a round", "come in any order"})
    @DisplayName("Each option is a pair and its two teams, in one round")
    @Hint("Pairs are numbered as you meet them in two loops: 0-1, 0-2, …, 1-2, … A counter is enough. Team t in round r"
            + " is r * teams + t after the pairs; four teams have the rounds 0, 1 and 2.")
    void eachOptionIsAMatchInARound(SeasonOptions answer, Relabeling relabeling) {
        VisibleSeasons.expectSound(answer, 4, new int[0][]);
        int teams = 6 + relabeling.random().nextInt(9);
        VisibleSeasons.expectSound(answer, teams, first(2, VisibleSeasons.season(teams, relabeling.random())));
    }

    @Points(1)
    @Order(2)
    @Says({"there are 18 options", "2 to 16 teams"})
    @DisplayName("Every two teams can meet in each round")
    @Hint("Two loops over the teams, and in them one over the rounds. How many rounds does an even number of teams"
            + " have? In a round each team has one opponent.")
    void everyMatchCanBeInEveryRound(SeasonOptions answer, Relabeling relabeling) {
        for (int teams : new int[] {4, 2, 16}) {
            VisibleSeasons.expectPossible(answer, teams, new int[0][]);
        }
        int even = 6 + 2 * relabeling.random().nextInt(5);
        VisibleSeasons.expectPossible(answer, even, first(1, VisibleSeasons.season(even, relabeling.random())));
    }

    @Points(1)
    @Order(3)
    @Says("An odd number of teams plays as many rounds as there are teams")
    @DisplayName("An odd number of teams has a round more, because one team rests")
    @Hint("Five teams play two matches a round, and there are ten. How many rounds are that?")
    void anOddNumberOfTeamsHasARoundMore(SeasonOptions answer, Relabeling relabeling) {
        VisibleSeasons.expectPossible(answer, 3, new int[0][]);
        VisibleSeasons.expectPossible(answer, 15, new int[0][]);
        int odd = 5 + 2 * relabeling.random().nextInt(5);
        VisibleSeasons.expectPossible(answer, odd, first(1, VisibleSeasons.season(odd, relabeling.random())));
    }

    @Points(2)
    @Order(4)
    @Says({
        "a fixed match has no option in another round",
        "All other pairs have their options in all rounds",
        "each row of `fixed` is a match whose round is known",
        "The two teams of a fixed match come in any order"
    })
    @DisplayName("A fixed match has one option, in its round; the others have theirs")
    @Hint("A clue of a Sudoku is a move that must be chosen. The pair has to be covered: what if only one option covers"
            + " it? Leave the options of other pairs alone. {3, 1, 0} is the match of the pair 1-3. Compare both ways.")
    void aFixedMatchHasOneOption(SeasonOptions answer, Relabeling relabeling) {
        Random random = relabeling.random();
        for (int teams : new int[] {4, 5, 6 + random.nextInt(6)}) {
            List<int[]> season = VisibleSeasons.season(teams, random);
            VisibleSeasons.expectAll(answer, teams, first(1, season));
            VisibleSeasons.expectAll(answer, teams, VisibleSeasons.turned(first(teams, season)));
        }
    }

    @Points(1)
    @Order(5)
    @Says({"the search finds six seasons", "Six teams have 720", "Of these, 48 have a given first round"})
    @DisplayName("The search finds as many seasons as there are")
    @Hint("A fixed match needs its own option, and a match that isn't fixed all of its rounds. When both are there, the"
            + " search does the rest.")
    void theSearchFindsEverySeason(SeasonOptions answer, Relabeling relabeling) {
        VisibleSeasons.expectSeasons(answer, 6, 4, new int[0][]);
        VisibleSeasons.expectSeasons(answer, 720, 5, new int[0][]);
        VisibleSeasons.expectSeasons(answer, 720, 6, new int[0][]);
        int[][] firstRound = VisibleSeasons.season(6, relabeling.random()).stream()
                .filter(match -> match[2] == 0)
                .toArray(int[][]::new);
        VisibleSeasons.expectSeasons(answer, 48, 6, firstRound);
    }

    static int[][] first(int most, List<int[]> matches) {
        return matches.stream().limit(most).toArray(int[][]::new);
    }
}
