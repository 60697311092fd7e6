package sudoku.exercise.api.racer;

import sudoku.exercise.api.Task;

/** Learns from dead ends which houses are tight, and chooses by what it has learned. */
@Task(set = 13, number = 3, title = "A chooser that learns", hidden = 2)
public interface HousePoints {
    /**
     * The points after a dead end: one more for each house in which both cells are.
     *
     * @param points for each house its points until now
     * @param houses for each house its cells
     * @param from the decided cell that took the last mark
     * @param emptied the cell that lost it
     */
    int[] learn(int[] points, int[][] houses, int from, int emptied);

    /**
     * The first cell without marks; if there is none, the open cell with the smallest quotient of its marks and the
     * points of its houses together, of several the first.
     *
     * @param marks for each cell the set of the digits that it may still be, where bit d stands for digit d
     * @param houses for each house its cells
     * @param points for each house its points, from 1 to 1,000,000,000
     * @return the cell, or −1 if each cell has one mark
     */
    int choose(int[] marks, int[][] houses, int[] points);
}
