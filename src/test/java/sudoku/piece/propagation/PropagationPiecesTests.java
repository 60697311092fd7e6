package sudoku.piece.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.piece.RightWays;

/** What a student is told of the pieces of lesson 6, written in several right ways. */
class PropagationPiecesTests implements RightWays {
    private static final HiddenInHouse HIDDEN = HiddenInHouse.PIECE.library();

    /** Each single is followed up as soon as it is there. */
    private static void nakedAtOnce(int[] marks, int[] house) {
        for (int x : house) {
            for (int y : house) {
                if (x != y && Integer.bitCount(marks[x]) == 1) {
                    marks[y] &= ~marks[x];
                }
            }
        }
    }

    private static void hiddenAtOnce(int[] marks, int[] house) {
        for (int digit = house.length; digit > 0; digit--) {
            int places = 0;
            int last = -1;
            for (int cell : house) {
                if ((marks[cell] & 1 << digit) != 0) {
                    places++;
                    last = cell;
                }
            }
            if (places == 1) {
                marks[last] = 1 << digit;
            } else if (places == 0) {
                marks[house[house.length - 1]] = 0;
            }
        }
    }

    private static long sum(int[] marks) {
        return Arrays.stream(marks).map(Integer::bitCount).sum();
    }

    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of("two cases, from the last digit", HiddenInHouse.class, (HiddenInHouse)
                        PropagationPiecesTests::hiddenAtOnce),
                Arguments.of("counts the marks", Think.class, (Think) (marks, houses) -> {
                    long before = -1;
                    while (before != sum(marks)) {
                        before = sum(marks);
                        for (int i = houses.length - 1; i >= 0; i--) {
                            hiddenAtOnce(marks, houses[i]);
                            nakedAtOnce(marks, houses[i]);
                        }
                    }
                    return Arrays.stream(marks).noneMatch(set -> set == 0);
                }),
                Arguments.of("gives up as soon as it is dead", Think.class, (Think) (marks, houses) -> {
                    int[] before;
                    do {
                        before = marks.clone();
                        for (int[] house : houses) {
                            nakedAtOnce(marks, house);
                            HIDDEN.hidden(marks, house);
                            if (Arrays.stream(marks).anyMatch(set -> set == 0)) {
                                return false;
                            }
                        }
                    } while (!Arrays.equals(before, marks));
                    return true;
                }),
                Arguments.of("asks only what x has", ReviseArc.class, (ReviseArc) (rule, marks, x, y) -> {
                    boolean struck = false;
                    for (int left = marks[x]; left != 0; left &= left - 1) {
                        if ((rule.partners(x, Digits.first(left), y) & marks[y]) == 0) {
                            marks[x] ^= left & -left;
                            struck = true;
                        }
                    }
                    return struck;
                }));
    }

    @Test
    void marksAreDrawnAsDigitsAsMarksOrCrossedOut() {
        Grid puzzle = Grid.parse("1...............");
        int[] marks = PencilMarks.of(puzzle);
        marks[1] = Digits.of(2);
        marks[2] = Digits.NONE;
        assertThat(PencilMarks.picture(marks, puzzle).text()).contains("1").contains("2");
        assertThat(PencilMarks.picture(marks, puzzle).alt()).contains("r1c3");
        assertThat(marks[15]).isEqualTo(Digits.all(4));
    }
}
