package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.InShell;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.Help.Question;
import sudoku.exercise.help.SetHelp;
import sudoku.exercise.help.TestsPage;
import sudoku.ipynb.Notebook;

/**
 * Each task asks before it lets write, helps in steps, and shows its tests: what the notebook and the help say of that
 * is the same.
 */
class HelpTests {
    private static final Pattern ASKED = Pattern.compile("(?m)^\\d\\. (.+)$");

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    private static SetHelp help(ExerciseSource set) {
        return SetHelp.all()
                .filter(help -> help.folder().equals(set.toString()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(set + " has no help.md in the jar"));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTaskHasQuestionsHintsInStepsAndAnotherWay(ExerciseSource set) {
        assertThat(help(set).tasks())
                .extracting(help -> (Object) help.task())
                .containsExactlyElementsOf(InShell.tasks(set.topic()));
        assertThat(help(set).tasks()).allSatisfy(help -> {
            assertThat(help.questions()).hasSizeBetween(2, 3);
            assertThat(help.hints()).hasSizeBetween(2, 4);
        });
    }

    /** The site shows the same text beside fields and buttons: how cells are run is told in the cells. */
    @ParameterizedTest
    @MethodSource("sets")
    void theTextOfASetSpeaksOfNoQuotesAndOfNoCellToRun(ExerciseSource set) {
        assertThat(set.notebook().cells())
                .filteredOn(cell -> cell.path("cell_type").asText().equals("markdown"))
                .extracting(Notebook::source)
                .noneMatch(text -> text.contains("between the quotes") || text.contains("un the cell"));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theNotebookAsksThemAboveTheAnswersCellAndOffersHelpBelowTheCheck(ExerciseSource set) {
        List<ObjectNode> cells = set.notebook().cells();
        List<String> ids = cells.stream()
                .map(cell -> ExerciseSource.gradeId(cell).orElse(""))
                .toList();
        for (int task = 1; task <= help(set).tasks().size(); task++) {
            Help help = help(set).tasks().get(task - 1);
            int asking = ids.indexOf("task" + task + "-questions");
            String[] blanks = new String[help.questions().size()];
            Arrays.fill(blanks, "\"?\"");
            assertThat(Notebook.source(cells.get(asking)))
                    .startsWith(task == 1 ? "// Type between the quotes and run this cell." : "Check")
                    .endsWith("Check.questions(" + help.task().getSimpleName() + ".class, " + String.join(", ", blanks)
                            + ");");
            assertThat(ASKED.matcher(Notebook.source(cells.get(asking - 1)))
                            .results()
                            .map(asked -> asked.group(1)))
                    .as("the questions of task %s", task)
                    .containsExactlyElementsOf(
                            help.questions().stream().map(Question::asked).toList());
            assertThat(ids.indexOf("task" + task + "-answer")).isEqualTo(asking + 1);
            int helping = ids.indexOf("task" + task + "-help");
            assertThat(ids.indexOf("task" + task + "-check")).isEqualTo(helping - 1);
            assertThat(Notebook.source(cells.get(helping)))
                    .contains(
                            "// Check.hint(" + help.task().getSimpleName() + ".class);",
                            "// Check.tests(" + help.task().getSimpleName() + ".class);");
            for (int cell : new int[] {asking, helping}) {
                assertThat(ExerciseSource.isNotebookOnly(cells.get(cell))).isTrue();
                assertThat(cells.get(cell)
                                .path("metadata")
                                .path("nbgrader")
                                .path("locked")
                                .asBoolean())
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theVisibleTestsOfATaskCanBeRead(ExerciseSource set) throws ReflectiveOperationException {
        Class<?> tests = Class.forName("sudoku.exercise." + set.topic() + ".VisibleTests");
        for (Class<?> task : InShell.tasks(set.topic())) {
            TestsPage page = TestsPage.of(help(set), task, "Task").orElseThrow();
            Arrays.stream(tests.getDeclaredMethods())
                    .filter(method -> method.isAnnotationPresent(DisplayName.class))
                    .forEach(method -> {
                        boolean asked =
                                Arrays.asList(method.getParameterTypes()).contains(task);
                        assertThat(page.text().contains(method.getName() + "("))
                                .as("%s in %s", method, task)
                                .isEqualTo(asked);
                        assertThat(page.text()).satisfies(text -> assertThat(asked
                                        && !text.contains("// "
                                                + method.getAnnotation(DisplayName.class)
                                                        .value()))
                                .isFalse());
                    });
            assertThat(page.text()).doesNotContain("@Hint", "@Points", "@Order");
            assertThat(page.html()).contains("<details").doesNotContain("package sudoku");
        }
    }
}
