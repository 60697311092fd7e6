package sudoku.piece.treesize;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;
import sudoku.piece.tightestcell.Where;

/** What a student is told of the pieces of lesson 5, written in several ways, right and wrong. */
class TreeSizePiecesTests {
    /** A walk that may be wrong in what it draws, in what it keeps, and in what it adds. */
    private interface Draw {
        int of(int[] digits, Random random);
    }

    private static OrderedProbe probe(Draw draw, boolean keepsNotes, boolean writes, boolean counts) {
        return (board, used, order, random) -> {
            double nodes = 0;
            double width = 1;
            for (int cell = order.where(board, used); cell < board.length; cell = order.where(board, used)) {
                int[] digits = Digits.toArray(OPEN.candidates(used, cell));
                if (digits.length == 0) {
                    return nodes;
                }
                width *= digits.length;
                nodes += counts ? width : digits.length;
                int digit = draw.of(digits, random);
                board[cell] = writes ? digit : Grid.BLANK;
                if (keepsNotes) {
                    PENCIL.flip(used, cell, digit);
                }
            }
            return nodes;
        };
    }

    private static int any(int[] digits, Random random) {
        return digits[random.nextInt(digits.length)];
    }

    /** The same tree in an order of its own, whatever it is asked. */
    private static OrderedProbe inItsOwnOrder(Where mine) {
        return (board, used, order, random) -> {
            order.where(board, used);
            return OrderedProbe.PIECE.library().probe(board, used, mine, random);
        };
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of(
                        "drawn from the other end",
                        OrderedProbe.class,
                        probe(
                                (digits, random) -> digits[digits.length - 1 - random.nextInt(digits.length)],
                                true,
                                true,
                                true)),
                Arguments.of(
                        "drawn until it fits",
                        OrderedProbe.class,
                        probe(
                                (digits, random) -> {
                                    int digit;
                                    do {
                                        digit = 1 + random.nextInt(9);
                                    } while (Arrays.binarySearch(digits, digit) < 0);
                                    return digit;
                                },
                                true,
                                true,
                                true)),
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

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightWays")
    <T> void whoWritesItInAnotherWayIsRight(String name, Class<T> kind, T right) {
        assertThat(verdict(kind, right).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    private static Arguments wrongProbe(String name, OrderedProbe wrong, String sentence) {
        return Arguments.of(name, OrderedProbe.class, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        return Stream.of(
                wrongProbe(
                        "nothing is written",
                        probe(TreeSizePiecesTests::any, false, false, true),
                        "A digit that is drawn has to be written"),
                wrongProbe(
                        "no notes",
                        probe(TreeSizePiecesTests::any, false, true, true),
                        "A digit that is written has to be flipped in the notes as well."),
                wrongProbe(
                        "the tree of one walker",
                        probe(TreeSizePiecesTests::any, true, true, false),
                        "Your probe says 5 where each walk is worth 8."),
                wrongProbe(
                        "a loaded die",
                        probe(
                                (digits, random) ->
                                        digits[Math.min(random.nextInt(digits.length), random.nextInt(digits.length))],
                                true,
                                true,
                                true),
                        "drawn equally often"),
                wrongProbe(
                        "the tightest cell, whatever order says",
                        inItsOwnOrder(Where.ranked(OPEN, n -> n)),
                        "One digit for the first cell that order names"),
                wrongProbe("row by row, whatever order says", inItsOwnOrder(Where.ranked(OPEN, n -> 1)), ""),
                wrongProbe("nobody asked", (board, used, order, random) -> 1, "does not ask order where to go"),
                wrongProbe("a place that is none", (board, used, order, random) -> board[board.length], "Your probe"),
                Arguments.of(
                        "half of them",
                        Coins.class,
                        (Coins) (coins, random) -> coins / 2,
                        "A fair coin shows heads half of the time."),
                Arguments.of(
                        "no coin, but a number",
                        Coins.class,
                        (Coins) (coins, random) -> random.nextInt(coins + 1),
                        "The rounds of 50 coins differ too much"),
                Arguments.of(
                        "half of them, in the end",
                        Coins.class,
                        (Coins) (coins, random) ->
                                coins == 50 ? 25 : Coins.PIECE.library().heads(coins, random),
                        "The rounds of 50 coins differ too little"),
                Arguments.of(
                        "the largest",
                        Coins.class,
                        (Coins) (coins, random) -> coins + 1,
                        "Your heads says 1 for 0 coins."),
                Arguments.of(
                        "the standard deviation",
                        StandardError.class,
                        (StandardError)
                                numbers -> StandardError.PIECE.library().error(numbers) * Math.sqrt(numbers.length),
                        "Your error says 2.83 for these numbers, but it is 2"),
                Arguments.of(
                        "leaves zeros",
                        StandardError.class,
                        (StandardError) numbers -> {
                            double error = StandardError.PIECE.library().error(numbers);
                            Arrays.fill(numbers, 0);
                            return error;
                        },
                        "has changed the numbers that it was lent"),
                Arguments.of(
                        "the mean",
                        Median.class,
                        (Median) numbers -> Arrays.stream(numbers).average().orElse(0),
                        "Your median says 301. The picture shows these numbers sorted. The middle is 2."),
                Arguments.of(
                        "the upper of two",
                        Median.class,
                        (Median) numbers -> Arrays.stream(numbers).sorted().toArray()[numbers.length / 2],
                        "The middle is 2.5, halfway between the two there."),
                Arguments.of(
                        "sorts what it is lent",
                        Median.class,
                        (Median) numbers -> {
                            Arrays.sort(numbers);
                            return (numbers[(numbers.length - 1) / 2] + numbers[numbers.length / 2]) / 2;
                        },
                        "Sort a copy: numbers.clone()."),
                Arguments.of(
                        "whole numbers alone",
                        Median.class,
                        (Median) numbers -> {
                            int[] whole = Arrays.stream(numbers)
                                    .mapToInt(each -> (int) each)
                                    .sorted()
                                    .toArray();
                            return (whole[(whole.length - 1) / 2] + whole[whole.length / 2]) / 2.0;
                        },
                        "The middle is 10.5"),
                Arguments.of(
                        "whole numbers alone",
                        Wins.class,
                        (Wins) (mine, theirs) -> {
                            int wins = 0;
                            for (int i = 0; i < mine.length; i++) {
                                wins += (int) mine[i] < (int) theirs[i] ? 1 : 0;
                            }
                            return wins;
                        },
                        "Your wins says 0, but mine is the smaller number in 1 place."),
                Arguments.of(
                        "the larger wins",
                        Wins.class,
                        (Wins) (mine, theirs) -> mine.length > 0 && mine[0] > theirs[0] ? 1 : 0,
                        "Your wins says 0"),
                Arguments.of(
                        "sorted first",
                        Wins.class,
                        (Wins) (mine, theirs) -> {
                            double[] one = Arrays.stream(mine).sorted().toArray();
                            double[] other = Arrays.stream(theirs).sorted().toArray();
                            int wins = 0;
                            for (int i = 0; i < one.length; i++) {
                                wins += one[i] < other[i] ? 1 : 0;
                            }
                            return wins;
                        },
                        "Your wins says"),
                Arguments.of(
                        "changes them",
                        Wins.class,
                        (Wins) (mine, theirs) -> {
                            int wins = Wins.PIECE.library().wins(mine, theirs);
                            Arrays.fill(theirs, 0);
                            return wins;
                        },
                        "has changed the numbers that it was lent"),
                Arguments.of(
                        "the root",
                        Growth.class,
                        (Growth) (nodes, depth) -> Math.pow(nodes, 1.0 / depth),
                        "too many: where the middle gives too many, high has to come down to it."),
                Arguments.of("never moves", Growth.class, (Growth) (nodes, depth) -> 0.5 * nodes, "too few"),
                Arguments.of(
                        "seven rounds",
                        Growth.class,
                        (Growth) (nodes, depth) -> 1.01 * Growth.PIECE.library().branching(nodes, depth),
                        "it is close, so keep halving"),
                Arguments.of(
                        "no number", Growth.class, (Growth) (nodes, depth) -> Double.NaN, "Your branching says NaN"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    <T> void aWrongOneIsShownWhere(String name, Class<T> kind, T wrong, String sentence) {
        assertWrong(kind, wrong, sentence);
    }

    @Tag("thorough")
    @Test
    void aBranchingThatHalvesForEverIsStopped() {
        assertWrong(
                Growth.class,
                (nodes, depth) -> {
                    while (!Thread.interrupted()) {
                        Thread.onSpinWait();
                    }
                    return 0;
                },
                "had not come back after 5 seconds");
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
