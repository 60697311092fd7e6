package sudoku.exercise.api.howfast;

import sudoku.exercise.api.Task;

/** Knows what a method from word to word has to be asked until it is proven. */
@Task(set = 12, number = 2, title = "Questions enough for a proof", hidden = 1)
public interface ProofQuestions {
    /**
     * Words in which each set is in each field, once beside an empty field on its right and once beside one that holds
     * a digit. Field i begins at bit i · (width + 1), and its digits are the bits from 1 to width.
     *
     * @param width how many digits there are, from 1 to 9
     * @param fields how many fields a word has; all fields together have 30 bits at most
     */
    int[] questions(int width, int fields);
}
