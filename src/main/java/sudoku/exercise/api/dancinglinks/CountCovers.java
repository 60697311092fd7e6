package sudoku.exercise.api.dancinglinks;

import sudoku.exercise.api.Task;

/** Counts exact covers, however deep the search goes. */
@Task(set = 8, number = 3, title = "A hundred thousand choices deep", hidden = 3)
public interface CountCovers {
    /**
     * Counts the choices of options that cover each primary item exactly once and each secondary item at most once.
     *
     * @param primary how many items are primary: they have the numbers from 0
     * @param secondary how many items are secondary: their numbers follow
     * @param options the items of each option
     * @return how many such choices there are
     */
    int count(int primary, int secondary, int[][] options);
}
