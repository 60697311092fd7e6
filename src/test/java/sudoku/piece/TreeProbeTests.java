package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a student is told of her {@code probe}. */
class TreeProbeTests {
    /** The lesson's probe: what a level is worth, and which of the digits that fit is drawn. */
    private static TreeProbe probe(
            BiFunction<Double, Integer, Double> wider, BiFunction<Random, Integer, Integer> draw) {
        return (board, random) -> {
            double nodes = 0;
            double width = 1;
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == 0) {
                    int[] digits = new int[9];
                    int count = 0;
                    for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
                        if (RULE.fits(board, cell, digit)) {
                            digits[count++] = digit;
                        }
                    }
                    if (count == 0) {
                        return nodes;
                    }
                    width = wider.apply(width, count);
                    nodes += width;
                    board[cell] = digits[draw.apply(random, count)];
                }
            }
            return nodes;
        };
    }

    static Stream<Arguments> wrongProbes() {
        return Stream.of(
                Arguments.of(
                        "counts its own steps",
                        probe((width, count) -> 1.0, Random::nextInt),
                        "Your probe says 4 where each walk is worth 8."),
                Arguments.of(
                        "forgets how wide it was above",
                        probe((width, count) -> (double) count, Random::nextInt),
                        "Your probe says 5 where each walk is worth 8."),
                Arguments.of(
                        "draws nothing",
                        probe((width, count) -> width * count, (random, count) -> 0),
                        "The mean of 20000 of your probes is 4, but this tree has 6 nodes."),
                Arguments.of(
                        "draws the first too often",
                        probe(
                                (width, count) -> width * count,
                                (random, count) -> Math.max(0, random.nextInt(count + 1) - 1)),
                        "drawn equally often"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongProbes")
    void aWrongOneIsShownWhere(String name, TreeProbe wrong, String sentence) {
        assertWrong(TreeProbe.class, wrong, sentence);
    }

    /** Another way to draw one of the digits that fit with equal chances: try digits until one fits. */
    @Test
    void aProbeMayDrawInAnotherWay() {
        assertThat(verdict(TreeProbe.class, (board, random) -> {
                            double nodes = 0;
                            double width = 1;
                            for (int cell = 0; cell < board.length; cell++) {
                                if (board[cell] == 0) {
                                    int n = board.length == 81 ? 9 : 4;
                                    int fitting = 0;
                                    for (int digit = 1; digit <= n; digit++) {
                                        fitting += RULE.fits(board, cell, digit) ? 1 : 0;
                                    }
                                    if (fitting == 0) {
                                        return nodes;
                                    }
                                    int digit = random.nextInt(n) + 1;
                                    while (!RULE.fits(board, cell, digit)) {
                                        digit = random.nextInt(n) + 1;
                                    }
                                    board[cell] = digit;
                                    width *= fitting;
                                    nodes += width;
                                }
                            }
                            return nodes;
                        })
                        .isRight())
                .isTrue();
    }
}
