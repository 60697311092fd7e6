package sudoku.piece.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.QueensPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.HouseSets;

/**
 * Says in which rows of a column no queen to the left of it attacks, as a set.
 *
 * <p>For each column the board has the row of its queen, from 1 up, or 0 as long as there is none; all columns to the
 * left of the one that is asked about have theirs. The board is to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 03-stack.
 */
@FunctionalInterface
public interface SafeRows {
    int safe(int[] queens, int column);

    PieceKind<SafeRows> PIECE = PieceKind.of(SafeRows.class)
            .library((queens, column) -> {
                int rows = Digits.all(queens.length);
                for (int other = 0; other < column; other++) {
                    int queen = Digits.of(queens[other]);
                    rows &= ~(queen | queen << column - other | queen >> column - other);
                }
                return rows;
            })
            .stub("says that all rows are safe", (queens, column) -> Digits.all(queens.length))
            .cases(Cases::all);

    /** Tries it with one queen, with two, and with more. */
    final class Cases {
        private record Says(int rows, List<Integer> queensAfter) {}

        private static List<Case<SafeRows, ?>> all() {
            return Stream.of(
                            new int[4],
                            new int[] {1, 0, 0, 0},
                            new int[] {3, 0, 0, 0},
                            new int[] {2, 4, 0, 0},
                            new int[] {2, 4, 1, 0},
                            new int[] {1, 0, 0, 0, 0, 0, 0, 0},
                            new int[] {5, 1, 0, 0, 0, 0, 0, 0},
                            new int[] {1, 5, 8, 6, 3, 7, 0, 0},
                            new int[] {4, 2, 7, 3, 6, 8, 5, 0})
                    .<Case<SafeRows, ?>>map(Cases::asked)
                    .toList();
        }

        /** For each column as far as queens stand, and the one after. */
        private static Case<SafeRows, List<Says>> asked(int[] queens) {
            int standing = (int) Arrays.stream(queens).filter(row -> row > 0).count();
            return new Case<>(
                    QueensPicture.of(queens),
                    piece -> {
                        List<Says> all = new ArrayList<>();
                        for (int column = 0; column <= standing; column++) {
                            int[] board = queens.clone();
                            Arrays.fill(board, column, board.length, 0);
                            int rows = piece.safe(board, column);
                            all.add(new Says(rows, Boards.list(board)));
                        }
                        return all;
                    },
                    all -> fault(queens, all));
        }

        private static Optional<Fault> fault(int[] queens, List<Says> all) {
            for (int column = 0; column < all.size(); column++) {
                int[] board = queens.clone();
                Arrays.fill(board, column, board.length, 0);
                int right = PIECE.library().safe(board, column);
                Says says = all.get(column);
                if (says.rows != right) {
                    return Fault.found(
                            "Your safe says " + HouseSets.said(says.rows, queens.length)
                                    + " for column " + (column + 1) + ". The safe rows there are "
                                    + Digits.toString(right)
                                    + ": no queen is in them, and no queen's diagonal runs through them.",
                            QueensPicture.of(board).mark(column, right));
                }
                if (!says.queensAfter.equals(Boards.list(board))) {
                    return Fault.found(
                            "Your safe moved a queen, but it should only look at the board.", QueensPicture.of(board));
                }
            }
            return Optional.empty();
        }
    }
}
