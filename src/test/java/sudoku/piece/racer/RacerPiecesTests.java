package sudoku.piece.racer;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.verdict;

import org.junit.jupiter.api.Test;
import sudoku.grid.Digits;
import sudoku.judge.Judgment;

/** What a student is told of the pieces of lesson 13, written in several right ways. */
class RacerPiecesTests {
    private static final Twins PAIR = Twins.PIECE.library();

    @Test
    void whoSubtractsTheSmallestMarkIsRight() {
        assertThat(verdict(Twins.class, (marks, cell) -> {
                            int[] one = marks.clone();
                            int[] other = marks.clone();
                            one[cell] = marks[cell] & -marks[cell];
                            other[cell] = marks[cell] - one[cell];
                            return new int[][] {one, other};
                        })
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
    }

    private static long secondFirst(Mind mind, int[] marks, long limit) {
        int cell = mind.where(marks);
        if (cell < 0) {
            return 1;
        }
        int[][] ends = PAIR.twins(marks, cell);
        boolean second = mind.think(ends[1]);
        boolean first = mind.think(ends[0]);
        long found = second ? secondFirst(mind, ends[1], limit) : 0;
        return first && found < limit ? found + secondFirst(mind, ends[0], limit - found) : found;
    }

    @Test
    void whoThinksAboutTheSecondEndFirstIsRight() {
        assertThat(verdict(Ends.class, RacerPiecesTests::secondFirst).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    @Test
    void whoAsksForTheLoudPeersFirstIsRight() {
        assertThat(verdict(Loudness.class, (marks, peers, cell) -> {
                            int points = 0;
                            for (int peer : peers) {
                                boolean hears = (marks[peer] & marks[cell]) != 0;
                                points += !hears
                                        ? 0
                                        : Digits.count(marks[peer]) == 2 ? 4 : Digits.count(marks[peer]) > 2 ? 1 : 0;
                            }
                            return points;
                        })
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
    }

    @Test
    void whoAddsPointByPointIsRight() {
        assertThat(verdict(Refuted.class, (points, cell, digits) -> {
                            points[cell]++;
                            points[cell]++;
                            for (int left = digits; left != 0; left &= left - 1) {
                                points[81 + Integer.numberOfTrailingZeros(left)]++;
                            }
                        })
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
    }
}
