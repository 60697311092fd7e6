package sudoku.grading.intake;

/** Why a grading cannot begin or go on: one sentence that says what, where and what to do. */
public final class GradingRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public GradingRefused(String sentence) {
        super(sentence);
    }
}
