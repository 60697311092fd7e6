package sudoku.piece.manyhands;

import java.util.Arrays;
import sudoku.cover.DancingLinksSolver;
import sudoku.grid.Conflict;
import sudoku.grid.Grid;
import sudoku.grid.Rules;

/**
 * A board solved box by box, as if boxes were parts of it: each box sees the clues in its own rows and columns.
 *
 * <p><b>Lesson.</b> 11-many-hands.
 */
public final class Boxes {
    private Boxes() {}

    /** All the answers, put together. */
    public static Grid joined(Grid puzzle) {
        int[] joined = new int[puzzle.cells().count()];
        for (int box = 2 * puzzle.size(); box < 3 * puzzle.size(); box++) {
            int[] members = puzzle.cells().house(box);
            int[] seen = puzzle.toArray();
            for (int cell = 0; cell < seen.length; cell++) {
                seen[cell] = isVisible(puzzle, members, cell) ? seen[cell] : Grid.BLANK;
            }
            Grid answer = new DancingLinksSolver().solve(Grid.of(seen)).solution();
            for (int cell : members) {
                joined[cell] = answer.get(cell);
            }
        }
        return Grid.of(joined);
    }

    private static boolean isVisible(Grid puzzle, int[] members, int cell) {
        return Arrays.stream(members)
                .anyMatch(member -> member == cell || puzzle.cells().arePeers(member, cell));
    }

    /** How many houses have a digit twice. */
    public static long broken(Grid board) {
        return Rules.conflicts(board).stream().map(Conflict::house).distinct().count();
    }
}
