package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.verdict;

import org.junit.jupiter.api.Test;

/** What a student is told of her {@code probe}. */
class TreeProbeTests {
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
