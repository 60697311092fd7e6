package sudoku.explain.run;

/** Nothing can be asked about a program; the message says why, in a sentence for the student. */
public final class NoQuestions extends Exception {
    private static final long serialVersionUID = 1L;

    public NoQuestions(String why) {
        super(why);
    }
}
