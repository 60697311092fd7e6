package sudoku.piece.bitmask;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.box;
import static sudoku.piece.Judged.verdict;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.grid.Digits;
import sudoku.judge.PieceKind;

/** What a student is told of the pieces of lesson 2, written in several ways, right and wrong. */
class BitmaskPiecesTests {
    /** A search as the lesson has it, with some of its lines left out. */
    private record Search(boolean notes, boolean erases, boolean saysSo, boolean takesBack) implements MaskSolve {
        @Override
        public boolean solve(int[] board, int[] used, int cell) {
            if (cell == board.length) {
                return true;
            }
            if (board[cell] != 0) {
                return solve(board, used, cell + 1);
            }
            int left = OPEN.candidates(used, cell);
            for (int digit = 1; digit <= used.length / 3; digit++) {
                if (Digits.contains(left, digit)) {
                    board[cell] = digit;
                    if (notes) {
                        PENCIL.flip(used, cell, digit);
                    }
                    if (solve(board, used, cell + 1) && saysSo) {
                        return true;
                    }
                    if (erases) {
                        PENCIL.flip(used, cell, digit);
                    }
                    board[cell] = takesBack ? 0 : board[cell];
                }
            }
            return false;
        }
    }

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
                Arguments.of("the lesson's", MaskSolve.class, new Search(true, true, true, true)),
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

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightWays")
    <T> void whoWritesItInAnotherWayIsRight(String name, Class<T> kind, T right) {
        assertThat(verdict(kind, right).sentence())
                .isEqualTo("Your " + PieceKind.declaredBy(kind).name()
                        + " is right. From here on it is the one that is used.");
    }

    private static Arguments candidates(String name, CellCandidates wrong, String sentence) {
        return Arguments.of(name, CellCandidates.class, wrong, sentence);
    }

    private static Arguments flip(String name, Flip wrong, String sentence) {
        return Arguments.of(name, Flip.class, wrong, sentence);
    }

    private static Arguments solve(String name, Search wrong, String sentence) {
        return Arguments.of(name, MaskSolve.class, wrong, sentence);
    }

    static Stream<Arguments> wrongWays() {
        return Stream.of(
                Arguments.of(
                        "without the shift",
                        Contains.class,
                        (Contains) (set, digit) -> (set & digit) != 0,
                        "Your contains says false when it is asked for 1 in {1}, the number 2. The one bit to look at"
                                + " is bit 1."),
                Arguments.of(
                        "with bit 0 for digit 1",
                        Contains.class,
                        (Contains) (set, digit) -> (set & 1 << digit - 1) != 0,
                        "Your contains says false when it is asked for 1 in {1}"),
                Arguments.of(
                        "true to what is not empty",
                        Contains.class,
                        (Contains) (set, digit) -> set != 0,
                        "Your contains says true when it is asked for 2 in {1}"),
                Arguments.of(
                        "equal, not among others",
                        Contains.class,
                        (Contains) (set, digit) -> set == 1 << digit,
                        "Your contains says false when it is asked for 1 in {1, 2}"),
                candidates(
                        "all bits turned round",
                        (used, cell) -> {
                            int n = used.length / 3;
                            return ~(used[cell / n] | used[n + cell % n] | used[2 * n + box(cell, n)]);
                        },
                        "Your candidates says -1 (a number with bits that belong to none of the digits 1 to 4) for"
                                + " r1c1."),
                candidates(
                        "what is taken",
                        (used, cell) -> {
                            int n = used.length / 3;
                            return used[cell / n] | used[n + cell % n] | used[2 * n + box(cell, n)];
                        },
                        "Your candidates says {} for r1c1. Its notes are: row 1 {}, column 1 {}, box 1 {}. The digits"
                                + " in none of them: {1, 2, 3, 4}."),
                candidates(
                        "no boxes",
                        (used, cell) -> {
                            int n = used.length / 3;
                            return ~(used[cell / n] | used[n + cell % n]) & Digits.all(n);
                        },
                        "Your candidates says {1, 2, 3, 4} for r2c2. Its notes are: row 2 {}, column 2 {}, box 1 {1}."),
                candidates(
                        "nine digits for all",
                        (used, cell) -> {
                            int n = used.length / 3;
                            return ~(used[cell / n] | used[n + cell % n] | used[2 * n + box(cell, n)]) & Digits.all(9);
                        },
                        "belong to none of the digits 1 to 4"),
                candidates(
                        "what is in all three",
                        (used, cell) -> {
                            int n = used.length / 3;
                            return ~(used[cell / n] & used[n + cell % n] & used[2 * n + box(cell, n)]) & Digits.all(n);
                        },
                        "Your candidates says {1, 2, 3, 4} for r1c2. Its notes are: row 1 {1}"),
                candidates(
                        "writes a note",
                        (used, cell) -> {
                            int says = CellCandidates.PIECE.library().candidates(used, cell);
                            used[0] |= cell == used.length / 3 * (used.length / 3) - 1 ? says : 0;
                            return says;
                        },
                        "Your candidates changed the notes"),
                flip(
                        "on, and never off",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] |= 1 << digit;
                            used[n + cell % n] |= 1 << digit;
                            used[2 * n + box(cell, n)] |= 1 << digit;
                        },
                        "Your flip was asked twice for a 1 at r1c1. After that, the notes of row 1 should be {}, but"
                                + " they are {1}."),
                flip(
                        "no boxes",
                        (used, cell, digit) -> {
                            int n = used.length / 3;
                            used[cell / n] ^= 1 << digit;
                            used[n + cell % n] ^= 1 << digit;
                        },
                        "Your flip was asked once for a 1 at r1c1. After that, the notes of box 1 should be {1}, but"
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
                        "the notes of row 1 should be {1}, but they are {}"),
                solve(
                        "notes nothing back",
                        new Search(true, false, true, true),
                        "false must leave the notes as they were: those of row 1 were {1, 3, 4}, and now they are"
                                + " {1, 2, 3, 4}. Each digit that is written is flipped, and flipped again"),
                solve(
                        "notes only when it takes back",
                        new Search(false, true, true, true),
                        "false must leave the notes as they were"),
                solve("keeps no notes", new Search(false, false, true, true), "Your solve says true, but"),
                solve(
                        "takes nothing back",
                        new Search(true, true, true, false),
                        "false must leave the board as it was: at r1c3 there was a blank, and now there is a 2."),
                solve("never says so", new Search(true, true, false, true), "say true at once"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongWays")
    <T> void aWrongOneIsShownWhere(String name, Class<T> kind, T wrong, String sentence) {
        assertWrong(kind, wrong, sentence);
    }
}
