package sudoku.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.GridFormatException;
import sudoku.grid.Rules;

/**
 * What makes a line of digits the solution of a puzzle; the first thing that is wrong is said and shown.
 *
 * <p>Nothing is solved here: a line is read, and the rules are asked.
 */
public final class ExpectSolution {
    private ExpectSolution() {}

    /** The line holds the whole board, keeps the clues, and no house has a digit twice. */
    public static Grid of(Grid puzzle, String line) {
        return of(puzzle, line, new int[0][]);
    }

    /** The same, where these houses (their cells) count as well. */
    public static Grid of(Grid puzzle, String line, int[][] moreHouses) {
        Grid board = read(puzzle, line);
        int[] changed = cells(board)
                .filter(cell -> !puzzle.isBlank(cell) && puzzle.get(cell) != board.get(cell))
                .toArray();
        shown(board, puzzle, changed).that(changed.length == 0, "Some clues of the puzzle are gone.");
        int[] blanks = cells(board).filter(board::isBlank).toArray();
        shown(board, puzzle, blanks).that(blanks.length == 0, "The board is not full.");
        List<Conflict> conflicts = Rules.conflicts(board);
        if (!conflicts.isEmpty()) {
            int[] where =
                    conflicts.get(0).cells().stream().mapToInt(cell -> cell).toArray();
            shown(board, puzzle, where).that(false, "This is not a solution: " + conflicts.get(0) + ".");
        }
        for (int[] house : moreHouses) {
            for (int cell : house) {
                int[] same = Arrays.stream(house)
                        .filter(other -> board.get(other) == board.get(cell))
                        .toArray();
                shown(board, puzzle, same.length == 1 ? new int[0] : same)
                        .that(
                                same.length == 1,
                                "This is not a solution: " + board.cells().symbol(board.get(cell))
                                        + " occurs twice in one of the extra houses of this puzzle.");
            }
        }
        return board;
    }

    private static Grid read(Grid puzzle, String line) {
        int cells = puzzle.cells().count();
        if (line.length() != cells) {
            throw Expect.on(puzzle)
                    .fail(
                            cells + " digits in a row",
                            line.length() + " characters: " + line,
                            "A solution has one digit for each cell, and nothing else.");
        }
        try {
            return Grid.parse(line);
        } catch (GridFormatException unreadable) {
            throw Expect.on(puzzle)
                    .fail(cells + " digits", line, "This is not a board: " + unreadable.getMessage() + ".");
        }
    }

    private static IntStream cells(Grid board) {
        return IntStream.range(0, board.cells().count());
    }

    private static Expect shown(Grid board, Grid puzzle, int[] wrong) {
        return Expect.on(board, puzzle).cross(wrong);
    }
}
