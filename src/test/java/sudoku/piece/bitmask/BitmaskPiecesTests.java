package sudoku.piece.bitmask;

import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.box;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.piece.RightWays;

/** What a student is told of the pieces of lesson 2: several right ways, and wrong ones of the notes that are given. */
class BitmaskPiecesTests implements RightWays {
    static Stream<Arguments> rightWays() {
        return Stream.of(
                Arguments.of("by division", Contains.class, (Contains) (set, digit) -> {
                    int half = set;
                    for (int i = 0; i < digit; i++) {
                        half /= 2;
                    }
                    return half % 2 == 1;
                }),
                Arguments.of(
                        "shifted the other way", Contains.class, (Contains) (set, digit) -> (set >> digit & 1) == 1),
                Arguments.of("one complement for each set", CellCandidates.class, (CellCandidates) (used, cell) -> {
                    int n = used.length / 3;
                    return ~used[cell / n] & ~used[n + cell % n] & ~used[2 * n + box(cell, n)] & Digits.all(n);
                }),
                Arguments.of("digit by digit", CellCandidates.class, (CellCandidates) (used, cell) -> {
                    int n = used.length / 3;
                    int set = 0;
                    for (int digit = 1; digit <= n; digit++) {
                        boolean taken = Digits.contains(used[cell / n], digit)
                                || Digits.contains(used[n + cell % n], digit)
                                || Digits.contains(used[2 * n + box(cell, n)], digit);
                        set += taken ? 0 : 1 << digit;
                    }
                    return set;
                }),
                Arguments.of("on or off by a question", Flip.class, (Flip) (used, cell, digit) -> {
                    int n = used.length / 3;
                    for (int house : new int[] {cell / n, n + cell % n, 2 * n + box(cell, n)}) {
                        used[house] = Digits.contains(used[house], digit)
                                ? Digits.remove(used[house], digit)
                                : Digits.add(used[house], digit);
                    }
                }),
                Arguments.of("the digits that are on, by their bits", MaskSolve.class, new MaskSolve() {
                    @Override
                    public boolean solve(int[] board, int[] used, int cell) {
                        int at = cell;
                        while (at < board.length && board[at] != 0) {
                            at++;
                        }
                        if (at == board.length) {
                            return true;
                        }
                        for (int left = OPEN.candidates(used, at); left != 0; left &= left - 1) {
                            board[at] = Integer.numberOfTrailingZeros(left);
                            int[] copy = used.clone();
                            PENCIL.flip(copy, at, board[at]);
                            if (solve(board, copy, at + 1)) {
                                return true;
                            }
                        }
                        board[at] = 0;
                        return false;
                    }
                }));
    }

    private static Arguments flip(String name, Flip wrong, String sentence) {
        return Arguments.of(name, Flip.class, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        return Stream.of(
                flip(
                        "on, and never off",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] |= 1 << digit;
                            used[n + cell % n] |= 1 << digit;
                            used[2 * n + box(cell, n)] |= 1 << digit;
                        },
                        "Your flip was called twice with a 1 at r1c1. After that, the notes of row 1 should be {}, but"
                                + " they are {1}."),
                flip(
                        "no boxes",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] ^= 1 << digit;
                            used[n + cell % n] ^= 1 << digit;
                        },
                        "Your flip was called once with a 1 at r1c1. After that, the notes of box 1 should be {1}, but"
                                + " they are {}."),
                flip(
                        "the digit and not its bit",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] ^= digit;
                            used[n + cell % n] ^= digit;
                            used[2 * n + box(cell, n)] ^= digit;
                        },
                        "the notes of row 1 should be {1}, but they are 1 (a number with bits that belong to none"),
                flip(
                        "columns among the rows",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] ^= 1 << digit;
                            used[cell % n] ^= 1 << digit;
                            used[2 * n + box(cell, n)] ^= 1 << digit;
                        },
                        "the notes of row 1 should be {1}, but they are {}"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    <T> void aWrongOneIsShownWhere(String name, Class<T> kind, T wrong, String sentence) {
        assertWrong(kind, wrong, sentence);
    }
}
