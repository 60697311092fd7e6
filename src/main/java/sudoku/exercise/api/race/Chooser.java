package sudoku.exercise.api.race;

import java.util.List;
import sudoku.exercise.api.Task;

/** Decides at each step of a search that somebody else runs. */
@Task(set = 10, number = 4, title = "A chooser of your own", hidden = 3)
public interface Chooser {
    /**
     * The moves between which the search has to decide next: all digits for one blank, or all places for one digit in
     * one house. It tries them in this order.
     *
     * @param board the 256 digits of a 16×16 board cell by cell, 1 to 16, 0 is a blank; they keep the rules, and there
     *     is a blank
     * @return one array for each move, the cell and its digit; none if a blank has no candidate or a house no place for
     *     a digit
     */
    List<int[]> moves(int[] board);
}
