package sudoku.exercise.api.bitmask;

import sudoku.exercise.api.Task;

/** Operations on sets of the digits 1 to 9 in one number, where bit d − 1 stands for digit d. */
@Task(set = 2, number = 1, title = "Four operations, fixed", hidden = 0)
public interface SetOperations {
    /** Whether the digit is in the set. */
    boolean contains(int set, int digit);

    /** The set with the digit in it, which may have been there before. */
    int add(int set, int digit);

    /** The set without the digit, which may not have been there. */
    int remove(int set, int digit);

    /** The digits that are not in the set of those used. */
    int free(int used);
}
