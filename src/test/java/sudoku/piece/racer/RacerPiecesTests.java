package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.judge.Judgment;

/** What a student is told of the pieces of lesson 13, written in several ways, right and wrong. */
class RacerPiecesTests {
    private static final Twins PAIR = Twins.PIECE.library();
    private static final Loudness LOUD = Loudness.PIECE.library();

    /** What may be written of the second end. */
    private interface Rest {
        int of(int digits, int first);
    }

    private static Twins twins(Rest rest) {
        return (marks, cell) -> {
            int[] one = marks.clone();
            int[] other = marks.clone();
            one[cell] = marks[cell] & -marks[cell];
            other[cell] = rest.of(marks[cell], one[cell]);
            return new int[][] {one, other};
        };
    }

    private static int[][] written(int[] marks, int[] one, int cell) {
        one[cell] = marks[cell] & -marks[cell];
        return new int[][] {one, marks};
    }

    @Test
    void twinsThatShareNothingAndHaveEverythingAreRight() {
        assertThat(verdict(Twins.class, twins((digits, first) -> digits & ~first))
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
        assertThat(verdict(Twins.class, twins((digits, first) -> digits - first))
                        .kind())
                .as("by a subtraction")
                .isEqualTo(Judgment.Kind.RIGHT);
    }

    static Stream<Arguments> wrongTwins() {
        return Stream.of(
                Arguments.of(twins((digits, first) -> digits), "would be counted twice"),
                Arguments.of(twins((digits, first) -> Integer.highestOneBit(digits)), "get lost"),
                Arguments.of((Twins) (marks, cell) -> written(marks, marks, cell), "changed the marks"),
                Arguments.of(
                        (Twins) (marks, cell) -> {
                            int[] copy = marks.clone();
                            copy[cell] = marks[cell] & -marks[cell];
                            return new int[][] {copy, copy};
                        },
                        "one array twice"),
                Arguments.of(
                        (Twins) (marks, cell) -> {
                            int[][] right = PAIR.twins(marks, cell);
                            right[1][(cell + 1) % marks.length] = 0;
                            return right;
                        },
                        "as well"),
                Arguments.of(
                        (Twins) (marks, cell) -> new int[][] {PAIR.twins(marks, cell)[1], PAIR.twins(marks, cell)[0]},
                        "only its smallest mark"),
                Arguments.of((Twins) (marks, cell) -> null, "gives null"),
                Arguments.of((Twins) (marks, cell) -> new int[][] {marks.clone()}, "two boards"),
                Arguments.of((Twins) (marks, cell) -> new int[][] {marks.clone(), null}, "two boards"),
                Arguments.of((Twins) (marks, cell) -> new int[81][81], "two boards"));
    }

    @ParameterizedTest
    @MethodSource("wrongTwins")
    void wrongTwinsAreToldWhatTheyLose(Twins wrong, String sentence) {
        assertWrong(Twins.class, wrong, sentence);
    }

    /** A search that may be wrong in what it follows and in what it adds. */
    private static long count(
            Mind mind, int[] marks, long limit, boolean followsBoth, boolean keepsToTheLimit, boolean asks) {
        int cell = mind.where(marks);
        if (cell < 0) {
            return 1;
        }
        int[][] ends = PAIR.twins(marks, cell);
        boolean first = mind.think(ends[0]);
        boolean second = mind.think(ends[1]);
        long found = first || !asks ? count(mind, ends[0], limit, followsBoth, keepsToTheLimit, asks) : 0;
        if (second && followsBoth && found < limit) {
            long left = keepsToTheLimit ? limit - found : limit;
            found += count(mind, ends[1], left, followsBoth, keepsToTheLimit, asks);
        }
        return found;
    }

    private static long oneByOne(Mind mind, int[] marks, long limit) {
        int cell = mind.where(marks);
        if (cell < 0) {
            return 1;
        }
        int[][] ends = PAIR.twins(marks, cell);
        long found = mind.think(ends[0]) ? oneByOne(mind, ends[0], limit) : 0;
        return found < limit && mind.think(ends[1]) ? found + oneByOne(mind, ends[1], limit - found) : found;
    }

    private static long secondFirst(Mind mind, int[] marks, long limit) {
        int cell = mind.where(marks);
        if (cell < 0) {
            return 1;
        }
        int[][] ends = PAIR.twins(marks, cell);
        boolean second = mind.think(ends[1]);
        boolean first = mind.think(ends[0]);
        long found = second ? secondFirst(mind, ends[1], limit) : 0;
        return first && found < limit ? found + secondFirst(mind, ends[0], limit - found) : found;
    }

    @Test
    void whoThinksAboutBothEndsInAnyOrderIsRight() {
        assertThat(verdict(Ends.class, (mind, marks, limit) -> count(mind, marks, limit, true, true, true))
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
        assertThat(verdict(Ends.class, RacerPiecesTests::secondFirst).kind())
                .as("the second end before the first")
                .isEqualTo(Judgment.Kind.RIGHT);
    }

    @Test
    void aWrongCountIsToldWhatIsMissing() {
        assertWrong(Ends.class, RacerPiecesTests::oneByOne, "one after the other");
        assertWrong(
                Ends.class,
                (mind, marks, limit) -> mind.think(marks) ? count(mind, marks, limit, true, true, true) : 0,
                "already thought through");
        assertWrong(
                Ends.class,
                (mind, marks, limit) -> count(
                        Mind.of(m -> mind.think(m) && mind.think(m), mind::where), marks, limit, true, true, true),
                "already thought through");
        assertWrong(
                Ends.class,
                (mind, marks, limit) -> count(mind, marks, limit, false, true, true),
                "Are both ends followed");
        assertWrong(
                Ends.class,
                (mind, marks, limit) -> count(mind, marks, limit, true, false, true),
                "should have stopped at");
        assertWrong(Ends.class, (mind, marks, limit) -> mind.where(marks) < 0 ? 1 : 2, "never asks mind to think");
        assertWrong(
                Ends.class,
                (mind, marks, limit) ->
                        count(Mind.of(any -> marks.length == 81, mind::where), marks, limit, true, true, true),
                "never asks mind to think");
        assertWrong(Ends.class, (mind, marks, limit) -> 0, "this board has 1 in all");
    }

    @Test
    void aLoudnessThatCountsTheWrongPeersIsToldWhich() {
        assertThat(verdict(Loudness.class, (marks, peers, cell) -> {
                            int points = 0;
                            for (int peer : peers) {
                                boolean hears = (marks[peer] & marks[cell]) != 0;
                                points += !hears
                                        ? 0
                                        : Digits.count(marks[peer]) == 2 ? 4 : Digits.count(marks[peer]) > 2 ? 1 : 0;
                            }
                            return points;
                        })
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = 0;
                    for (int peer : peers) {
                        points += (marks[peer] & marks[cell]) == 0 ? 0 : Digits.count(marks[peer]) == 2 ? 4 : 1;
                    }
                    return points;
                },
                "is settled, and hears nothing");
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = 0;
                    for (int peer : peers) {
                        points += Digits.count(marks[peer]) == 1 ? 0 : Digits.count(marks[peer]) == 2 ? 4 : 1;
                    }
                    return points;
                },
                "shares no mark");
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = 0;
                    for (int peer : peers) {
                        points += Digits.count(marks[peer]) == 1 || (marks[peer] & marks[cell]) == 0 ? 0 : 1;
                    }
                    return points;
                },
                "two marks counts four");
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = 0;
                    for (int peer : peers) {
                        points += Digits.count(marks[peer]) == 1
                                ? 0
                                : Digits.count(marks[peer] & marks[cell]) == 2
                                        ? 4
                                        : LOUD.loudness(marks, new int[] {peer}, cell);
                    }
                    return points;
                },
                "however many marks it shares");
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = 0;
                    for (int peer : peers) {
                        int one = LOUD.loudness(marks, new int[] {peer}, cell);
                        points += one == 4 ? 5 : one;
                    }
                    return points;
                },
                "instead of one, not in addition to it");
        assertWrong(
                Loudness.class,
                (marks, peers, cell) -> {
                    int points = LOUD.loudness(marks, peers, cell);
                    marks[cell] = 0;
                    return points;
                },
                "should only look");
    }

    @Test
    void aMemoryThatForgetsOrMixesUpIsToldWhat() {
        assertThat(verdict(Refuted.class, (points, cell, digits) -> {
                            points[cell]++;
                            points[cell]++;
                            for (int left = digits; left != 0; left &= left - 1) {
                                points[81 + Integer.numberOfTrailingZeros(left)]++;
                            }
                        })
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
        assertWrong(Refuted.class, (points, cell, digits) -> points[cell] += 2, "Each digit of the cell gets a point");
        assertWrong(
                Refuted.class,
                (points, cell, digits) -> {
                    points[cell]++;
                    for (int digit = 1; digit <= 9; digit++) {
                        points[81 + digit] += digits >> digit & 1;
                    }
                },
                "has 1. The cell gets two points each time.");
        assertWrong(
                Refuted.class,
                (points, cell, digits) -> {
                    points[cell] = 2;
                    for (int digit = 1; digit <= 9; digit++) {
                        points[81 + digit] += digits >> digit & 1;
                    }
                },
                "added to those of earlier guesses");
        assertWrong(
                Refuted.class,
                (points, cell, digits) -> {
                    points[cell] += 2;
                    for (int digit = 1; digit <= 9; digit++) {
                        points[80 + digit] += digits >> digit & 1;
                    }
                },
                "should have");
    }
}
