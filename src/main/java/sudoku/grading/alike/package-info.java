/**
 * Which answers of a class are alike: programs compared by what they do, not by their names.
 *
 * <p>Begin reading with {@link sudoku.grading.alike.AlikeAnswers}. The grading comes in.
 */
package sudoku.grading.alike;
