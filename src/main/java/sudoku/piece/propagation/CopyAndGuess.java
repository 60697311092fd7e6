package sudoku.piece.propagation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Digits;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;
import sudoku.piece.Boards;

/**
 * Thinks, and where that ends tries each mark of the tightest cell on a copy: gives the marks of a solution, one for
 * each cell, or {@code null} where there is none.
 *
 * <p>The marks that it is given are its own: it may strike what follows from them.
 *
 * <p><b>Lesson.</b> 06-propagation.
 */
@FunctionalInterface
public interface CopyAndGuess {
    int[] solve(int[] marks, int[][] houses);

    PieceKind<CopyAndGuess> PIECE = PieceKind.of(CopyAndGuess.class)
            .library(Cases::solve)
            .stub("says null for every board", (marks, houses) -> null)
            .cases(Cases::all);

    /**
     * Tries it on boards that need no guess, one, and some; and on boards without a solution. In the last two a 9 has
     * to be guessed, and the third mark of a cell.
     */
    final class Cases {
        /** Nothing, where it gave null. */
        private record Left(Optional<List<Integer>> marks) {}

        private static final Think MIND = Think.PIECE.library();

        private static int[] solve(int[] marks, int[][] houses) {
            if (!MIND.think(marks, houses)) {
                return null;
            }
            int cell = PencilMarks.tightest(marks);
            if (cell < 0) {
                return marks;
            }
            for (int left = marks[cell]; left != Digits.NONE; left = Digits.rest(left)) {
                int[] copy = marks.clone();
                copy[cell] = Digits.of(Digits.first(left));
                int[] solved = solve(copy, houses);
                if (solved != null) {
                    return solved;
                }
            }
            return null;
        }

        private static List<Case<CopyAndGuess, ?>> all() {
            return Stream.of(
                            "3421214343121234",
                            "34212143431212.4",
                            "34.1.143.314123.",
                            "....2..3.2.44...",
                            ".....14.1.2..2..",
                            "................",
                            "....23.41...3..1",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                            "12...7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
                            "..3.9..1.7..4....5.6...27..2.......3..8....2..3....6....6.1..9..4...8...5..3....7",
                            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
                    .<Case<CopyAndGuess, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<CopyAndGuess, Left> onBoard(Grid puzzle) {
            boolean isSolvable =
                    PIECE.library().solve(PencilMarks.of(puzzle), PencilMarks.houses(puzzle.size())) != null;
            return new Case<>(
                    GridPicture.of(puzzle),
                    piece -> {
                        int[] marks = piece.solve(PencilMarks.of(puzzle), PencilMarks.houses(puzzle.size()));
                        return new Left(Optional.ofNullable(marks).map(Boards::list));
                    },
                    left -> fault(puzzle, isSolvable, left));
        }

        private static Optional<Fault> fault(Grid puzzle, boolean isSolvable, Left left) {
            if (left.marks.isEmpty()) {
                return isSolvable
                        ? Fault.found(
                                "Your solve says null, but the board has a solution. Does it try all marks of the cell,"
                                        + " each on a copy of its own? And if solve(copy, houses) gives marks,"
                                        + " does it return them?",
                                GridPicture.of(puzzle))
                        : Optional.empty();
            }
            int[] marks = PencilMarks.array(left.marks.get());
            if (marks.length != puzzle.cells().count()) {
                return Fault.found(
                        "Your solve gives " + marks.length + " cells, but the board has "
                                + puzzle.cells().count() + ".",
                        GridPicture.of(puzzle));
            }
            GridPicture drawn = PencilMarks.picture(marks, puzzle);
            List<Integer> digits = new ArrayList<>();
            for (int cell = 0; cell < marks.length; cell++) {
                if (Digits.count(marks[cell]) != 1 || (marks[cell] & Digits.all(puzzle.size())) == 0) {
                    return Fault.found(
                            "Your solve gives marks in which " + puzzle.cells().name(cell)
                                    + " has " + PencilMarks.said(marks[cell], puzzle.size())
                                    + (isSolvable
                                            ? ". It should give the marks of a solution: one in each cell."
                                            : ". This board has no solution, so it should say null."),
                            drawn.mark(cell));
                }
                digits.add(Digits.first(marks[cell]));
            }
            if (!Rules.isSolved(Grid.of(digits.stream().mapToInt(digit -> digit).toArray()))) {
                return Fault.found(
                        "Your solve returns a full board that breaks the rules. Does each guess have a clone of its"
                                + " own, and does think look at it?",
                        drawn.conflicts());
            }
            return Boards.changed(
                    puzzle.blanks() == 0 ? puzzle : Grid.of(kept(puzzle, digits)),
                    digits,
                    "Your solve changed a clue: ");
        }

        /** The board that it gives, with the clues as they were. */
        private static int[] kept(Grid puzzle, List<Integer> digits) {
            int[] board = puzzle.toArray();
            for (int cell = 0; cell < board.length; cell++) {
                board[cell] = puzzle.isBlank(cell) ? digits.get(cell) : board[cell];
            }
            return board;
        }
    }
}
