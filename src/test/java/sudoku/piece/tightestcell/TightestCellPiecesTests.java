package sudoku.piece.tightestcell;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.judge.Judgment;

/** What a student is told of the pieces of lesson 4, written in several ways, right and wrong. */
class TightestCellPiecesTests {
    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of("digit by digit", CandidateCount.class, (CandidateCount) (used, cell) -> {
                    int count = 0;
                    for (int digit = 1; digit <= used.length / 3; digit++) {
                        count += Digits.contains(OPEN.candidates(used, cell), digit) ? 1 : 0;
                    }
                    return count;
                }),
                Arguments.of("with the lowest bit that is left", OrderedSolve.class, (OrderedSolve)
                        TightestCellPiecesTests::solve),
                Arguments.of("from the end", Where.class, (Where) (board, used) -> {
                    int best = board.length;
                    for (int cell = best - 1; cell >= 0; cell--) {
                        if (board[cell] == 0 && (best == board.length || count(used, cell) <= count(used, best))) {
                            best = cell;
                        }
                    }
                    return best;
                }),
                Arguments.of("other numbers in the same order", Habits.class, (Habits) (count, zeros, singles, order) ->
                        zeros && count == 0 ? -100 : singles && count == 1 ? -50 : order && count > 2 ? 10 * count : 7),
                Arguments.of("with the bit of no color left out", TakenColors.class, (TakenColors)
                        (borders, board, land) -> {
                            int taken = 0;
                            for (int other : borders[land]) {
                                taken |= board[other] == 0 ? 0 : 1 << board[other];
                            }
                            return taken;
                        }));
    }

    private static boolean solve(int[] board, int[] used, Where order) {
        int cell = order.where(board, used);
        boolean full = cell == board.length;
        for (int left = full ? 0 : OPEN.candidates(used, cell); left != 0 && !full; left &= left - 1) {
            board[cell] = Integer.numberOfTrailingZeros(left);
            PENCIL.flip(used, cell, board[cell]);
            full = solve(board, used, order);
            if (!full) {
                PENCIL.flip(used, cell, board[cell]);
                board[cell] = 0;
            }
        }
        return full;
    }

    /** A solve that hands the order on, or another one. */
    private static OrderedSolve solving(UnaryOperator<Where> other) {
        return (board, used, order) -> solve(board, used, other.apply(order));
    }

    private static int count(int[] used, int cell) {
        return Digits.count(OPEN.candidates(used, cell));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightWays")
    <T> void whoWritesItInAnotherWayIsRight(String name, Class<T> kind, T right) {
        assertThat(verdict(kind, right).kind()).isEqualTo(Judgment.Kind.RIGHT);
    }

    private static Arguments where(String name, Where wrong, String sentence) {
        return Arguments.of(name, Where.class, wrong, sentence);
    }

    private static Arguments rank(String name, Habits wrong, String sentence) {
        return Arguments.of(name, Habits.class, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        Where right = Where.ranked(OPEN, count -> count);
        return Stream.of(
                Arguments.of(
                        "what is taken",
                        CandidateCount.class,
                        (CandidateCount) (used, cell) -> used.length / 3 - count(used, cell),
                        "Your count says 0 for r1c1. The digits that are allowed"
                                + " there are {1, 2, 3, 4}, and that is 4."),
                Arguments.of(
                        "strikes them from the notes",
                        CandidateCount.class,
                        (CandidateCount) (used, cell) -> {
                            int count = count(used, cell);
                            used[0] |= cell == 15 ? 2 : 0;
                            return count;
                        },
                        "Your count changed the notes"),
                Arguments.of(
                        "reading order, whatever order says",
                        OrderedSolve.class,
                        solving(order -> Where.ranked(OPEN, count -> 1)),
                        "Here order names the last blank"),
                Arguments.of(
                        "the tightest cell, whatever order says",
                        OrderedSolve.class,
                        solving(order -> right),
                        "Here order names the last blank"),
                Arguments.of(
                        "true to everything",
                        OrderedSolve.class,
                        (OrderedSolve) (board, used, order) -> {
                            solve(board, used, order);
                            return true;
                        },
                        "Your solve says true, but this puzzle has no solution."),
                Arguments.of(
                        "the notes as they come",
                        OrderedSolve.class,
                        (OrderedSolve) (board, used, order) -> {
                            boolean solved = solve(board, used, order);
                            used[0] = solved ? used[0] : 0;
                            return solved;
                        },
                        "false must leave the notes as they were"),
                where(
                        "the first blank",
                        Where.ranked(OPEN, count -> 1),
                        "Your where says cell 0: r1c1 has 3 candidates."
                                + " But r3c2, which is cell 9, has 1 candidate."),
                where(
                        "minus one for a full board",
                        (board, used) -> {
                            int cell = right.where(board, used);
                            return cell == board.length ? -1 : cell;
                        },
                        "No cell of this board is blank. Your where says -1, and should say board.length, which is"
                                + " 16."),
                where(
                        "the last of several",
                        (board, used) -> {
                            int best = board.length;
                            for (int cell = 0; cell < board.length; cell++) {
                                if (board[cell] == 0
                                        && (best == board.length || count(used, cell) <= count(used, best))) {
                                    best = cell;
                                }
                            }
                            return best;
                        },
                        "Your where says cell 15: r4c4 has 4 candidates, as few as any, but it is not the first of"
                                + " those. That is r1c1, cell 0."),
                where(
                        "clues, too",
                        (board, used) -> board[0] == 0 ? right.where(board, used) : 0,
                        "No cell of this board is blank"),
                where(
                        "no blank, although there is one",
                        (board, used) -> board[1] == 0 && board[0] != 0 ? 16 : right.where(board, used),
                        ""),
                where("blind to zeros", Where.ranked(OPEN, count -> count == 0 ? 10 : count), "has no candidate"),
                rank(
                        "the back door",
                        (count, zeros, singles, order) ->
                                count == 0 && zeros ? 0 : count == 1 && singles ? 1 : order ? count : 9,
                        "With on: order, your rank says 0 for no candidate and 1 for 1 candidate. Here they are alike,"
                                + " so they need the same number."),
                rank("large is urgent", (count, zeros, singles, order) -> order ? 9 - Math.max(2, count) : 9, ""),
                Arguments.of(
                        "the height",
                        Choices.class,
                        (Choices) (stack, width) -> stack.size(),
                        "The stack is, from the bottom, r1c1 with 1 candidate. Your choices says 1, but 0 of them had"
                                + " two or more."),
                Arguments.of(
                        "all cells",
                        Choices.class,
                        (Choices) (stack, width) -> {
                            int wide = 0;
                            for (int each : width) {
                                wide += each > 1 ? 1 : 0;
                            }
                            return wide;
                        },
                        "The stack is, from the bottom, no cells. Your choices says 16"),
                Arguments.of(
                        "the neighbor's number",
                        TakenColors.class,
                        (TakenColors) (borders, board, land) -> {
                            int taken = 0;
                            for (int other : borders[land]) {
                                taken |= 1 << other;
                            }
                            return taken;
                        },
                        "Your beside says {1} for A. Its neighbors are B without a color: that makes {}."),
                Arguments.of(
                        "only the last neighbor",
                        TakenColors.class,
                        (TakenColors) (borders, board, land) -> 1 << board[borders[land][borders[land].length - 1]],
                        "Your beside says"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    <T> void aWrongOneIsShownWhere(String name, Class<T> kind, T wrong, String sentence) {
        assertWrong(kind, wrong, sentence);
    }
}
