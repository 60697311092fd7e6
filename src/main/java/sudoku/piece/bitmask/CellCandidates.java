package sudoku.piece.bitmask;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.grid.Cells;
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
 * Reads the set of digits that may be in a blank cell off the notes: what is in none of its row, its column and its
 * box.
 *
 * <p>The notes are an array of sets, 12 or 27: those of the rows, then of the columns, then of the boxes. They are to
 * be looked at, not changed.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
@FunctionalInterface
public interface CellCandidates {
    int candidates(int[] used, int cell);

    PieceKind<CellCandidates> PIECE = PieceKind.of(CellCandidates.class)
            .library((used, cell) -> {
                Cells cells = HouseSets.cells(used);
                int size = cells.size();
                int taken = used[cells.row(cell)] | used[size + cells.column(cell)] | used[2 * size + cells.box(cell)];
                return Digits.all(size) & ~taken;
            })
            .stub("says for every cell that nothing may be there", (used, cell) -> Digits.NONE)
            .given(Cases::given)
            .cases(Cases::all);

    /** Tries it on every blank of a few boards. */
    final class Cases {
        /** The program's steps can be seen from the questions it asks. */
        private static CellCandidates given(CellCandidates piece) {
            return (used, cell) -> {
                int says = piece.candidates(used, cell);
                Steps.hear(cell, says != Digits.NONE);
                return says;
            };
        }

        private static List<Case<CellCandidates, ?>> all() {
            return Stream.of(
                            "................",
                            "1...............",
                            ".4........1..2.4",
                            ".".repeat(30) + "5" + ".".repeat(50),
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<CellCandidates, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<CellCandidates, Answered<List<Integer>>> onBoard(Grid board) {
            return Case.lending(
                    GridPicture.of(board),
                    (piece, loan) -> {
                        int[] used = loan.of(HouseSets.of(board));
                        return Boards.ofBlanks(board, cell -> piece.candidates(used, cell));
                    },
                    answer -> fault(answer, board));
        }

        private static Optional<Fault> fault(Answered<List<Integer>> answer, Grid board) {
            int[] used = HouseSets.of(board);
            int question = 0;
            for (int cell = 0; cell < board.cells().count(); cell++) {
                if (board.isBlank(cell)) {
                    int said = answer.says().get(question++);
                    int right = PIECE.library().candidates(used, cell);
                    if (said != right) {
                        return Optional.of(fault(board, cell, said, right));
                    }
                }
            }
            return HouseSets.changed(board, answer.left(), "candidates", house -> GridPicture.of(board)
                    .shade(house));
        }

        private static Fault fault(Grid board, int cell, int said, int right) {
            Cells cells = board.cells();
            int[] used = HouseSets.of(board);
            int size = cells.size();
            String around = Stream.of(cells.row(cell), size + cells.column(cell), 2 * size + cells.box(cell))
                    .map(house -> cells.houseName(house) + " " + Digits.toString(used[house]))
                    .collect(Collectors.joining(", "));
            return new Fault(
                    "Your candidates says " + HouseSets.said(said, size) + " for " + cells.name(cell)
                            + ". Its notes are: " + around + ". The digits in none of them: " + Digits.toString(right)
                            + ".",
                    GridPicture.of(board).mark(cell).shade(cells.peers(cell)));
        }
    }
}
