package sudoku.piece.tightestcell;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.Flip;
import sudoku.piece.bitmask.HouseSets;

/**
 * Fills the blanks that are left, each time the one that {@code order} names, and says whether that was possible.
 *
 * <p>{@code true} leaves the board full; {@code false} leaves the board and the notes as they were. Digits are tried in
 * ascending order.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface OrderedSolve {
    boolean solve(int[] board, int[] used, Where order);

    PieceKind<OrderedSolve> PIECE = PieceKind.of(OrderedSolve.class)
            .library(Cases::solve)
            .stub("says false to every board", (board, used, order) -> false)
            .looksUntouched(mine -> !Cases.asks(mine))
            .cases(Cases::all);

    /** Tries it on boards with a solution and without, in reading order and from the end. */
    final class Cases {
        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();
        private static final Flip FLIP = Flip.PIECE.library();
        private static final Where FIRST = Where.ranked(CANDIDATES, count -> 1);
        private static final Where LAST = (board, used) -> {
            for (int cell = board.length - 1; cell >= 0; cell--) {
                if (board[cell] == Grid.BLANK) {
                    return cell;
                }
            }
            return board.length;
        };

        private static boolean solve(int[] board, int[] used, Where order) {
            int cell = order.where(board, used);
            if (cell == board.length) {
                return true;
            }
            for (int digit : Digits.toArray(CANDIDATES.candidates(used, cell))) {
                board[cell] = digit;
                FLIP.flip(used, cell, digit);
                if (solve(board, used, order)) {
                    return true;
                }
                FLIP.flip(used, cell, digit);
                board[cell] = Grid.BLANK;
            }
            return false;
        }

        /** Of a piece that says false to everything: the given line asks once, and one that asks again was written. */
        private static boolean asks(OrderedSolve mine) {
            Grid puzzle = Grid.parse("342121..4312123.");
            int[] asked = new int[1];
            mine.solve(puzzle.toArray(), HouseSets.of(puzzle), (board, used) -> {
                asked[0]++;
                return FIRST.where(board, used);
            });
            return asked[0] > 1;
        }

        private static List<Case<OrderedSolve, ?>> all() {
            return List.of(
                    solvable("3421214343121234"),
                    solvable("34212143431212.4"),
                    solvable("342121..4312123."),
                    unsolvable("34.1.143.314123."),
                    solvable("...1.14343121234"),
                    fromTheEnd("................"),
                    fromTheEnd("....23.41...3..1"),
                    solvable(".4........1..2.4"),
                    solvable("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        }

        private static Case<OrderedSolve, Answered<Boolean>> solvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(puzzle, FIRST, answer -> Boards.unsolved(puzzle, answer.says(), answer.left()));
        }

        /** A board with many solutions: which of them is found says where the search went. */
        private static Case<OrderedSolve, Answered<Boolean>> fromTheEnd(String line) {
            Grid puzzle = Grid.parse(line);
            int[] found = puzzle.toArray();
            solve(found, HouseSets.of(puzzle), LAST);
            return asked(puzzle, LAST, answer -> Boards.unsolved(puzzle, answer.says(), answer.left())
                    .or(() -> answer.left().equals(Boards.list(found))
                            ? Optional.empty()
                            : Fault.found(
                                    "Here order names the last blank, not the first. In that order, your solve"
                                            + " should meet a different solution first. Does it ask"
                                            + " order.where(board, used) in each call, and try the small digits first?",
                                    Boards.drawn(puzzle, answer.left()))));
        }

        private static Case<OrderedSolve, Answered<Boolean>> unsolvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(puzzle, FIRST, answer -> Boards.unsolvable(puzzle, answer.says(), answer.left())
                    .or(() -> notesChanged(puzzle, answer.left(1))));
        }

        private static Case<OrderedSolve, Answered<Boolean>> asked(
                Grid puzzle, Where order, Function<Answered<Boolean>, Optional<Fault>> judge) {
            return Case.lending(
                    GridPicture.of(puzzle),
                    (piece, loan) -> piece.solve(loan.of(puzzle.toArray()), loan.of(HouseSets.of(puzzle)), order),
                    judge);
        }

        private static Optional<Fault> notesChanged(Grid puzzle, List<Integer> after) {
            return HouseSets.firstDifference(HouseSets.of(puzzle), after)
                    .map(house -> new Fault(
                            "Your solve says false, but then it must leave the notes as they were: those of "
                                    + puzzle.cells().houseName(house) + " are now "
                                    + HouseSets.said(after.get(house), puzzle.size())
                                    + ". Each digit that is written is flipped, and flipped again when it is taken"
                                    + " back.",
                            GridPicture.of(puzzle).shade(puzzle.cells().house(house))));
        }
    }
}
