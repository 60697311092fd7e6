package sudoku.course.edition;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a lecturer should know, as it is in a cell of the sources: folded away.
 *
 * <p>The slide type that says "notes" is known to the makers of slides alone; JupyterLab, VS Code and GitHub show such
 * a cell like any other. What all of them fold is {@code details}, with a blank line between it and the Markdown in it.
 */
public final class SpeakerNotes {
    private static final Pattern FOLDED =
            Pattern.compile("\\A\\s*<details><summary>Notes[^<]*</summary>(.*)</details>\\s*\\z", Pattern.DOTALL);

    private SpeakerNotes() {}

    /** The notes folded under a line with their minutes; also when they have been folded already. */
    static String folded(String notes) {
        String text = unfolded(notes);
        Matcher minutes = LessonPlan.MINUTES.matcher(text);
        String length = minutes.find() ? " · " + minutes.group(1) + " min" : "";
        return "<details><summary>Notes" + length + "</summary>\n\n" + text + "\n\n</details>";
    }

    /** The notes themselves. */
    public static String unfolded(String notes) {
        Matcher folded = FOLDED.matcher(notes);
        return (folded.matches() ? folded.group(1) : notes).strip();
    }
}
