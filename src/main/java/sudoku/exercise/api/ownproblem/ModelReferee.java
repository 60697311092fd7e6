package sudoku.exercise.api.ownproblem;

import sudoku.exercise.api.Task;

/** Judges a model by what it claims to have found. */
@Task(set = 14, number = 3, title = "A referee for models", hidden = 2)
public interface ModelReferee {
    /**
     * The first thing that is wrong with a list of claimed solutions.
     *
     * @param unknowns how many there are
     * @param values how many there are
     * @param forbidden the forbidden pairs: an unknown, its value, another unknown, and its value
     * @param claims each a value for every unknown
     * @return 0 if nothing is wrong; 1, a claim that is no solution, and the pair that forbids it; or 2, and a solution
     *     that nobody claims
     */
    int[] verdict(int unknowns, int values, int[][] forbidden, int[][] claims);
}
