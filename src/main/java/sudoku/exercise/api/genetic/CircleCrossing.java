package sudoku.exercise.api.genetic;

import sudoku.exercise.api.Task;

/** Crosses two boards so that every digit of the child is where a parent has it. */
@Task(set = 9, number = 3, title = "Circles", hidden = 2)
public interface CircleCrossing {
    /**
     * Takes, in each box, the circles of cells that belong together in turn from the mother and from the father, from
     * the mother first.
     *
     * @param mother the digits cell by cell, no blanks
     * @param father the same digits in each box, in another order
     * @param boxes the cells of each box, in the order in which its circles are looked for
     * @return the child, cell by cell
     */
    int[] cross(int[] mother, int[] father, int[][] boxes);
}
