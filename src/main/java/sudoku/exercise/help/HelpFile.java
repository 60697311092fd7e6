package sudoku.exercise.help;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.exercise.api.Task;
import sudoku.exercise.help.Help.Question;
import sudoku.explain.ask.Typed;
import sudoku.files.CourseProblem;

/**
 * Reads the Markdown in which the help of a set is written, and refuses whatever else is there.
 *
 * <p><b>Representation.</b> The first line names the package of the tasks. Each task has a heading with the name of its
 * interface, numbered questions, each with its answer and its sentences for wrong ones, numbered hints, and the idea of
 * another way. A question, a sentence, a hint and the idea are one line each, and blank lines mean nothing.
 */
final class HelpFile {
    /** A kind of line, as a complaint shows it, and how it is recognized. */
    private enum Kind {
        TITLE("# Help with `package`", "# Help with `([\\w.]+)`"),
        TASK("## Task", "## (\\w+)"),
        QUESTION("1. Question", "(\\d+)\\. (.+)"),
        RIGHT("   - `answer` is right.", " {3}- `([^`]+)` is right\\."),
        KNOWN("   - `mistake`: Sentence", " {3}- `([^`]+)`: (.+)"),
        OTHERWISE("   - Otherwise: Sentence", " {3}- Otherwise: (.+)"),
        HINTS("### Hints", "### Hints"),
        HINT("1. Hint", "(\\d+)\\. (.+)"),
        ANOTHER_WAY("### Another way", "### Another way"),
        IDEA("A paragraph", "(?![#\\s]|\\d+\\.).+");

        private final String shown;
        private final Pattern pattern;

        Kind(String shown, String regex) {
            this.shown = shown;
            this.pattern = Pattern.compile(regex);
        }
    }

    private final String name;
    private final List<String> lines;
    /** The lines taken last and to be taken next, counted from 0. */
    private int taken;

    private int next;

    private HelpFile(String name, String text) {
        this.name = name;
        this.lines = text.lines().toList();
        this.next = fromHere(0);
    }

    /**
     * The help for each task of a set.
     *
     * @param name what a complaint calls the file
     * @throws CourseProblem if the file is not written in this way; it says which line, and why
     */
    static List<Help> read(String name, String text) {
        return new HelpFile(name, text).tasks();
    }

    private List<Help> tasks() {
        String api = take(Kind.TITLE).group(1);
        List<Help> tasks = new ArrayList<>();
        do {
            Class<?> task = task(api, take(Kind.TASK).group(1));
            List<Question> questions = questions();
            take(Kind.HINTS);
            List<String> hints = hints();
            take(Kind.ANOTHER_WAY);
            tasks.add(new Help(task, questions, hints, take(Kind.IDEA).group()));
        } while (next < lines.size());
        return List.copyOf(tasks);
    }

    private Class<?> task(String api, String task) {
        try {
            Class<?> found = Class.forName(api + "." + task);
            if (found.isAnnotationPresent(Task.class)) {
                return found;
            }
        } catch (ClassNotFoundException | LinkageError unknown) {
            throw problem(taken, "there is no task " + task + " in " + api);
        }
        throw problem(taken, task + " in " + api + " is not a task");
    }

    private List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        do {
            String asked = numbered(Kind.QUESTION, questions.size() + 1);
            String right = take(Kind.RIGHT).group(1);
            Set<String> told = new HashSet<>();
            checkAnswer(right, told);
            Map<String, String> known = new LinkedHashMap<>();
            while (comes(Kind.KNOWN)) {
                Matcher line = take(Kind.KNOWN);
                checkAnswer(line.group(1), told);
                known.put(line.group(1), line.group(2));
            }
            String otherwise = take(Kind.OTHERWISE).group(1);
            questions.add(new Question(asked, right, Collections.unmodifiableMap(known), otherwise));
        } while (comes(Kind.QUESTION));
        return List.copyOf(questions);
    }

    private void checkAnswer(String answer, Set<String> told) {
        String plain = Typed.plain(answer);
        if (plain.isEmpty()) {
            throw problem(taken, "an answer has letters or digits, and `" + answer + "` has none");
        }
        if (!told.add(plain)) {
            throw problem(taken, "`" + answer + "` is there twice for one question");
        }
    }

    private List<String> hints() {
        List<String> hints = new ArrayList<>();
        do {
            hints.add(numbered(Kind.HINT, hints.size() + 1));
        } while (comes(Kind.HINT));
        return List.copyOf(hints);
    }

    private String numbered(Kind kind, int number) {
        Matcher line = take(kind);
        if (!line.group(1).equals(String.valueOf(number))) {
            throw problem(taken, "number " + number + " comes here, not " + line.group(1));
        }
        return line.group(2);
    }

    private boolean comes(Kind kind) {
        return next < lines.size() && kind.pattern.matcher(lines.get(next)).matches();
    }

    private Matcher take(Kind kind) {
        if (next == lines.size()) {
            throw problem(next, "the file ends, and there should be \"" + kind.shown.strip() + "\"");
        }
        Matcher line = kind.pattern.matcher(lines.get(next));
        if (!line.matches()) {
            throw problem(next, "there should be \"" + kind.shown.strip() + "\"");
        }
        taken = next;
        next = fromHere(next + 1);
        return line;
    }

    /** The first line from here on that is not blank. */
    private int fromHere(int line) {
        int found = line;
        while (found < lines.size() && lines.get(found).isBlank()) {
            found++;
        }
        return found;
    }

    private CourseProblem problem(int line, String why) {
        return new CourseProblem(name + ", line " + (line + 1) + ": " + why + ".");
    }
}
