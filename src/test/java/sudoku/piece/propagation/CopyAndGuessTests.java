package sudoku.piece.propagation;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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

    /** Tries so many marks of the tightest cell, and none above a digit. */
    private static int[] guessing(int[] marks, int[][] houses, int highest, int most) {
        if (!MIND.think(marks, houses)) {
            return null;
        }
        int cell = PencilMarks.tightest(marks);
        if (cell < 0) {
            return marks;
        }
        int left = marks[cell] & (2 << highest) - 1;
        for (int i = 0; i < most && left != 0; i++, left &= left - 1) {
            int[] copy = marks.clone();
            copy[cell] = left & -left;
            int[] solved = guessing(copy, houses, highest, most);
            if (solved != null) {
                return solved;
            }
        }
        return null;
    }

    private static Arguments wrong(String name, CopyAndGuess wrong, String sentence) {
        return Arguments.of(name, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        return Stream.of(
                wrong(
                        "without thinking",
                        (marks, houses) -> marks.clone(),
                        "Your solve gives marks in which r4c3 has"
                                + " the marks 1, 2, 3, 4. It should give the marks of a solution: one in each cell."),
                wrong(
                        "thinks and never guesses",
                        (marks, houses) -> MIND.think(marks, houses) ? marks : null,
                        "Your solve gives marks in which"),
                wrong(
                        "the first guess only",
                        (marks, houses) -> guessing(marks, houses, 9, 1),
                        "Your solve says null, but this board has a solution. Is every mark of the cell tried, each on"
                                + " a copy of its own?"),
                wrong("two guesses in a cell", (marks, houses) -> guessing(marks, houses, 9, 2), "says null, but this"),
                wrong("never a 9", (marks, houses) -> guessing(marks, houses, 8, 9), "says null, but this"),
                wrong("an empty array", (marks, houses) -> new int[0], "Your solve gives 0 cells"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    void aWrongOneIsShownWhere(String name, CopyAndGuess wrong, String sentence) {
        assertWrong(CopyAndGuess.class, wrong, sentence);
    }

    @Test
    void whoTriesEachMarkIsRight() {
        assertThat(verdict(CopyAndGuess.class, (marks, houses) -> guessing(marks, houses, 9, 9))
                        .kind())
                .isEqualTo(Judgment.Kind.RIGHT);
    }
}
