package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.exercise.InShell;
import sudoku.exercise.TestResult;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.api.Task;
import sudoku.ipynb.Notebook;
import sudoku.needs.Thorough;

/**
 * Every exercise set does what it is for: right answers pass, room for one does not, and each mistake is found and
 * named.
 */
@Timeout(300)
class ExercisesIT {
    @TempDir
    static Path compiled;

    private static final long GRADING = 675_110_412_099L;

    /**
     * Tests whose questions are the same in each dress. In set 2 they are all questions there are; in set 9 the mark is
     * drawn from runs with fixed seeds, so that it is the same for everybody, and the hidden tests have a board of
     * their own; in set 10 the statement says what the answers are.
     */
    private static final Map<Integer, Set<String>> ALWAYS_THE_SAME = Map.of(
            2,
                    Set.of(
                            "addIsRightForEverySet",
                            "containsIsRightForEverySet",
                            "freeIsRightForEverySet",
                            "removeIsRightForEverySet"),
            9, Set.of("fewChildren", "manyChildren", "someChildren"),
            10, Set.of("theSequenceBeginsRightly"));

    private static final Map<String, InShell> SHELLS = new HashMap<>();

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    /** For what takes seconds with each set. */
    static List<ExerciseSource> someSets() {
        return Thorough.orEach(5, sets());
    }

    static Stream<ExerciseSource.Wrong> mistakes() {
        return Thorough.orEach(
                16, sets().stream().flatMap(set -> set.wrong().stream()).toList())
                .stream();
    }

    static Stream<ExerciseSource.Right> unusual() {
        return Thorough.orEach(
                12, sets().stream().flatMap(set -> set.right().stream()).toList())
                .stream();
    }

    private static ExerciseSource setOf(String name) {
        return sets().stream()
                .filter(each -> name.startsWith(each + "/"))
                .findFirst()
                .orElseThrow();
    }

    @AfterAll
    static void close() {
        SHELLS.values().forEach(InShell::close);
        SHELLS.clear();
    }

    private static InShell shell(ExerciseSource set) {
        return SHELLS.computeIfAbsent(
                set.topic(),
                topic -> new InShell(topic, set.folder(), ExerciseSource.gradedCells(set.notebook()), folder(topic)));
    }

