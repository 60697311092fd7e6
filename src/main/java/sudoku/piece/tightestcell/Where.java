package sudoku.piece.tightestcell;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sudoku.grid.Cells;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.TightnessPicture;
import sudoku.piece.Boards;
import sudoku.piece.Steps;
import sudoku.piece.bitmask.CellCandidates;
import sudoku.piece.bitmask.HouseSets;

/**
 * Says where a search goes next: to the blank cell with the fewest candidates, of several to the first; and where no
 * cell is blank, {@code board.length}.
 *
 * <p>Board and notes are to be looked at, not changed.
 *
 * <p><b>Lesson.</b> 04-tightest-cell.
 */
@FunctionalInterface
public interface Where {
    int where(int[] board, int[] used);

    /**
     * The first of those blank cells whose number of candidates has the smallest rank: with the number itself as its
     * rank the tightest cell, with one rank for all numbers the first blank.
     */
    static Where ranked(CellCandidates candidates, IntUnaryOperator rank) {
        return (board, used) -> {
            int best = board.length;
            int smallest = Integer.MAX_VALUE;
            for (int cell = 0; cell < board.length; cell++) {
                if (board[cell] == Grid.BLANK) {
                    int mine = rank.applyAsInt(Digits.count(candidates.candidates(used, cell)));
                    if (mine < smallest) {
                        best = cell;
                        smallest = mine;
                    }
                }
            }
            return best;
        };
    }

    PieceKind<Where> PIECE = PieceKind.of(Where.class)
            .library(ranked(Cases.CANDIDATES, count -> count))
            .stub("says for every board that it is full", (board, used) -> board.length)
            .given(Cases::given)
            .cases(Cases::all);

    /** Tries it on boards with no blank, with one, and with many. */
    final class Cases {
        private static final CellCandidates CANDIDATES = CellCandidates.PIECE.library();

        /** The program's steps can be seen from where it goes. */
        private static Where given(Where piece) {
            return (board, used) -> {
                int cell = piece.where(board, used);
                Steps.came(cell, () -> CANDIDATES.candidates(used, cell) != Digits.NONE);
                return cell;
            };
        }

        private static List<Case<Where, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            "34212143431212.4",
                            "................",
                            ".4........1..2.4",
                            "1234............",
                            "123....4........",
                            ".1...2......4.3.",
                            ".".repeat(81),
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
                    .<Case<Where, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Where, Answered<Integer>> onBoard(Grid grid) {
            return Case.lending(
                    TightnessPicture.of(grid),
                    (piece, loan) -> piece.where(loan.of(grid.toArray()), loan.of(HouseSets.of(grid))),
                    answer -> fault(answer, grid));
        }

        private static Optional<Fault> fault(Answered<Integer> answer, Grid grid) {
            int right = PIECE.library().where(grid.toArray(), HouseSets.of(grid));
            if (answer.says() != right) {
                return Fault.found(complaint(answer.says(), right, grid), TightnessPicture.of(grid));
            }
            if (HouseSets.firstDifference(HouseSets.of(grid), answer.left(1)).isPresent()) {
                return Fault.found(
                        "Your where changed the notes, but it should only look at them.", TightnessPicture.of(grid));
            }
            return Boards.changed(grid, answer.left(), "Your where changed the board, but it should only look at it: ");
        }

        private static String complaint(int said, int right, Grid grid) {
            Cells cells = grid.cells();
            if (grid.blanks() == 0) {
                return "No cell of this board is blank. Your where says " + said
                        + ", and should say board.length, which is " + cells.count() + ".";
            }
            String better = cells.name(right) + ", which is cell " + right + ", has " + count(grid, right) + ".";
            if (said == cells.count()) {
                return "Your where says that no cell is blank. " + better.replace(", has", ", is blank and has");
            }
            if (said < 0 || said > cells.count()) {
                return "Your where says " + said + ", which is not a cell of this board.";
            }
            if (!grid.isBlank(said)) {
                return "Your where says cell " + said + ", but at " + cells.name(said) + " there is a " + grid.get(said)
                        + " already. It has to name a blank.";
            }
            long fewer = IntStream.range(0, said)
                    .filter(cell -> grid.isBlank(cell) && count(grid, cell).equals(count(grid, said)))
                    .count();
            return "Your where says cell " + said + ": " + cells.name(said) + " has " + count(grid, said)
                    + (fewer > 0 && count(grid, said).equals(count(grid, right))
                            ? ", as few as any, but it is not the first of those. That is " + cells.name(right)
                                    + ", cell " + right + "."
                            : ". But " + better);
        }

        private static String count(Grid grid, int cell) {
            int count = Digits.count(Rules.candidates(grid, cell));
            return count == 0 ? "no candidate" : count == 1 ? "1 candidate" : count + " candidates";
        }
    }
}
