package sudoku.piece.propagation;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.verdict;

import org.junit.jupiter.api.Test;
import sudoku.judge.Judgment;

/** What a student is told of lesson 6's search, which thinks, copies and guesses. */
class CopyAndGuessTests {
    private static final Think MIND = Think.PIECE.library();

    private static int[] backwards(int[] marks, int[][] houses) {
        if (!MIND.think(marks, houses)) {
            return null;
        }
        for (int cell = marks.length - 1; cell >= 0; cell--) {
            if (Integer.bitCount(marks[cell]) > 1) {
                for (int digit = 9; digit > 0; digit--) {
                    int[] copy = marks.clone();
                    copy[cell] &= 1 << digit;
                    int[] solved = copy[cell] == 0 ? null : backwards(copy, houses);
                    if (solved != null) {
                        return solved;
                    }
                }
                return null;
            }
        }
        return marks;
    }

    @Test
    void whoTakesTheLastBlankAndLargeDigitsFirstIsRight() {
        assertThat(verdict(CopyAndGuess.class, CopyAndGuessTests::backwards).kind())
                .isEqualTo(Judgment.Kind.RIGHT);
    }
}
