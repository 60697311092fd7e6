package sudoku.files;

/** Why a command cannot do what it was asked: one sentence that says what, where and what to do. */
public final class CourseProblem extends RuntimeException {
    public CourseProblem(String sentence) {
        super(sentence);
    }

    public CourseProblem(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
