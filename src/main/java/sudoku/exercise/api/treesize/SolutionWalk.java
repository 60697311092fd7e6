package sudoku.exercise.api.treesize;

import sudoku.exercise.api.Task;

/** Says from one walk down a search tree how many solutions there may be. */
@Task(set = 5, number = 1, title = "Solutions that nobody has counted", hidden = 1)
public interface SolutionWalk {
    /**
     * What one walk says: the product of the numbers of digits between which it chose, or 0 if it came to a dead end.
     *
     * @param board the puzzle's digits cell by cell, 0 is a blank; the clues keep the rules
     * @param draws one for each blank, in reading order: of the digits that fit, the smallest first, it takes the one
     *     at the place that is left when the draw is divided by how many there are
     */
    double solutions(int[] board, int[] draws);
}
