package sudoku.piece.tightestcell;

import static sudoku.piece.Judged.OPEN;
import static sudoku.piece.Judged.PENCIL;
import static sudoku.piece.Judged.assertWrong;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;
import sudoku.grid.Digits;
import sudoku.piece.RightWays;

/** What a student is told of the pieces of lesson 4, written in several ways, right and wrong. */
class TightestCellPiecesTests implements RightWays {
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

    private static int count(int[] used, int cell) {
        return Digits.count(OPEN.candidates(used, cell));
    }

    @Test
    void aSolutionWhereThereIsNoneIsDenied() {
        assertWrong(
                OrderedSolve.class,
                (board, used, order) -> {
                    solve(board, used, order);
                    return true;
                },
                "Your solve says true, but this puzzle has no solution.");
    }
}
