package sudoku.grading.intake;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;

/**
 * How much of a class one run grades: all of it, one of several parts, or what the parts have left, to join them.
 *
 * <p><b>Idea.</b> Whose submission belongs to which part is told by the student's name alone. So parts need not know of
 * each other, a submission that comes late moves nobody else, and a part that was lost is done again.
 *
 * @param number from 1
 * @param of how many parts there are
 * @param joins whether this run takes over what parts have graded
 */
public record Part(int number, int of, boolean joins) {
    /** A run that grades everybody. */
    public static final Part WHOLE = new Part(1, 1, false);
    /** A run that grades the students whom no part has graded, and takes over the others. */
    public static final Part JOINED = new Part(1, 1, true);
    /** Beside the reports, where the parts keep what they have done. */
    public static final String FOLDER = "parts";

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /** As somebody writes it: {@code 3/16}. */
    public static Part parse(String text) {
        Matcher part = WRITTEN.matcher(text);
        if (part.matches()) {
            int number = Integer.parseInt(part.group(1));
            int of = Integer.parseInt(part.group(2));
            if (number >= 1 && number <= of) {
                return new Part(number, of, false);
            }
        }
        throw new CourseProblem("--part " + text + " is not a part: write 3/16 for the third of sixteen.");
    }

    public boolean isWhole() {
        return of == 1;
    }

    /** Those of all submissions that belong to it. */
    public List<Submission> of(List<Submission> all) {
        return all.stream()
                .filter(one -> Math.floorMod(one.student().hashCode(), of) == number - 1)
                .toList();
    }

    /** Where it keeps what it has done. */
    Path folder(Path out) {
        return isWhole() ? out : out.resolve(FOLDER).resolve(number + "-of-" + of);
    }
}
