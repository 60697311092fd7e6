package sudoku.course.edition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/**
 * Which tests ask for the words of a statement: the table in the README of an exercise set.
 *
 * <p><b>Idea.</b> A test carries the words that it asks for, in {@code @Says}, so you see them when you change it. The
 * table turns that round, in the order of the statements: no test asks for what is missing in it.
 */
public final class SentenceTable {
    /** Words of a task's statement. */
    public record Sentence(int task, String words) {}

    private static final String HEAD =
            """
            ## Every sentence and its test

            | task | what the statement says | tests |
            |---|---|---|
            """;
    private static final Pattern WRITTEN = Pattern.compile("## Every sentence and its test\n\n?(?:\\|.*\n)*");
    private static final Pattern STATEMENT = Pattern.compile("(?s)## Task (\\d+) .*");
    private static final Pattern TASK = Pattern.compile("(\\w+) task(\\d+) = null;");
    private static final Pattern TEST = Pattern.compile("(?s)@Points\\(\\d+\\)(.*?)\n    void (\\w+)\\((\\w+) ");
    private static final Pattern SAYS = Pattern.compile("(?s)@Says\\((.*?)\\)(?:\n|$)");
    private static final Pattern JOINT = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    private final Map<Integer, String> statements = new HashMap<>();
    private final Map<String, Integer> tasks = new HashMap<>();
    private final Map<Sentence, List<String>> tests = new TreeMap<>(Comparator.comparingInt(Sentence::task)
            .thenComparingInt(this::place)
            .thenComparing(Sentence::words));

    private SentenceTable(Path folder) {
        for (ObjectNode each : Notebook.read(folder.resolve("exercise.ipynb")).cells()) {
            String cell = Notebook.source(each);
            Matcher statement = STATEMENT.matcher(cell);
            if (statement.matches()) {
                statements.put(Integer.valueOf(statement.group(1)), cell.replace('\n', ' '));
            }
            TASK.matcher(cell)
                    .results()
                    .forEach(task -> tasks.putIfAbsent(task.group(1), Integer.valueOf(task.group(2))));
        }
        addTests(folder.resolve("VisibleTests.java"));
        addTests(folder.resolve("HiddenTests.java"));
    }

    private void addTests(Path file) {
        for (MatchResult test : TEST.matcher(text(file)).results().toList()) {
            Integer task = tasks.get(test.group(3));
            if (task == null) {
                throw new CourseProblem(file + ": " + test.group(2) + " asks for a " + test.group(3)
                        + ", which is not a task of the notebook next to it.");
            }
            wordsIn(test.group(1))
                    .forEach(words -> tests.computeIfAbsent(new Sentence(task, words), sentence -> new ArrayList<>())
                            .add(test.group(2)));
        }
    }

    private static List<String> wordsIn(String annotations) {
        Matcher says = SAYS.matcher(annotations);
        return !says.find()
                ? List.of()
                : LITERAL.matcher(JOINT.matcher(says.group(1)).replaceAll(""))
                        .results()
                        .map(literal -> literal.group(1).replaceAll("\\\\(.)", "$1"))
                        .toList();
    }

    /** Where the words are in their statement; before all others if they are not. */
    private int place(Sentence sentence) {
        return statements.getOrDefault(sentence.task, "").indexOf(sentence.words);
    }

    private static String text(Path file) {
        return new String(Disk.content(file), StandardCharsets.UTF_8);
    }

    /** The names of the tests that ask for each sentence, in the order of the statements. */
    public static Map<Sentence, List<String>> of(Path folder) {
        return new SentenceTable(folder).tests;
    }

    /** A set's README with this table in place of the one it has; without one it stays as it is. */
    public static String tidied(Path readme) {
        Path folder = readme.toAbsolutePath().getParent();
        StringBuilder table = new StringBuilder(HEAD);
        of(folder)
                .forEach((sentence, tests) -> table.append(
                        "| " + sentence.task + " | " + sentence.words + " | `" + String.join("`, `", tests) + "` |\n"));
        return WRITTEN.matcher(text(readme)).replaceFirst(Matcher.quoteReplacement(table.toString()));
    }
}
