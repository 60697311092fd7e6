package sudoku.notebook;

import java.util.Map;
import java.util.Optional;
import sudoku.picture.Showable;

/**
 * A good verdict together with the cell that it is about.
 *
 * <p><b>Idea.</b> The next lesson opens with the student's own program. What she saved may have been changed after it
 * was judged, so the verdict in the notebook keeps the text that was found right.
 */
public record JudgedCell(Showable verdict, String source) implements Showable {
    /** Under this name an output holds the text; no reader shows it. */
    public static final String FORM = "application/x-judged-cell";

    /** The verdict on a method, with its cell where the kernel knows that. */
    public static Showable of(Showable verdict, String method) {
        Optional<String> source = LastRun.sourceOf(method);
        return source.isPresent() ? new JudgedCell(verdict, source.get()) : verdict;
    }

    @Override
    public String text() {
        return verdict.text();
    }

    @Override
    public String html() {
        return verdict.html();
    }

    @Override
    public Map<String, Object> otherForms() {
        return Map.of(FORM, source);
    }
}
