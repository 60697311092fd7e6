package sudoku.piece.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.TightnessPicture;
import sudoku.piece.Boards;
import sudoku.piece.CellCandidates;
import sudoku.piece.HouseSets;

/**
 * Says how many digits may stand in a blank cell.
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
            .stub("says 0 of every cell", (used, cell) -> 0)
            .cases(Cases::all);

    /** Tries it on every blank of a few boards. */
    final class Cases {
        private record Says(List<Integer> numbers, List<Integer> notesAfter) {}

        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();

        private static List<Case<CandidateCount, ?>> all() {
            return Stream.of("................", ".4........1..2.4", "1234............",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "12345678.........9...............................................................")
                    .<Case<CandidateCount, ?>>map(line -> onBoard(Grid.parse(line))).toList();
        }

        private static Case<CandidateCount, Says> onBoard(Grid board) {
            return new Case<>(TightnessPicture.of(board), piece -> asked(piece, board), says -> fault(says, board));
        }

        private static Says asked(CandidateCount piece, Grid board) {
            int[] used = HouseSets.of(board);
            List<Integer> numbers = new ArrayList<>();
            for (int cell = 0; cell < board.cells().count(); cell++) {
                if (board.isBlank(cell)) {
                    numbers.add(piece.count(used, cell));
                }
            }
            return new Says(numbers, Boards.list(used));
        }

        private static Optional<Fault> fault(Says says, Grid board) {
            int[] used = HouseSets.of(board);
            int question = 0;
            for (int cell = 0; cell < board.cells().count(); cell++) {
                if (board.isBlank(cell)) {
                    int said = says.numbers.get(question++);
                    int set = CANDIDATES.candidates(used, cell);
                    if (said != Digits.count(set)) {
                        return Fault.found("Your count says " + said + " of " + board.cells().name(cell)
                                + ". The digits that may stand there are " + Digits.toString(set) + ", and that is "
                                + Digits.count(set) + ".", TightnessPicture.of(board));
                    }
                }
            }
            return HouseSets.firstDifference(used, says.notesAfter).map(house -> new Fault("Your count changed the"
                    + " notes, and a question must leave them as they were: those of " + board.cells().houseName(house)
                    + " are now " + HouseSets.said(says.notesAfter.get(house), board.size()) + ".",
                    TightnessPicture.of(board)));
        }
    }
}
