package sudoku.exercise.api.treesize;

import sudoku.exercise.api.Task;

/** Finds out how few walks an estimate hangs on. */
@Task(set = 5, number = 2, title = "Who carries the mean", hidden = 1)
public interface Carriers {
    /**
     * The fewest walks that together said at least half of what all said together.
     *
     * @param walks what each walk said, 0 or more
     */
    int carriers(int[] walks);
}
