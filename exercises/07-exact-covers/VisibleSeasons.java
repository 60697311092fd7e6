package sudoku.exercise.exactcovers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.JavaText;
import sudoku.exercise.api.exactcovers.SeasonOptions;

/** What the options of task 3 should cover. */
public final class VisibleSeasons {
    private VisibleSeasons() {}

    /** A match of two teams in a round; a pair of teams has a number. */
    private record Match(int pair, int one, int other, int round) {
        boolean isOf(int[] fixed) {
            return fixed[0] == one && fixed[1] == other || fixed[0] == other && fixed[1] == one;
        }

        boolean isFixedElsewhereBy(int[] fixed) {
            return isOf(fixed) && round != fixed[2];
        }

        /** Somebody would play twice in this round. */
        boolean clashesWith(int[] fixed) {
            boolean meets = has(fixed[0]) || has(fixed[1]);
            return meets && !isOf(fixed) && round == fixed[2];
        }

        private boolean has(int team) {
            return one == team || other == team;
        }

        @Override
        public String toString() {
            return one + "-" + other + " in round " + round;
        }
    }

    static int rounds(int teams) {
        return teams % 2 == 0 ? teams - 1 : teams;
    }

    static int pairs(int teams) {
        return teams * (teams - 1) / 2;
    }

    /** By the numbers of the pairs, and each pair by rounds. */
    private static List<Match> matches(int teams) {
        List<Match> matches = new ArrayList<>();
        int smaller = 0;
        int larger = 0;
        for (int pair = 0; pair < pairs(teams); pair++) {
            larger++;
            if (larger == teams) {
                smaller++;
                larger = smaller + 1;
            }
            for (int round = 0; round < rounds(teams); round++) {
                matches.add(new Match(pair, smaller, larger, round));
            }
        }
        return matches;
    }

    private static int[] items(int teams, Match match) {
        int inRound = pairs(teams) + match.round * teams;
        return new int[] {match.pair, inRound + match.one, inRound + match.other};
    }

    /** The answer, in which each option is a match, in a round in which it can be. */
    static List<int[]> expectSound(SeasonOptions answer, int teams, int[][] fixed) {
        Expect shown = shown(teams, fixed);
        List<int[]> options = answer.options(teams, fixed);
        shown.that(!options.isEmpty(), "No option came back.");
        int pairs = pairs(teams);
        VisibleCovers.expectItems(shown, pairs + rounds(teams) * teams, options);
        List<Match> all = matches(teams);
        for (int[] option : options) {
            String told = "The option " + VisibleCovers.name(option);
            int[] sorted = IntStream.of(option).sorted().toArray();
            shown.that(
                    sorted.length == 3 && sorted[0] < pairs && sorted[1] >= pairs,
                    told + " should have three items: one pair, an item from 0 to " + (pairs - 1)
                            + ", and two teams in a round, items from " + pairs + " on.");
            Match match = all.get(sorted[0] * rounds(teams));
            int round = (sorted[1] - pairs) / teams;
            shown.equal(
                    VisibleCovers.name(items(teams, new Match(match.pair, match.one, match.other, round))),
                    VisibleCovers.name(option),
                    "Pair " + sorted[0] + " is " + match.one + "-" + match.other + ". In round " + round
                            + " its match has these items.");
        }
        return options;
    }

    /** The answer, with every match that isn't fixed, but for those that clash with what is. */
    static List<int[]> expectPossible(SeasonOptions answer, int teams, int[][] fixed) {
        List<int[]> options = expectSound(answer, teams, fixed);
        VisibleCovers.expectNoTwins(shown(teams, fixed), options);
        Set<String> names = VisibleCovers.names(options);
        for (Match match : matches(teams)) {
            boolean isKnown = Arrays.stream(fixed).anyMatch(match::isOf);
            if (!isKnown && Arrays.stream(fixed).noneMatch(match::clashesWith)) {
                VisibleCovers.expectAmong(shown(teams, fixed), names, items(teams, match), match + " is possible.");
            }
        }
        return options;
    }

    /** The same, and what is fixed is in its round and in no other. */
    public static List<int[]> expectAll(SeasonOptions answer, int teams, int[][] fixed) {
        List<int[]> options = expectPossible(answer, teams, fixed);
        Set<String> names = VisibleCovers.names(options);
        Expect shown = shown(teams, fixed);
        for (Match match : matches(teams)) {
            int[] items = items(teams, match);
            if (Arrays.stream(fixed).anyMatch(match::isFixedElsewhereBy)) {
                shown.that(
                        !names.contains(VisibleCovers.name(items)),
                        "The option " + VisibleCovers.name(items) + " is " + match
                                + ", and this match is fixed in another round.");
            } else if (Arrays.stream(fixed).noneMatch(match::clashesWith)) {
                VisibleCovers.expectAmong(shown, names, items, match + " is possible.");
            }
        }
        return options;
    }

    public static void expectSeasons(SeasonOptions answer, long known, int teams, int[][] fixed) {
        List<int[]> options = expectAll(answer, teams, fixed);
        shown(teams, fixed)
                .equal(
                        known,
                        VisibleCovers.search(pairs(teams), rounds(teams) * teams, options)
                                .solutions(),
                        "The search should find so many seasons with your options.");
    }

    /**
     * The matches of a season in any order, the smaller team first. All teams but one go around, and an odd number is
     * made even by a team that is nobody.
     */
    public static List<int[]> season(int teams, Random random) {
        int even = teams + teams % 2;
        List<Integer> names = IntStream.range(0, even).boxed().collect(Collectors.toList());
        List<Integer> rounds = IntStream.range(0, even - 1).boxed().collect(Collectors.toList());
        Collections.shuffle(names, random);
        Collections.shuffle(rounds, random);
        List<int[]> season = new ArrayList<>();
        for (int round = 0; round < even - 1; round++) {
            for (int step = 0; step < even / 2; step++) {
                int one = names.get(step == 0 ? even - 1 : (round + step) % (even - 1));
                int other = names.get((round + even - 1 - step) % (even - 1));
                if (one < teams && other < teams) {
                    season.add(new int[] {Math.min(one, other), Math.max(one, other), rounds.get(round)});
                }
            }
        }
        Collections.shuffle(season, random);
        return season;
    }

    /** The same matches; every second one names its larger team first. */
    static int[][] turned(int[][] matches) {
        int[][] turned = matches.clone();
        for (int i = 1; i < turned.length; i += 2) {
            turned[i] = new int[] {matches[i][1], matches[i][0], matches[i][2]};
        }
        return turned;
    }

    private static Expect shown(int teams, int[][] fixed) {
        return Expect.onInput("task3.options(" + teams + ", " + JavaText.of(fixed) + ")");
    }
}
