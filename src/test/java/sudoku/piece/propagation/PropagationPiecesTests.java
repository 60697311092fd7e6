package sudoku.piece.propagation;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Judgment;

/** What a student is told of the pieces of lesson 6, written in several ways, right and wrong. */
class PropagationPiecesTests {
    private static final HiddenInHouse HIDDEN = HiddenInHouse.PIECE.library();
    private static final Think MIND = Think.PIECE.library();

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

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightWays")
    <T> void whoWritesItInAnotherWayIsRight(String name, Class<T> kind, T right) {
        assertThat(verdict(kind, right).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    private static Arguments think(String name, Think wrong, String sentence) {
        return Arguments.of(name, Think.class, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        return Stream.of(
                Arguments.of(
                        "a naked one",
                        HiddenInHouse.class,
                        (HiddenInHouse) PropagationPiecesTests::nakedAtOnce,
                        "After that, r1c2 has the marks 1, 2, 3, 4: the 2 is still there, and another digit has its"
                                + " only place in the house there."),
                Arguments.of(
                        "in blanks with one mark, too, but not the last digit",
                        HiddenInHouse.class,
                        (HiddenInHouse) (marks, house) -> {
                            int[] first = {house[0], house[1], house[2]};
                            hiddenAtOnce(marks, first);
                        },
                        "the 2 is still there, and another digit has its only place in the house there."),
                think(
                        "naked alone",
                        (marks, houses) -> {
                            for (int i = 0; i < 99; i++) {
                                for (int[] house : houses) {
                                    nakedAtOnce(marks, house);
                                }
                            }
                            return Arrays.stream(marks).noneMatch(set -> set == 0);
                        },
                        "the rules are not finished: they go on until it has the mark"),
                think(
                        "says nothing of the dead",
                        (marks, houses) -> {
                            MIND.think(marks, houses);
                            return true;
                        },
                        "No solution can come of this board"),
                think(
                        "false when nothing follows",
                        (marks, houses) -> {
                            int[] before = marks.clone();
                            return MIND.think(marks, houses) && !Arrays.equals(before, marks);
                        },
                        "Your think has the right marks and says false. It should say true: each cell has a mark."),
                Arguments.of(
                        "the other direction",
                        ReviseArc.class,
                        (ReviseArc)
                                (rule, marks, x, y) -> ReviseArc.PIECE.library().revise(rule, marks, y, x),
                        "It left x the marks 1, 2, but should leave the mark 2: the 1 has no partner in y."),
                Arguments.of(
                        "asks y about x",
                        ReviseArc.class,
                        (ReviseArc) (rule, marks, x, y) -> {
                            int before = marks[x];
                            for (int value = 1; value <= 9; value++) {
                                marks[x] &= (rule.partners(y, value, x) & marks[y]) == 0 ? ~(1 << value) : -1;
                            }
                            return marks[x] != before;
                        },
                        "the left one must be smaller. They had {1, 2, 3} and {1, 2, 3}, and your revise was asked"
                                + " about x = 0, y = 1. It left x the marks 2, 3, but should leave the marks 1, 2"),
                Arguments.of(
                        "as if all boards were small",
                        ReviseArc.class,
                        (ReviseArc) (rule, marks, x, y) -> {
                            int before = marks[x];
                            for (int value = 1; value <= 4; value++) {
                                marks[x] &= (rule.partners(x, value, y) & marks[y]) == 0 ? ~(1 << value) : -1;
                            }
                            return marks[x] != before;
                        },
                        "the 9 has no partner in y."),
                Arguments.of(
                        "says yes at once",
                        ReviseArc.class,
                        (ReviseArc) (rule, marks, x, y) -> {
                            ReviseArc.PIECE.library().revise(rule, marks, x, y);
                            return true;
                        },
                        "The marks are right, but it says true. True means that something was struck."));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    <T> void aWrongOneIsShownWhere(String name, Class<T> kind, T wrong, String sentence) {
        assertWrong(kind, wrong, sentence);
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
