package sudoku.piece;

import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.assertWrong;

import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a student is told of her {@code greedy}. */
class GreedyTests {
    private static Greedy greedy(BiFunction<int[], Integer, Integer> digit, int full) {
        return board -> {
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == 0) {
                    int chosen = digit.apply(board, cell);
                    if (chosen == 0) {
                        return cell;
                    }
                    board[cell] = chosen;
                }
            }
            return full;
        };
    }

    private static int largest(int[] board, int cell) {
        for (int digit = board.length == 81 ? 9 : 4; digit >= 1; digit--) {
            if (RULE.fits(board, cell, digit)) {
                return digit;
            }
        }
        return 0;
    }

    static Stream<Arguments> wrongGreedy() {
        return Stream.of(
                Arguments.of("the largest", greedy(GreedyTests::largest, -1), "The smallest digit that fits is 1."),
                Arguments.of(
                        "whatever fits or not",
                        greedy((board, cell) -> 1, -1),
                        "Your greedy writes 1 at r3c1. " + "The smallest digit that fits is 4."),
                Arguments.of(
                        "no -1", greedy(GreedyTests::smallest, 0), "gives 0. It should give -1: the board is full."),
                Arguments.of(
                        "over the clues",
                        (Greedy) board -> {
                            Arrays.fill(board, 1);
                            return -1;
                        },
                        "A clue stays as it is: here, a 3."));
    }

    private static int smallest(int[] board, int cell) {
        for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
            if (RULE.fits(board, cell, digit)) {
                return digit;
            }
        }
        return 0;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongGreedy")
    void aWrongOneIsShownWhere(String name, Greedy wrong, String sentence) {
        assertWrong(Greedy.class, wrong, sentence);
    }
}
