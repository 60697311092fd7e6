package sudoku.measure.claims;

import java.util.Locale;

/** What becomes of a claim when it is measured. */
public enum Verdict {
    /** It holds. */
    TRUE,
    /** It does not hold. */
    FALSE,
    /** Something near it holds: the number, the cause or the condition is another one. */
    IMPRECISE,
    /** It contradicts what the same article says elsewhere, so that not both can hold. */
    INCONSISTENT,
    /** Nothing that this course can run decides it. */
    UNVERIFIABLE;

    public static Verdict of(boolean holds) {
        return holds ? TRUE : FALSE;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
