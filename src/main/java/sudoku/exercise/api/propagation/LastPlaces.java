package sudoku.exercise.api.propagation;

import sudoku.exercise.api.Task;

/** Finds the digits that have one place left in a house. */
@Task(set = 6, number = 1, title = "The last place", hidden = 1)
public interface LastPlaces {
    /**
     * Finds all hidden singles of a board; one look, nothing is filled in.
     *
     * @param marks for each of the 81 cells the set of digits that can still be there: bit 1 for digit 1, up to
     *     bit 9; a cell that is decided has one mark
     * @return for each cell with several marks the digit that has no other place in one of the cell's houses; 0 where
     *     there is no such digit, and where a cell has one mark
     */
    int[] lastPlaces(int[] marks);
}
