package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.RULE;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a student is told of her {@code fits}. */
class FitsTests {
    /** With a way of its own to number boxes, and with or without a look at the cell itself. */
    private static Fits fits(IntBinaryOperator box, boolean looksAtItself, boolean rows, boolean columns) {
        return (board, cell, digit) -> {
            int n = board.length == 81 ? 9 : 4;
            for (int other = 0; other < board.length; other++) {
                boolean shares = rows && other / n == cell / n
                        || columns && other % n == cell % n
                        || box.applyAsInt(other, n) == box.applyAsInt(cell, n);
                if (shares && board[other] == digit && (looksAtItself || other != cell)) {
                    return false;
                }
            }
            return true;
        };
    }

    @Test
    void fitsMayLookAtTheBlankItselfOrNot() {
        assertThat(verdict(Fits.class, fits(Judged::box, true, true, true)).isRight())
                .isTrue();
        assertThat(verdict(Fits.class, fits(Judged::box, false, true, true)).isRight())
                .isTrue();
    }

    static Stream<Arguments> wrongFits() {
        return Stream.of(
                Arguments.of(
                        "no rows",
                        fits(Judged::box, true, false, true),
                        "Your fits says true to a 1 at r1c3, but a 1 is at r1c1, in the same row."),
                Arguments.of(
                        "no columns",
                        fits(Judged::box, true, true, false),
                        "Your fits says true to a 1 at r3c1, but a 1 is at r1c1, in the same column."),
                Arguments.of(
                        "no boxes",
                        fits((cell, n) -> cell, true, true, true),
                        "Your fits says true to a 1 at r2c2, but a 1 is at r1c1, in the same box."),
                Arguments.of(
                        "five boxes instead of nine",
                        fits((cell, n) -> cell / n / 3 + cell % n / 3, true, true, true),
                        "no cell of its row, its column or its box holds a"),
                Arguments.of(
                        "false to everything",
                        (Fits) (board, cell, digit) -> false,
                        "Your fits says false to a 1 at r1c1, but no cell of its row, its "
                                + "column or its box holds a 1."),
                Arguments.of(
                        "writes",
                        (Fits) (board, cell, digit) -> {
                            boolean says = RULE.fits(board, cell, digit);
                            board[cell] = says ? digit : 0;
                            return says;
                        },
                        "Your fits"),
                Arguments.of(
                        "empties a clue",
                        (Fits) (board, cell, digit) -> {
                            boolean says = RULE.fits(board, cell, digit);
                            board[0] = cell == board.length - 1 ? 4 : board[0];
                            return says;
                        },
                        "Your fits changed the board"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongFits")
    void aWrongOneIsShownWhere(String name, Fits wrong, String sentence) {
        assertWrong(Fits.class, wrong, sentence);
    }
}
