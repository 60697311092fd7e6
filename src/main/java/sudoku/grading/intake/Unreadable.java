package sudoku.grading.intake;

/** Why a submission cannot be graded, as a sentence for the student. */
public final class Unreadable extends Exception {
    public Unreadable(String sentence) {
        super(sentence);
    }
}
