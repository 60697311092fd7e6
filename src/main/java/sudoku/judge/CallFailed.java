package sudoku.judge;

import java.util.List;

/**
 * A call of a student's method that gave no answer: it threw, did not end, or gave what is none.
 *
 * <p>Thrown out of the answer's interface by whatever carries the call, so that a test need not know about it.
 */
public final class CallFailed extends RuntimeException {
    private final String thrown;
    private final transient List<String> studentsLines;
    private final boolean last;

    /**
     * A failed call.
     *
     * @param sentence what happened, for the student
     * @param studentsLines the lines of the student's own where it happened, innermost first
     * @param last whether nothing more can be asked in this task
     */
    public CallFailed(String sentence, List<String> studentsLines, boolean last) {
        this(sentence, "", studentsLines, last);
    }

    /** The method threw an exception of the class with this full name. */
    CallFailed(String sentence, String thrown, List<String> studentsLines, boolean last) {
        super(sentence);
        this.thrown = thrown;
        this.studentsLines = List.copyOf(studentsLines);
        this.last = last;
    }

    /** The call gave null, or something with a null in it. */
    public CallFailed(String sentence) {
        this(sentence, List.of(), false);
    }

    /** Whether it failed with an exception of exactly this class, whatever any message says. */
    public boolean threw(Class<? extends Throwable> type) {
        return thrown.equals(type.getName());
    }

    /** Whether nothing went wrong but what came: then no line is to blame, and more can be asked. */
    public boolean isNull() {
        return studentsLines.isEmpty() && !last;
    }

    public List<String> studentsLines() {
        return studentsLines;
    }

    public boolean isLast() {
        return last;
    }
}
