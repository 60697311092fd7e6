package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a student is told of her {@code solve} of lesson 1. */
class SolveTests {
    /** The lesson's search, with some of its four lines left out. */
    private static final class Search implements Solve {
        private final boolean goesOn;
        private final boolean saysSo;
        private final boolean takesBack;

        Search(boolean goesOn, boolean saysSo, boolean takesBack) {
            this.goesOn = goesOn;
            this.saysSo = saysSo;
            this.takesBack = takesBack;
        }

        @Override
        public boolean solve(int[] board, int cell) {
            if (cell == board.length) {
                return true;
            }
            if (board[cell] != 0) {
                return solve(board, cell + 1);
            }
            for (int digit = 1; digit <= (board.length == 81 ? 9 : 4); digit++) {
                if (RULE.fits(board, cell, digit)) {
                    board[cell] = digit;
                    boolean worked = !goesOn || solve(board, cell + 1);
                    if (worked && saysSo) {
                        return true;
                    }
                    board[cell] = takesBack ? 0 : board[cell];
                }
            }
            return false;
        }
    }

    static Stream<Arguments> wrongSolve() {
        return Stream.of(
                Arguments.of(
                        "no take back",
                        new Search(true, true, false),
                        "false must leave the board as it was: at r1c3 there was a blank, and now there is a 2."),
                Arguments.of("no return true", new Search(true, false, true), "say true at once"),
                Arguments.of("neither", new Search(true, false, false), "say true at once"),
                Arguments.of(
                        "does not go on",
                        new Search(false, true, true),
                        "Your solve says true, but r2c4 is still blank."),
                Arguments.of("true to everything", (Solve) (board, cell) -> true, "is still blank"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongSolve")
    void aWrongOneIsShownWhere(String name, Solve wrong, String sentence) {
        assertWrong(Solve.class, wrong, sentence);
    }

    @Test
    void solveMayTryTheDigitsFromTheOtherEnd() {
        Solve solve = new Solve() {
            @Override
            public boolean solve(int[] board, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != 0) {
                    return solve(board, cell + 1);
                }
                for (int digit = board.length == 81 ? 9 : 4; digit >= 1; digit--) {
                    board[cell] = 0;
                    if (RULE.fits(board, cell, digit)) {
                        board[cell] = digit;
                        if (solve(board, cell + 1)) {
                            return true;
                        }
                    }
                }
                board[cell] = 0;
                return false;
            }
        };
        assertThat(verdict(Solve.class, solve).isRight()).isTrue();
    }
}
