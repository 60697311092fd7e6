package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.SentenceTable;
import sudoku.course.edition.SentenceTable.Sentence;
import sudoku.exercise.Checks;
import sudoku.exercise.InShell;
import sudoku.exercise.api.Task;
import sudoku.grading.intake.Limits;
import sudoku.ipynb.Notebook;

/** What a statement says is tested, what a test asks is said, and each task begins with its contract. */
class StatementsTests {
    private static final Pattern TEST = Pattern.compile("@Points\\(.*?void (\\w+)\\((\\w+) answer", Pattern.DOTALL);
    /** A task says what else it allows and what it lends only where that is not what its set says of all tasks. */
    private static final Pattern CONTRACT =
            Pattern.compile("contract, example, sizes, corner cases(, also allowed)?(, lent)?");

    private static final String LIMITS = "A call has %d seconds, and all calls of a grading together have %d minutes.";
    /** What is handed over as a copy, or not at all, can be done with as one likes. */
    private static final Predicate<String> ASKS_NOTHING = Pattern.compile(
                    "nothing.*|(?!.* leave).* (?:is a copy|are copies).*")
            .asMatchPredicate();

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTestAsksForASentence(ExerciseSource set) {
        Map<Integer, Set<String>> asking = new HashMap<>();
        SentenceTable.of(set.folder())
                .forEach((sentence, tests) -> asking.computeIfAbsent(sentence.task(), task -> new TreeSet<>())
                        .addAll(tests));
        assertThat(asking).isEqualTo(tests(set));
    }

    /** A folded cell shows its first line; what a student reads or runs there is short. */
    @ParameterizedTest
    @MethodSource("sets")
    void whatIsOnlyNeededIsFoldedAndSaysInWordsWhatItIsFor(ExerciseSource set) {
        for (ObjectNode cell : set.notebook().cells()) {
            String id = ExerciseSource.gradeId(cell).orElse("");
            String source = Notebook.source(cell);
            if (id.matches("setup|notebook|task\\d")) {
                assertThat(source).as(id).matches("(?s)// [A-Z][a-z]+ [^\n;]{10,}\n.*");
                assertThat(Notebook.hasTag(cell, "hide-input")).as(id).isTrue();
                assertThat(cell.at("/metadata/jupyter/source_hidden").asBoolean())
                        .as(id)
                        .isTrue();
            } else {
                assertThat(source).as(id).doesNotContain("sudoku.exercise.api.");
            }
            if (id.endsWith("-check")) {
                assertThat(source).matches("Check\\.answer\\(\\w+\\.class, task\\d\\)");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void whatATestSaysStandsInItsStatement(ExerciseSource set) {
        SentenceTable.of(set.folder()).forEach((sentence, tests) -> assertThat(
                        set.proseOfTask(sentence.task()).replace('\n', ' '))
                .as("the statement that %s quote", tests)
                .contains(sentence.words()));
    }

    /** The right answers ask for what may be used, and what carries a call for the time and the copies. */
    @ParameterizedTest
    @MethodSource("sets")
    void aTestAsksForEveryLineOfAContract(ExerciseSource set) {
        Set<Sentence> asked = SentenceTable.of(set.folder()).keySet();
        for (int task = 1; task <= InShell.tasks(set.topic()).size(); task++) {
            int number = task;
            Map<String, String> contract = contract(set.proseOfTask(task));
            assertThat(String.join(", ", contract.keySet()))
                    .as("the contract of task %d", task)
                    .matches(CONTRACT);
            contract.keySet().removeAll(Set.of("contract", "also allowed"));
            contract.computeIfPresent("lent", (name, line) -> ASKS_NOTHING.test(line) ? null : line);
            contract.forEach((name, line) -> assertThat(asked)
                    .as("task %d, %s: %s", number, name, line)
                    .anyMatch(each -> each.task() == number && line.contains(each.words())));
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theReadmeHasTheTableOfItsTests(ExerciseSource set) {
        assertThat(set.read("README.md"))
                .as("the README of %s; java -jar target/sudoku.jar tidy writes its table", set)
                .contains("## Every sentence and its test")
                .isEqualTo(SentenceTable.tidied(set.folder().resolve("README.md")));
    }

    /** What is the same for all tasks is said above them, and nowhere else. */
    @ParameterizedTest
    @MethodSource("sets")
    void theLimitsAreThoseOfAGradingAndAreSaidOnce(ExerciseSource set) {
        String prose = set.notebook().cells().stream()
                .filter(cell -> cell.path("cell_type").asText().equals("markdown"))
                .map(cell -> bare(Notebook.source(cell)))
                .collect(Collectors.joining("\n"));
        String limits = LIMITS.formatted(
                Checks.DEADLINE.toSeconds(), Limits.USUAL.submission().toMinutes());
        assertThat(prose.split("A call has ", -1)).hasSize(2);
        assertThat(prose.substring(0, prose.indexOf("Task 1 ·"))).contains(limits);
        assertThat(prose).doesNotContain("seconds a call");
    }

    private static Map<String, String> contract(String prose) {
        return Pattern.compile("(?m)^\\| ([a-z ]+) \\| (.+) \\|$")
                .matcher(prose)
                .results()
                .collect(Collectors.toMap(
                        row -> row.group(1), row -> row.group(2), (one, other) -> one, LinkedHashMap::new));
    }

    /** The tests of each task, by its number. */
    private static Map<Integer, Set<String>> tests(ExerciseSource set) {
        Map<String, Integer> numbers = InShell.tasks(set.topic()).stream()
                .collect(Collectors.toMap(Class::getSimpleName, task -> task.getAnnotation(Task.class)
                        .number()));
        Map<Integer, Set<String>> tests = new HashMap<>();
        for (MatchResult test : TEST.matcher(set.read("VisibleTests.java") + set.read("HiddenTests.java"))
                .results()
                .toList()) {
            tests.computeIfAbsent(numbers.get(test.group(2)), task -> new TreeSet<>())
                    .add(test.group(1));
        }
        return tests;
    }

    /** Without marks of emphasis and line ends. */
    private static String bare(String text) {
        return text.replaceAll("[*`]", "").replaceAll("\\s+", " ").strip();
    }
}
