package sudoku.piece.tightestcell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.TightnessPicture;
import sudoku.piece.Boards;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.HouseSets;

/**
 * Says how many digits may be in a blank cell.
 *
 * <p>The notes are those of lesson 2. They are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface CandidateCount {
    int count(int[] used, int cell);

    PieceKind<CandidateCount> PIECE = PieceKind.of(CandidateCount.class)
            .library((used, cell) -> Digits.count(Cases.CANDIDATES.candidates(used, cell)))
            .stub("says 0 for every cell", (used, cell) -> 0)
            .cases(Cases::all);

    /** Tries it on every blank of a few boards. */
    final class Cases {
        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();

        private static List<Case<CandidateCount, ?>> all() {
            return Stream.of(
                            "................",
                            ".4........1..2.4",
                            "1234............",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "12345678.........9...............................................................")
                    .<Case<CandidateCount, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<CandidateCount, Answered<List<Integer>>> onBoard(Grid board) {
            return Case.lending(
                    TightnessPicture.of(board),
                    (piece, loan) -> {
                        int[] used = loan.of(HouseSets.of(board));
                        return Boards.ofBlanks(board, cell -> piece.count(used, cell));
                    },
                    answer -> fault(answer, board));
        }

        private static Optional<Fault> fault(Answered<List<Integer>> answer, Grid board) {
            int[] used = HouseSets.of(board);
            int question = 0;
            for (int cell = 0; cell < board.cells().count(); cell++) {
                if (board.isBlank(cell)) {
                    int said = answer.says().get(question++);
                    int set = CANDIDATES.candidates(used, cell);
                    if (said != Digits.count(set)) {
                        return Fault.found(
                                "Your count says " + said + " for "
                                        + board.cells().name(cell)
                                        + ". The digits allowed there are " + Digits.toString(set)
                                        + ", which makes "
                                        + Digits.count(set) + ".",
                                TightnessPicture.of(board));
                    }
                }
            }
            return HouseSets.changed(board, answer.left(), "count", house -> TightnessPicture.of(board));
        }
    }
}
