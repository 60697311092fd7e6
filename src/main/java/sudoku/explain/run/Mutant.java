package sudoku.explain.run;

import java.util.List;

/**
 * The program with one small change in it, and what that has done.
 *
 * @param line of the change
 * @param before the line as she wrote it
 * @param after the line with the change; empty if all of it has been left out
 * @param outcomes how each call ended
 */
public record Mutant(int line, String before, String after, List<String> outcomes) {
    /** The outcome of a call that was stopped because it went on for too long. */
    public static final String NO_END = "*\tno end";
}
