package sudoku.piece.treesize;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.RightWays;
import sudoku.piece.tightestcell.Where;

/** What a student is told of the pieces of lesson 5, written in several right ways. */
class TreeSizePiecesTests implements RightWays {
    private interface Draw {
        int of(int[] digits, Random random);
    }

    /** A walk that draws in its own way. */
    private static OrderedProbe probe(Draw draw) {
        return (board, used, order, random) -> {
            double nodes = 0;
            double width = 1;
            for (int cell = order.where(board, used); cell < board.length; cell = order.where(board, used)) {
                int[] digits = Digits.toArray(OPEN.candidates(used, cell));
                if (digits.length == 0) {
                    return nodes;
                }
                width *= digits.length;
                nodes += width;
                board[cell] = draw.of(digits, random);
                PENCIL.flip(used, cell, board[cell]);
            }
            return nodes;
        };
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of(
                        "drawn from the other end",
                        OrderedProbe.class,
                        probe((digits, random) -> digits[digits.length - 1 - random.nextInt(digits.length)])),
                Arguments.of("drawn until it fits", OrderedProbe.class, probe((digits, random) -> {
                    int digit;
                    do {
                        digit = 1 + random.nextInt(9);
                    } while (Arrays.binarySearch(digits, digit) < 0);
                    return digit;
                })),
                Arguments.of("tails are what is left", Coins.class, (Coins) (coins, random) -> {
                    int up = coins;
                    for (int coin = 0; coin < coins; coin++) {
                        up -= random.nextInt(2);
                    }
                    return up;
                }),
                Arguments.of("from the squares alone", StandardError.class, (StandardError) numbers -> {
                    double sum = Arrays.stream(numbers).sum();
                    double squares = Arrays.stream(numbers)
                            .map(number -> number * number)
                            .sum();
                    int n = numbers.length;
                    return Math.sqrt(Math.max(0, squares - sum * sum / n) / n / (n - 1));
                }),
                Arguments.of("with an if", Median.class, (Median) numbers -> {
                    double[] sorted = numbers.clone();
                    Arrays.sort(sorted);
                    int half = sorted.length / 2;
                    return sorted.length % 2 == 1 ? sorted[half] : sorted[half - 1] / 2 + sorted[half] / 2;
                }),
                Arguments.of("how many are smaller", Median.class, (Median) numbers -> {
                    double[] sorted = Arrays.copyOf(numbers, numbers.length);
                    for (int i = 0; i < sorted.length; i++) {
                        for (int j = i + 1; j < sorted.length; j++) {
                            double low = Math.min(sorted[i], sorted[j]);
                            sorted[j] = Math.max(sorted[i], sorted[j]);
                            sorted[i] = low;
                        }
                    }
                    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
                }),
                Arguments.of("backwards", Wins.class, (Wins) (mine, theirs) -> {
                    int wins = 0;
                    for (int i = mine.length - 1; i >= 0; i--) {
                        wins += theirs[i] > mine[i] ? 1 : 0;
                    }
                    return wins;
                }),
                Arguments.of("until it is near", Growth.class, (Growth) (nodes, depth) -> {
                    double low = 1;
                    double high = nodes;
                    while (high - low > 1e-7) {
                        double middle = (low + high) / 2;
                        if (even(middle, depth) > nodes) {
                            high = middle;
                        } else {
                            low = middle;
                        }
                    }
                    return low;
                }));
    }

    private static double even(double b, int depth) {
        double nodes = 0;
        for (int level = 1; level <= depth; level++) {
            nodes += Math.pow(b, level);
        }
        return nodes;
    }

    @Test
    void manyWalksAreKeptInTheirOrderAndTheirMeanTendsToTheTree() {
        OrderedProbe probe = OrderedProbe.PIECE.library();
        Grid puzzle = Grid.parse("...1.14343121234");
        Where rows = Where.ranked(OPEN, count -> 1);
        double[] walks = probe.walks(puzzle, rows, 4_000, new Random(1));
        assertThat(walks).containsOnly(4, 8).hasSize(4_000);
        assertThat(probe.walks(puzzle, rows, 4_000, new Random(1))).isEqualTo(walks);
        assertThat(Arrays.stream(walks).average().orElseThrow()).isBetween(5.8, 6.2);
    }
}
