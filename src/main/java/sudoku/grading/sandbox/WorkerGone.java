package sudoku.grading.sandbox;

/** A worker that no longer answers; the message says why in a sentence, for a report. */
public final class WorkerGone extends Exception {
    /** What has ended it. */
    public enum Why {
        /** Its own program, or a fault in it. */
        ITSELF,
        /** Too little memory, or too much of the machine's. What filled it may be another call than the last one. */
        OUT_OF_MEMORY,
        /** A deadline. */
        LATE,
        /** The grader, for something that no worker says, or because all is over. */
        GRADER
    }

    private final Why why;

    public WorkerGone(String sentence, Why why) {
        super(sentence);
        this.why = why;
    }

    public Why why() {
        return why;
    }

    /** Whether another call may have caused it than the one that is not answered now. */
    public boolean mayBeAnothersFault() {
        return why == Why.ITSELF || why == Why.OUT_OF_MEMORY;
    }
}
