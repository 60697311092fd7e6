package sudoku.piece;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import sudoku.grid.Cells;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.Rules;
import sudoku.judge.Fault;
import sudoku.picture.GridPicture;

/** Boards as pieces leave them, which may hold anything. */
public final class Boards {
    private Boards() {}

    public static Cells cells(int[] board) {
        return Cells.of((int) Math.sqrt(board.length));
    }

    public static List<Integer> list(int[] board) {
        return Arrays.stream(board).boxed().toList();
    }

    /** What is said of each blank, in reading order. */
    public static List<Integer> ofBlanks(Grid board, IntUnaryOperator says) {
        return IntStream.range(0, board.cells().count())
                .filter(board::isBlank)
                .map(says)
                .boxed()
                .toList();
    }

    /** The first cell that is not what it was, drawn; nothing, if all are. */
    public static Optional<Fault> changed(Grid before, List<Integer> after, String complaint) {
        return firstDifference(before, after)
                .map(cell -> new Fault(
                        complaint + "at " + before.cells().name(cell) + " there "
                                + (before.isBlank(cell) ? "was a blank" : "was a " + before.get(cell))
                                + ", and now there is "
                                + (after.get(cell) == Grid.BLANK ? "a blank" : "a " + after.get(cell)) + ".",
                        drawn(before, after).mark(cell)));
    }

    public static Optional<Integer> firstDifference(Grid before, List<Integer> after) {
        for (int cell = 0; cell < after.size(); cell++) {
            if (before.get(cell) != after.get(cell)) {
                return Optional.of(cell);
            }
        }
        return Optional.empty();
    }

    /** What is wrong with a board that a search has left, and with what it said, where there is a solution. */
    public static Optional<Fault> unsolved(Grid puzzle, boolean says, List<Integer> left) {
        GridPicture drawn = drawn(puzzle, left);
        if (!says) {
            return Optional.of(new Fault(
                    "Your solve says false, but this puzzle has a solution. If solve says true for the next cell, say"
                            + " true at once; if it says false, take the digit back, and the loop tries the next one.",
                    drawn));
        }
        for (int cell = 0; cell < left.size(); cell++) {
            int digit = left.get(cell);
            String name = puzzle.cells().name(cell);
            if (!puzzle.isBlank(cell) && puzzle.get(cell) != digit) {
                return Optional.of(new Fault("Your solve changed the clue at " + name + ".", drawn.mark(cell)));
            }
            if (digit == Grid.BLANK) {
                return Optional.of(new Fault(
                        "Your solve says true, but " + name
                                + " is still blank. It should say true only if no cell is left, or if its own call for"
                                + " the rest says true, and then the digit stays.",
                        drawn.mark(cell)));
            }
            if (!isDigit(digit, puzzle)) {
                return Optional.of(new Fault(
                        "Your solve wrote " + digit + " at " + name + ", but this board has the digits 1 to "
                                + puzzle.size() + ".",
                        drawn.mark(cell)));
            }
        }
        List<Conflict> conflicts =
                Rules.conflicts(Grid.of(left.stream().mapToInt(digit -> digit).toArray()));
        return conflicts.isEmpty()
                ? Optional.empty()
                : Optional.of(new Fault(
                        "Your solve says true, but " + conflicts.get(0).message(), drawn.conflicts()));
    }

    /** The same where there is no solution. */
    public static Optional<Fault> unsolvable(Grid puzzle, boolean says, List<Integer> left) {
        return says
                ? Fault.found("Your solve says true, but this puzzle has no solution.", drawn(puzzle, left))
                : changed(puzzle, left, "Your solve says false, but then it must leave the board as it was: ");
    }

    /** A board on the way from its puzzle; where it holds no digit, what the puzzle has there. */
    public static GridPicture drawn(Grid puzzle, List<Integer> board) {
        int[] digits = new int[board.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = isDigit(board.get(cell), puzzle) || board.get(cell) == Grid.BLANK
                    ? board.get(cell)
                    : puzzle.get(cell);
        }
        return GridPicture.of(Grid.of(digits), puzzle);
    }

    static boolean isDigit(int number, Grid puzzle) {
        return number >= 1 && number <= puzzle.size();
    }
}
