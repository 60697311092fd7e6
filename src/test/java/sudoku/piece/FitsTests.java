package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.verdict;

import org.junit.jupiter.api.Test;

/** What a student is told of her {@code fits}. */
class FitsTests {
    /** With or without a look at the cell itself. */
    private static Fits fits(boolean looksAtItself) {
        return (board, cell, digit) -> {
            int n = board.length == 81 ? 9 : 4;
            for (int other = 0; other < board.length; other++) {
                boolean shares =
                        other / n == cell / n || other % n == cell % n || Judged.box(other, n) == Judged.box(cell, n);
                if (shares && board[other] == digit && (looksAtItself || other != cell)) {
                    return false;
                }
            }
            return true;
        };
    }

    @Test
    void fitsMayLookAtTheBlankItselfOrNot() {
        assertThat(verdict(Fits.class, fits(true)).isRight()).isTrue();
        assertThat(verdict(Fits.class, fits(false)).isRight()).isTrue();
    }
}
