package sudoku.exercise.help;

import java.util.List;
import java.util.Map;
import sudoku.exercise.api.Task;
import sudoku.explain.ask.Typed;

/**
 * What stands beside a task: questions before any code, hints in steps, and the idea of another way.
 *
 * <p><b>Idea.</b> One who can say what comes out for one small board has understood the statement, and writes the right
 * thing. One who is stuck needs the next step and not the last one. And one who is through learns most from another
 * way.
 *
 * <p><b>Representation.</b> It is written in {@code help.md} beside the set's tests, and packed as it is. If you unzip
 * the jar, you find the answers to the questions there. No points hang on them, and a digest would not hide them: most
 * are small numbers, which a loop tries in no time. Of another way only the idea is told, no code.
 */
public record Help(Class<?> task, List<Question> questions, List<String> hints, String anotherWay) {
    /** What its pages are called. */
    public String title() {
        Task about = task.getAnnotation(Task.class);
        return "Task " + about.number() + ": " + about.title();
    }

    /**
     * A question that is answered with a number or a few words.
     *
     * @param asked its words in the notebook
     * @param right the right answer
     * @param known what helps with mistakes that many make, by the mistake
     * @param otherwise what helps with any other wrong answer
     */
    public record Question(String asked, String right, Map<String, String> known, String otherwise) {
        boolean isAnswered(Typed typed) {
            return typed.means(right);
        }

        String whatHelps(Typed typed) {
            return known.keySet().stream()
                    .filter(typed::means)
                    .findFirst()
                    .map(known::get)
                    .orElse(otherwise);
        }
    }
}
