package sudoku.page.tasks;

import java.util.Map;

/**
 * A task of an exercise with what a page needs to check an answer: a piece whose judge is the set's visible tests.
 *
 * @param id of the cell with the answer
 * @param name what the page calls it
 * @param kind its interface, with its package
 * @param variable such as {@code task1}
 * @param stub what the student's edition has before anything is written
 * @param before the program in front of her own text
 * @param after the program that follows it, which says how the check calls it
 * @param given nothing: a task uses no other
 * @param questions how many there are before the code
 */
public record ExerciseTask(
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
}