    private static Path folder(String topic) {
        try {
            return Files.createDirectory(compiled.resolve(topic));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    @Test
    void thereAreSets() {
        assertThat(sets()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theReferenceGetsFullMarks(ExerciseSource set) {
        List<TestResult> results = shell(set).resultsOf(Map.of());
        assertThat(results).allSatisfy(result -> assertThat(result.status()).isEqualTo(Status.PASS));
        assertThat(points(results)).isEqualTo(shell(set).possible());
    }

    @ParameterizedTest
    @MethodSource("unusual")
    void anUnusualRightAnswerGetsFullMarks(ExerciseSource.Right right) {
        assertThat(right.sources()).isNotEmpty();
        right.sources()
                .forEach((task, source) -> assertThat(shell(setOf(right.name())).resultsOf(task, source))
                        .isNotEmpty()
                        .allSatisfy(result -> assertThat(result.status()).isEqualTo(Status.PASS)));
    }

    /** Nothing that a test expects is made of what it has lent. */
    @ParameterizedTest
    @MethodSource("someSets")
    void anAnswerThatSpoilsWhatItWasLentIsToldSoAndNothingElse(ExerciseSource set) {
        List<TestResult> failed = shell(set).resultsOfSpoiler().stream()
                .filter(result -> result.status() == Status.FAIL)
                .toList();
        assertThat(failed).allSatisfy(result -> assertThat(result.sentence())
                .containsAnyOf("came back changed", "that were handed over, after the call"));
    }

    /**
     * Where a question is always the same, or there are few, to know the answers is to know them; each has its reason.
     */
    @ParameterizedTest
    @MethodSource("someSets")
    void whoHasRecordedANotebookPassesOnlyWhatCannotBeAskedOtherwise(ExerciseSource set) {
        assertThat(shell(set).passedByHeart(GRADING)).isSubsetOf(ALWAYS_THE_SAME.getOrDefault(set.number(), Set.of()));
    }

    /** Or an answer that uses it has full marks in the notebook and none in a grading. */
    @ParameterizedTest
    @MethodSource("sets")
    void whatAWorkerHasIsImportedThereIfTheNotebookImportsIt(ExerciseSource set) {
        Set<String> there = imports(ExerciseSource.gradedCells(set.notebook()).values().stream());
        Set<String> given = imports(set.notebook().cells().stream()
                .filter(cell -> ExerciseSource.gradeId(cell).isPresent())
                .map(Notebook::source));
        given.removeIf(name -> !name.matches("java\\..*|sudoku\\.grid\\..*|sudoku\\.exercise\\.api\\..*"));
        assertThat(there).isNotEmpty().containsAll(given);
    }

    private static Set<String> imports(Stream<String> cells) {
        return cells.flatMap(String::lines)
                .filter(line -> line.startsWith("import "))
                .map(line -> line.substring("import ".length(), line.indexOf(';')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** If you have written nothing, you have no points. */
    @ParameterizedTest
    @MethodSource("sets")
    void theStubCompilesAndPassesNoTest(ExerciseSource set) {
        List<TestResult> results = shell(set).resultsOf(ExerciseSource.gradedCells(set.studentEdition()));
        assertThat(results)
                .extracting(TestResult::task)
                .containsOnly(
                        IntStream.rangeClosed(1, InShell.tasks(set.topic()).size())
                                .boxed()
                                .toArray(Integer[]::new));
        assertThat(results)
                .filteredOn(result -> result.status() != Status.FAIL)
                .extracting(TestResult::test)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeFailsItsTestAndTheHintNamesIt(ExerciseSource.Wrong wrong) {
        ExerciseSource set = setOf(wrong.name());
        List<TestResult> failed = shell(set).resultsOf(wrong.task(), wrong.source()).stream()
                .filter(result -> result.status() == Status.FAIL)
                .toList();
        assertThat(failed)
                .as("failed tests: %s", failed)
                .extracting(TestResult::test)
                .containsExactlyInAnyOrderElementsOf(wrong.fails());
        assertThat(failed.get(0).hint()).contains(wrong.hint());
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyTaskHasThreeMistakesAtLeast(ExerciseSource set) {
        for (int task = 1; task <= InShell.tasks(set.topic()).size(); task++) {
            int number = task;
            assertThat(set.wrong()).filteredOn(wrong -> wrong.task() == number).hasSizeGreaterThanOrEqualTo(3);
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theHiddenPointsAreThoseAnnounced(ExerciseSource set) {
        for (Class<?> task : InShell.tasks(set.topic())) {
            assertThat(shell(set).hiddenPoints(set.topic(), task))
                    .as(task.getSimpleName())
                    .isEqualTo(task.getAnnotation(Task.class).hidden());
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theNotebookAndTheReadmeSayTheRightPoints(ExerciseSource set) {
        List<Class<?>> tasks = InShell.tasks(set.topic());
        int visible = 0;
        int hidden = 0;
        for (int i = 0; i < tasks.size(); i++) {
            Task task = tasks.get(i).getAnnotation(Task.class);
            int points = InShell.visiblePoints(set.topic(), tasks.get(i));
            visible += points;
            hidden += task.hidden();
            assertThat(set.proseOfTask(i + 1))
                    .contains("## Task " + (i + 1) + " · " + task.title() + "\n")
                    .contains("*" + points + (points == 1 ? " point" : " points")
                            + (task.hidden() == 0
                                    ? ".*"
                                    : ", and " + task.hidden() + " more from tests you don't see.*"));
        }
        assertThat(set.read("README.md"))
                .contains(visible + " points from the visible tests and " + hidden + " from the hidden ones");
    }

    @ParameterizedTest
    @MethodSource("sets")
    void eachTaskHasItsThreeCellsAndNbgraderCanReadThem(ExerciseSource set) {
        Map<String, JsonNode> marks = set.nbgraderCells();
        assertThat(marks).containsKeys("jars", "setup");
        for (Class<?> api : InShell.tasks(set.topic())) {
            String task = "task" + api.getAnnotation(Task.class).number();
            assertThat(marks.get(task + "-answer").get("solution").asBoolean()).isTrue();
            assertThat(marks.get(task + "-answer").get("locked").asBoolean()).isFalse();
            assertThat(marks.get(task).get("locked").asBoolean()).isTrue();
            assertThat(marks.get(task + "-check").get("grade").asBoolean()).isTrue();
            assertThat(marks.get(task + "-check").get("points").asInt())
                    .isEqualTo(InShell.visiblePoints(set.topic(), api));
        }
        assertThat(marks.values())
                .allSatisfy(
                        mark -> assertThat(mark.get("schema_version").asInt()).isEqualTo(3));
    }

    /** In nbgrader's metadata a cell of words that is to be graded by hand is a solution and a grade. */
    @ParameterizedTest
    @MethodSource("sets")
    void theOpenTaskIsReadByAPersonAndItsAnswerIsNotGivenOut(ExerciseSource set) {
        ObjectNode cell = ExerciseSource.openAnswer(set.notebook());
        JsonNode mark = cell.path("metadata").path("nbgrader");
        assertThat(cell.path("cell_type").asText()).isEqualTo("markdown");
        assertThat(mark.path("grade").asBoolean() && mark.path("solution").asBoolean())
                .isTrue();
        assertThat(mark.path("locked").asBoolean()).isFalse();
        assertThat(mark.path("points").asInt()).isEqualTo(4);
        assertThat(Notebook.source(cell)).hasSizeGreaterThan(200);
        assertThat(Notebook.source(ExerciseSource.openAnswer(set.studentEdition())))
                .isEqualTo("YOUR ANSWER HERE");
        assertThat(set.read("README.md")).contains("The open task, worth 4 points and read by a person");
    }

    /** What is told as an idea after full marks has code in a grading's report. */
    @ParameterizedTest
    @MethodSource("sets")
    void thereIsAnotherWayForEveryTask(ExerciseSource set) {
        assertThat(set.right())
                .filteredOn(right -> right.name().endsWith("/another-way.java"))
                .singleElement()
                .satisfies(right -> assertThat(right.sources())
                        .hasSize(InShell.tasks(set.topic()).size()));
    }

    private static int points(List<TestResult> results) {
        return results.stream().mapToInt(TestResult::points).sum();
    }
}
