package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.InShell;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.SetHelp;
import sudoku.exercise.help.TestsPage;
import sudoku.ipynb.Notebook;

/**
 * Each task asks before it lets write, helps in steps, and shows its tests: what the notebook, the jar and the README
 * say of that is the same.
 */
class HelpTests {
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| (\\d)\\.(\\d) \\| `([^`]+)` \\|(?: (.*))? \\|$");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** An answer to a question, as the README has it. */
    private record Key(String right, List<String> known) {}

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    private static SetHelp help(ExerciseSource set) {
        return SetHelp.ofTopic(set.topic()).orElseThrow(() -> new AssertionError(set + " has no VisibleHelp.java"));
    }

    private static Map<String, Key> keys(ExerciseSource set) {
        Map<String, Key> keys = new TreeMap<>();
        for (Matcher row = ROW.matcher(set.read("README.md")); row.find();) {
            keys.put(row.group(1) + "." + row.group(2), new Key(row.group(3), row.group(4) == null ? List.of()
                    : CODE.matcher(row.group(4)).results().map(known -> known.group(1)).toList()));
        }
        return keys;
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTaskHasQuestionsHintsInStepsAndAnotherWay(ExerciseSource set) {
        assertThat(help(set).folder()).isEqualTo(set.toString());
        assertThat(help(set).tasks()).extracting(help -> (Object) help.task())
                .containsExactlyElementsOf(InShell.tasks(set.topic()));
        assertThat(help(set).tasks()).allSatisfy(help -> {
            assertThat(help.questions()).hasSizeBetween(2, 3);
            assertThat(help.hints()).hasSizeBetween(2, 4);
            assertThat(help.anotherWay()).isNotEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theReadmeHasTheAnswerToEachQuestionAndTheMistakesThatAreKnown(ExerciseSource set) {
        Map<String, Key> keys = keys(set);
        List<String> asked = new ArrayList<>();
        for (int task = 1; task <= help(set).tasks().size(); task++) {
            Help help = help(set).tasks().get(task - 1);
            for (int number = 1; number <= help.questions().size(); number++) {
                int question = number;
                String name = task + "." + number;
                asked.add(name);
                Key key = keys.get(name);
                assertThat(key).as("the answer to question %s in the README of %s", name, set).isNotNull();
                assertThat(help.questions().get(number - 1).right()).as("the digest of %s, %s", name, key.right)
                        .isEqualTo(Help.digest(help.task(), number, key.right));
                assertThat(help.questions().get(number - 1).known().keySet()).as("known mistakes in %s", name)
                        .containsExactlyInAnyOrderElementsOf(key.known.stream()
                                .map(wrong -> Help.digest(help.task(), question, wrong)).toList());
            }
        }
        assertThat(keys.keySet()).containsExactlyElementsOf(asked);
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theNotebookAsksThemAboveTheAnswersCellAndOffersHelpBelowTheCheck(ExerciseSource set) {
        List<ObjectNode> cells = set.notebook().cells();
        List<String> ids = cells.stream().map(cell -> ExerciseSource.gradeId(cell).orElse("")).toList();
        for (int task = 1; task <= help(set).tasks().size(); task++) {
            Help help = help(set).tasks().get(task - 1);
            int asking = ids.indexOf("task" + task + "-questions");
            String[] blanks = new String[help.questions().size()];
            Arrays.fill(blanks, "\"?\"");
            assertThat(Notebook.source(cells.get(asking))).isEqualTo("Check.questions(" + help.task().getSimpleName()
                    + ".class, " + String.join(", ", blanks) + ");");
            assertThat(Pattern.compile("(?m)^\\d\\. ").matcher(Notebook.source(cells.get(asking - 1))).results()
                    .map(MatchResult::group)).as("the questions of task %s", task).hasSize(help.questions().size());
            assertThat(ids.indexOf("task" + task + "-answer")).isEqualTo(asking + 1);
            int helping = ids.indexOf("task" + task + "-help");
            assertThat(ids.indexOf("task" + task + "-check")).isEqualTo(helping - 1);
            assertThat(Notebook.source(cells.get(helping))).contains(
                    "// Check.hint(" + help.task().getSimpleName() + ".class);",
                    "// Check.tests(" + help.task().getSimpleName() + ".class);");
            for (int cell : new int[] {asking, helping}) {
                assertThat(ExerciseSource.isNotebookOnly(cells.get(cell))).isTrue();
                assertThat(cells.get(cell).path("metadata").path("nbgrader").path("locked").asBoolean()).isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theVisibleTestsOfATaskCanBeRead(ExerciseSource set) throws ReflectiveOperationException {
        Class<?> tests = Class.forName("sudoku.exercise." + set.topic() + ".VisibleTests");
        for (Class<?> task : InShell.tasks(set.topic())) {
            TestsPage page = TestsPage.of(help(set), task, "Task").orElseThrow();
            Arrays.stream(tests.getDeclaredMethods()).filter(method -> method.isAnnotationPresent(DisplayName.class))
                    .forEach(method -> {
                        boolean asked = Arrays.asList(method.getParameterTypes()).contains(task);
                        assertThat(page.text().contains(method.getName() + "(")).as("%s in %s", method, task)
                                .isEqualTo(asked);
                        assertThat(page.text()).satisfies(text -> assertThat(asked && !text.contains(
                                "// " + method.getAnnotation(DisplayName.class).value())).isFalse());
                    });
            assertThat(page.text()).doesNotContain("@Hint", "@Points", "@Order");
            assertThat(page.html()).contains("<details").doesNotContain("package sudoku");
        }
    }
}
