package sudoku.piece;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudoku.grid.Grid;
import sudoku.judge.Answered;
import sudoku.judge.Case;
import sudoku.judge.Fault;
import sudoku.judge.PieceKind;
import sudoku.picture.GridPicture;

/**
 * Fills the blanks of a board in reading order, each with the smallest digit that fits, and never goes back.
 *
 * <p>Gives the first cell where nothing fits, with the board filled up to it, or -1 when the board is full.
 *
 * <p><b>Lesson.</b> 01-backtracking.
 */
@FunctionalInterface
public interface Greedy {
    int greedy(int[] board);

    PieceKind<Greedy> PIECE = PieceKind.of(Greedy.class)
            .library(board -> {
                for (int cell = 0; cell < board.length; cell++) {
                    if (board[cell] == Grid.BLANK) {
                        int digit = Cases.smallest(board, cell);
                        if (digit == Grid.BLANK) {
                            return cell;
                        }
                        board[cell] = digit;
                    }
                }
                return -1;
            })
            .stub("writes nothing", board -> -1)
            .cases(Cases::all);

    /** Tries it on boards that it fills and on boards where it gets stuck. */
    final class Cases {
        private static final Fits RULE = Fits.PIECE.library();

        private static int smallest(int[] board, int cell) {
            for (int digit = 1; digit <= Boards.cells(board).size(); digit++) {
                if (RULE.fits(board, cell, digit)) {
                    return digit;
                }
            }
            return Grid.BLANK;
        }

        private static List<Case<Greedy, ?>> all() {
            return Stream.of(
                            "34212143.3121234",
                            "342121..4312123.",
                            "123....4........",
                            ".4........1..2.4",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                    .<Case<Greedy, ?>>map(line -> onBoard(Grid.parse(line)))
                    .toList();
        }

        private static Case<Greedy, Answered<Integer>> onBoard(Grid puzzle) {
            return Case.beside(
                    PIECE.library(),
                    GridPicture.of(puzzle),
                    (piece, loan) -> piece.greedy(loan.of(puzzle.toArray())),
                    (expected, answer) -> fault(answer, expected, puzzle));
        }

        private static Optional<Fault> fault(Answered<Integer> answer, Answered<Integer> expected, Grid puzzle) {
            for (int cell = 0; cell < puzzle.cells().count(); cell++) {
                int right = expected.left().get(cell);
                int found = answer.left().get(cell);
                if (found != right) {
                    String where = "Your greedy "
                            + (found == Grid.BLANK ? "leaves a blank" : "writes " + found) + " at "
                            + puzzle.cells().name(cell) + ". ";
                    return Fault.found(
                            where + why(puzzle, expected, cell, right),
                            Boards.drawn(puzzle, answer.left()).mark(cell));
                }
            }
            if (!answer.says().equals(expected.says())) {
                return Fault.found(
                        "Your greedy filled the right cells and gives " + answer.says()
                                + ". It should give "
                                + (expected.says() < 0
                                        ? "-1: the board is full."
                                        : expected.says()
                                                + ", the number of the first cell where nothing fits, "
                                                + puzzle.cells().name(expected.says()) + "."),
                        Boards.drawn(puzzle, answer.left()).mark(Math.max(expected.says(), 0)));
            }
            return Optional.empty();
        }

        private static String why(Grid puzzle, Answered<Integer> expected, int cell, int right) {
            if (!puzzle.isBlank(cell)) {
                return "A clue stays as it is: here, a " + right + ".";
            }
            return right == Grid.BLANK
                    ? "The board has the digits 1 to " + puzzle.size() + ": it should have stopped "
                            + (cell == expected.says()
                                    ? "here, because nothing fits."
                                    : "at " + puzzle.cells().name(expected.says()) + ", where nothing fits.")
                    : "The smallest digit that fits is " + right + ".";
        }
    }
}
