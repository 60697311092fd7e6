package sudoku.grading;

/** Why a submission cannot be graded, as a sentence for whoever handed it in. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String sentence) {
        super(sentence);
    }
}
