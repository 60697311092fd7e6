package sudoku.page.tasks;

import java.util.List;
import java.util.Map;

/**
 * A piece of a lesson, or a task of an exercise, with what a page needs to run it.
 *
 * @param id of its cell in the notebook
 * @param name what the page calls it, such as {@code fits}
 * @param kind its interface, such as {@code Fits}; of a task with its package
 * @param variable under which later pieces have it, such as {@code rule}
 * @param stub what the student's edition has before anything is written
 * @param before the program in front of her own text: imports, what is given, earlier pieces' variables
 * @param after the program that follows it, which says how the judge calls it
 * @param given the interfaces of the earlier pieces, by their variables; a task uses none
 * @param questions how many a task asks before the code
 */
public record LessonPiece(
        String id,
        String name,
        String kind,
        String variable,
        String stub,
        String before,
        String after,
        Map<String, String> given,
        int questions) {
    /** The whole program with her text. */
    public String program(String own) {
        return before + own + after;
    }

    /**
     * One that the page cannot judge.
     *
     * @param id of its cell in the notebook
     * @param says why not, and what to do instead
     */
    public record Refused(String id, String says) {
        /** @param missing the names that the page does not know */
        public static Refused of(String id, List<String> missing) {
            String why = "A page can't run this piece.";
            if (missing.contains("Thread")) {
                why = "This piece starts threads, which a page can't do.";
            } else if (!missing.isEmpty()) {
                why = "This piece uses " + missing.get(0) + ", which a page doesn't have.";
            }
            return new Refused(id, why + " Write it in Jupyter.");
        }
    }
}
