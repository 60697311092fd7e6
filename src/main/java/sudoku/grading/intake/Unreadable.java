package sudoku.grading.intake;

/** Why a submission cannot be graded, as a sentence for whoever handed it in. */
public final class Unreadable extends Exception {
    public Unreadable(String sentence) {
        super(sentence);
    }
}
