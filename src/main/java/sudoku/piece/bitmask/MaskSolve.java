package sudoku.piece.bitmask;

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
import sudoku.piece.Steps;

/**
 * Fills a board from a cell on, with the notes of what is in each house, and says whether that was possible.
 *
 * <p>{@code true} leaves the board full; {@code false} leaves the board and the notes as they were. Digits are tried in
 * ascending order, cells in reading order.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
@FunctionalInterface
public interface MaskSolve {
    boolean solve(int[] board, int[] used, int cell);

    /** The library's own, which asks these candidates and notes with this flip, right or not. */
    static MaskSolve with(CellCandidates candidates, Flip flip) {
        return new MaskSolve() {
            @Override
            public boolean solve(int[] board, int[] used, int cell) {
                if (cell == board.length) {
                    return true;
                }
                if (board[cell] != Grid.BLANK) {
                    return solve(board, used, cell + 1);
                }
                for (int left = candidates.candidates(used, cell); left != Digits.NONE; left = Digits.rest(left)) {
                    int digit = Digits.first(left);
                    board[cell] = digit;
                    flip.flip(used, cell, digit);
                    if (solve(board, used, cell + 1)) {
                        return true;
                    }
                    flip.flip(used, cell, digit);
                    board[cell] = Grid.BLANK;
                }
                return false;
            }
        };
    }

    PieceKind<MaskSolve> PIECE = PieceKind.of(MaskSolve.class)
            .library(with(CellCandidates.PIECE.libraryAsGiven(), Flip.PIECE.library()))
            .stub("says false to everything that has a blank", (board, used, cell) -> false)
            .looksUntouched(Cases::looksUntouched)
            .cases(Cases::all);

    /** Tries it on boards with a solution and on boards without. */
    final class Cases {
        /** A search that forgets to say that it has found a solution answers as the stub does, but it writes digits. */
        private static boolean looksUntouched(MaskSolve mine) {
            Grid puzzle = Grid.parse("342121..4312123.");
            return Steps.of(puzzle, board -> mine.solve(board, HouseSets.of(puzzle), 0))
                    .trace()
                    .steps()
                    .isEmpty();
        }

        private static List<Case<MaskSolve, ?>> all() {
            return List.of(
                    solvable("34212143431212.4"),
                    solvable("342121..4312123."),
                    unsolvable("34.1.143.314123."),
                    asksItsNotes(),
                    solvable("...1.14343121234"),
                    solvable(".4........1..2.4"),
                    solvable("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        }

        private static Case<MaskSolve, Answered<Boolean>> solvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(
                    GridPicture.of(puzzle),
                    puzzle,
                    HouseSets.of(puzzle),
                    answer -> Boards.unsolved(puzzle, answer.says(), answer.left()));
        }

        private static Case<MaskSolve, Answered<Boolean>> unsolvable(String line) {
            Grid puzzle = Grid.parse(line);
            return asked(GridPicture.of(puzzle), puzzle, HouseSets.of(puzzle), answer -> Boards.unsolvable(
                            puzzle, answer.says(), answer.left())
                    .or(() -> notesChanged(puzzle, answer.left(1))));
        }

        /** The notes forbid more than the board does, after the first blank. */
        private static Case<MaskSolve, Answered<Boolean>> asksItsNotes() {
            Grid puzzle = Grid.parse("34212143431212..");
            int[] strict = HouseSets.of(puzzle);
            strict[puzzle.size() + 3] |= Digits.of(4);
            return asked(
                    GridPicture.of(puzzle)
                            .caption("Its notes have a 4 in column 4, too, and the program believes its notes."),
                    puzzle,
                    strict,
                    answer -> answer.says()
                            ? Fault.found(
                                    "These notes have a 4 in column 4, so nothing is left for r4c4, but your solve"
                                            + " writes a digit there anyway, without asking its notes. Does it call"
                                            + " itself with all three, solve(board, used, cell + 1)?",
                                    GridPicture.of(puzzle).cross(15))
                            : Boards.unsolvable(puzzle, false, answer.left()));
        }

        private static Case<MaskSolve, Answered<Boolean>> asked(
                GridPicture picture, Grid puzzle, int[] used, Function<Answered<Boolean>, Optional<Fault>> judge) {
            return Case.lending(
                    picture, (piece, loan) -> piece.solve(loan.of(puzzle.toArray()), loan.of(used), 0), judge);
        }

        private static Optional<Fault> notesChanged(Grid puzzle, List<Integer> after) {
            int[] before = HouseSets.of(puzzle);
            return HouseSets.firstDifference(before, after)
                    .map(house -> new Fault(
                            "Your solve says false, but then it must leave the notes as they were: those of "
                                    + puzzle.cells().houseName(house) + " were "
                                    + Digits.toString(before[house]) + ", and now they are "
                                    + HouseSets.said(after.get(house), puzzle.size())
                                    + ". Each digit that is written is flipped, and flipped again when it is taken"
                                    + " back.",
                            GridPicture.of(puzzle).shade(puzzle.cells().house(house))));
        }
    }
}
