package sudoku.measure.claims;

import java.util.Locale;

/**
 * What a check found, and what it makes of the claim.
 *
 * @param measured a short sentence whose numbers are the same on every machine
 * @param timed more of it, whose numbers belong to this machine and this run; mostly empty
 */
public record Finding(Verdict verdict, String measured, String timed) {

    /** The sentence is a format, so that a number cannot be typed where it should have been measured. */
    public static Finding of(Verdict verdict, String format, Object... numbers) {
        return new Finding(verdict, String.format(Locale.ROOT, format, numbers), "");
    }

    /** The same, with what the clock says. */
    public Finding timed(String format, Object... numbers) {
        return new Finding(verdict, measured, String.format(Locale.ROOT, format, numbers));
    }

    /** All of it, for a table. */
    public String sentence() {
        return timed.isEmpty() ? measured : measured.isEmpty() ? timed : measured + "; " + timed;
    }
}
