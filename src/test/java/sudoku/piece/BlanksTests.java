package sudoku.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;

/** What a student is told of the first thing she writes. */
class BlanksTests {
    private static Judgment verdict(Blanks mine) {
        return Blanks.PIECE.judge(mine);
    }

    /** The lesson's loop, with its bounds, what it asks of a cell and what that counts. */
    private static Blanks loop(int from, int before, int asked, int step) {
        return board -> {
            int count = 0;
            for (int cell = from; cell < board.length + before; cell++) {
                count += board[cell] == asked ? step : 0;
            }
            return count;
        };
    }

    static Stream<Blanks> right() {
        return Stream.of(
                loop(0, 0, 0, 1),
                board -> (int) IntStream.of(board).filter(digit -> digit == 0).count(),
                board -> Grid.of(board).blanks(),
                board -> {
                    int left = board.length;
                    for (int digit : board) {
                        left -= Integer.signum(digit);
                    }
                    return left;
                },
                board -> {
                    int cell = 0;
                    int count = 0;
                    while (cell < board.length) {
                        if (board[cell++] == 0) {
                            count++;
                        }
                    }
                    return count;
                });
    }

    @ParameterizedTest
    @MethodSource("right")
    void anyWayToCountIsRight(Blanks mine) {
        assertThat(verdict(mine).isRight()).isTrue();
    }

    static Stream<Arguments> wrong() {
        int[] total = new int[1];
        return Stream.of(
                Arguments.of(loop(1, 0, 0, 1), "Your blanks says 0, but this board has one blank, and it is marked."),
                Arguments.of(loop(0, -1, 0, 1), "Your blanks says 0, but this board has one blank, and it is marked."),
                Arguments.of(loop(0, 1, 0, 1), "Your blanks threw ArrayIndexOutOfBoundsException"),
                Arguments.of(loop(0, 0, 1, 1), "Your blanks says 4, but this board has no blank."),
                Arguments.of(loop(0, 0, 0, 2), "Your blanks says 2, but this board has one blank"),
                Arguments.of((Blanks) board -> board.length, "Your blanks says 16, but this board has no blank."),
                Arguments.of(
                        (Blanks) board -> total[0] += loop(0, 0, 0, 1).blanks(board),
                        "Your blanks says 2, but this board has one"),
                Arguments.of(
                        (Blanks) board -> {
                            int count = 0;
                            for (int cell = 0; cell < board.length; cell++) {
                                if (board[cell] == 0) {
                                    count++;
                                    board[cell] = 1;
                                }
                            }
                            return count;
                        },
                        "Your blanks changed the board, but it should only look at it: at r1c1 there was a "
                                + "blank, and now there is a 1."));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongCountIsShownOnTheSmallestBoard(Blanks mine, String sentence) {
        Judgment verdict = verdict(mine);
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.WRONG);
        assertThat(verdict.sentence()).contains(sentence);
        assertThat(verdict.fault())
                .hasValueSatisfying(fault -> assertThat(fault.picture().svg()).startsWith("<svg"));
    }

    /** A loop that has lost its step. */
    @Tag("thorough")
    @Test
    void aCountWithoutAnEndIsStopped() {
        boolean[] end = new boolean[1];
        Judgment verdict = verdict(board -> {
            int count = 0;
            for (int cell = 0; cell < board.length && !end[0]; cell += 0) {
                count += board[cell] == 0 ? 1 : 0;
            }
            return count;
        });
        end[0] = true;
        assertThat(verdict.kind()).isEqualTo(Judgment.Kind.WRONG);
        assertThat(verdict.sentence()).startsWith("Your blanks had not returned after 5 seconds");
    }
}
