package sudoku.exercise.api.dancinglinks;

import sudoku.exercise.api.Task;

/**
 * Covers and uncovers an item of a matrix of links.
 *
 * <p>The links are six arrays: left, right, up, down, head and size. Number 0 is the root, the heads of the items come
 * next, then the nodes; a head is its own head, and its size is the number of its options.
 */
@Task(set = 8, number = 1, title = "Cover and uncover", hidden = 1)
public interface DanceSteps {
    /** Takes the item with this head out of the row of heads, and its options out of all their other columns. */
    void cover(int[][] links, int head);

    /** Puts everything back that covering this item took out. */
    void uncover(int[][] links, int head);
}
