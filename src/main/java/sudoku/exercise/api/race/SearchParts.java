package sudoku.exercise.api.race;

import java.util.List;
import sudoku.exercise.api.Task;

/** Cuts the search of a puzzle into parts that have nothing to do with each other. */
@Task(set = 10, number = 3, title = "Parts for many cores", hidden = 3)
public interface SearchParts {
    /**
     * Boards that together have every solution of the puzzle, each solution on one of them alone.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; the clues keep the rules
     * @param wanted how many boards there should be at least; fewer only if they are all full
     * @return the boards: the puzzle with more digits each, and no blank without a candidate
     */
    List<int[]> parts(int[] board, int wanted);
}
