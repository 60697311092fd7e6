package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.verdict;

import org.junit.jupiter.api.Test;

/** What a student is told of her {@code solve} of lesson 1. */
class SolveTests {
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
