package sudoku.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a student has written for people to read.
 *
 * <p><b>Idea.</b> A reason can't be tested. It is taken out of the notebook as it is, and given to somebody to read;
 * what it is worth is said later and elsewhere.
 */
public final class OpenAnswers {
    /** What is there before anything is written; nbgrader's words. */
    public static final String ROOM = "YOUR ANSWER HERE";

    private static final int LONGEST = 20_000;

    private OpenAnswers() {}

    /**
     * An answer in words.
     *
     * @param points what it may be given at most
     * @param text as it was written; empty if nothing was
     */
    public record OpenAnswer(int points, String text) {
        public OpenAnswer {
            Objects.requireNonNull(text);
        }
    }

    /** The answers in these cells, whatever kind of cell the student has made of them. */
    public static List<OpenAnswer> in(NotebookData submission, Map<String, Integer> wanted) {
        List<OpenAnswer> answers = new ArrayList<>();
        wanted.forEach((cell, points) -> {
            String text = String.join(
                            "\n",
                            submission.cells().stream()
                                    .filter(each -> each.gradeId().equals(cell))
                                    .map(NotebookCell::source)
                                    .toList())
                    .replace(ROOM, "")
                    .strip();
            answers.add(new OpenAnswer(points, ForeignText.cut(text, LONGEST)));
        });
        return answers;
    }
}
