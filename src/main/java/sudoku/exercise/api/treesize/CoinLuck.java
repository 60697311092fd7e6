package sudoku.exercise.api.treesize;

import sudoku.exercise.api.Task;

/** Says how often luck alone does as well. */
@Task(set = 5, number = 3, title = "What coins would do", hidden = 2)
public interface CoinLuck {
    /**
     * The chance that fair coins, one for each pair that is no draw, show heads as often as the first search has won,
     * or more often.
     *
     * @param mine the nodes of the first search, board by board
     * @param theirs those of the second; fewer win
     */
    double luck(int[] mine, int[] theirs);
}
