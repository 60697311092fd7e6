package sudoku.exercise.bitmask;

import java.util.stream.IntStream;
import sudoku.exercise.Expect;
import sudoku.exercise.api.bitmask.BoardCandidates;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/** What is expected of the candidates of task 3. */
public final class VisibleCandidates {
    private VisibleCandidates() {}

    /** What came, which is 0 for each cell with a digit. */
    public static int[] expectNoneWhereADigitStands(BoardCandidates answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] got = answer.candidates(board.toArray(), board.size());
        shown.equal(board.cells().count(), got.length, "One set for each cell.");
        for (int cell = 0; cell < got.length; cell++) {
            if (!board.isBlank(cell)) {
                shown.cross(cell).equal(Digits.NONE, got[cell], "The crossed cell has a digit.");
            }
        }
        return got;
    }

    static void expectSome(Expect shown, Grid board, int[] got) {
        shown.that(
                IntStream.range(0, 81).anyMatch(cell -> board.isBlank(cell) && got[cell] != Digits.NONE),
                "No blank has got a candidate.");
    }

    /** In every blank cell what the library sees when it looks around. */
    public static void expectCandidates(BoardCandidates answer, Grid board) {
        Expect shown = Expect.on(board);
        int[] got = answer.candidates(board.toArray(), board.size());
        shown.equal(board.cells().count(), got.length, "One set for each cell.");
        for (int cell = 0; cell < got.length; cell++) {
            if (board.isBlank(cell)) {
                int expected = Rules.candidates(board, cell);
                shown.mark(cell)
                        .equal(
                                Digits.toString(expected) + ", the number " + expected,
                                Digits.toString(got[cell]) + ", the number " + got[cell],
                                "Which digits may be in the marked cell?");
            }
        }
    }
}
