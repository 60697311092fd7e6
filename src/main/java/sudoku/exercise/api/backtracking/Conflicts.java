package sudoku.exercise.api.backtracking;

import java.util.List;
import sudoku.exercise.api.Task;

/** Names every conflict of a board, for houses of any shape. */
@Task(set = 1, number = 1, title = "Conflicts and their houses", hidden = 2)
public interface Conflicts {
    /**
     * The digits that occur twice or more in a house.
     *
     * @param board the digits cell by cell, 0 is a blank
     * @param houses the cells of each house
     * @return for each such digit of each house one array: the number of the house, from 0, and the digit
     */
    List<int[]> conflicts(int[] board, int[][] houses);
}
