package sudoku.exercise.help;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudoku.explain.ask.Typed;

/**
 * What one student has answered and asked for, as long as her kernel runs.
 *
 * <p><b>Idea.</b> Questions and hints decide what a check in the notebook shows, and nothing else: no call of this
 * class throws, and no grading knows it.
 */
public final class HelpSession {
    private final Set<Class<?>> open = new HashSet<>();
    private final Map<Class<?>, Integer> told = new HashMap<>();
    private final boolean inNotebook;

    /** @param inNotebook whether one goes on by running a cell; on a page there are buttons */
    public HelpSession(boolean inNotebook) {
        this.inNotebook = inNotebook;
    }

    /** Whether all questions of this task have been answered, at once or one at a time. */
    public boolean isOpen(Help help) {
        return open.contains(help.task());
    }

    /** Takes what was typed between the quotes, in the order of the questions. */
    public HelpPage answer(Help help, String title, String... typed) {
        HelpPage page = HelpPage.called(title);
        List<String> missing = new ArrayList<>();
        int right = 0;
        for (int i = 0; i < help.questions().size(); i++) {
            String answer = i < typed.length && typed[i] != null ? typed[i] : "?";
            Typed meant = new Typed(answer);
            if (answer.isBlank() || answer.strip().equals("?")) {
                missing.add(String.valueOf(i + 1));
            } else if (help.questions().get(i).isAnswered(meant)) {
                page = page.good("Question " + (i + 1) + ": " + answer.strip() + " is right.");
                right++;
            } else {
                page = page.bad("Question " + (i + 1) + ": not " + answer.strip() + ". "
                        + help.questions().get(i).whatHelps(meant));
            }
        }
        if (!missing.isEmpty()) {
            page = page.open(notAnswered(missing));
        }
        if (right == help.questions().size()) {
            open.add(help.task());
        }
        return page.closing(
                isOpen(help)
                        ? "The check of this task is open. Now write."
                        : "The check of this task opens when all answers are right. Try as often as you like:"
                                + " nobody keeps count.");
    }

    private String notAnswered(List<String> numbers) {
        int last = numbers.size() - 1;
        if (last == 0) {
            return "Question " + numbers.get(0) + " is not answered yet"
                    + (inNotebook ? ": type your answer in place of the question mark, and run the cell." : ".");
        }
        return "Questions " + String.join(", ", numbers.subList(0, last)) + " and " + numbers.get(last)
                + " are not answered yet"
                + (inNotebook ? ": type your answers in place of the question marks, and run the cell." : ".");
    }

    /** What a check says as long as the questions are open. */
    public HelpPage closed(Help help, String title) {
        int count = help.questions().size();
        return HelpPage.called(title)
                .open("As soon as the " + count
                        + " questions above are answered, you can see here how your code does: if you know what"
                        + " has to come back, you see at once what is wrong.")
                .closing("That does not change your points, here or when your work is graded.");
    }

    /** One hint more than before. */
    public HelpPage hint(Help help, String title) {
        List<String> hints = help.hints();
        int count = Math.min(told.merge(help.task(), 1, Integer::sum), hints.size());
        HelpPage page = HelpPage.called(title);
        for (String hint : new ArrayList<>(hints.subList(0, count))) {
            page = page.next(hint);
        }
        if (count < hints.size()) {
            return page.closing((inNotebook ? "Run the cell again" : "Press the button again") + " for the next of "
                    + hints.size() + " hints. They cost nothing, and nobody counts them.");
        }
        return page.closing(
                inNotebook
                        ? "There are no more hints. With Check.tests("
                                + help.task().getSimpleName() + ".class) you can read what the check asks."
                        : "There are no more hints.");
    }
}
