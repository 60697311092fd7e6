package sudoku.exercise.api.howfast;

import sudoku.exercise.api.Task;

/** Answers all questions about the places of one digit beforehand, and then looks the answers up. */
@Task(set = 12, number = 3, title = "A band in one look", hidden = 1)
public interface BandTable {
    /**
     * For each question, a set of places, the places of all ways that are wholly in it.
     *
     * @param ways sets of places, where bit p stands for place p
     * @param places how many there are, from 1 to 9
     */
    int[] answers(int[] ways, int places);

    /**
     * Keeps the cells of those places that the table has at the question. Place p has the cells 3p, 3p + 1 and 3p + 2,
     * and is in the question if it has a cell left.
     *
     * @param band the cells of three rows in which a digit may be, where bit c stands for cell c
     * @param table an answer for each of 512 questions
     */
    int struck(int band, int[] table);
}
