package sudoku.course.exercises;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.exercises.ExerciseSource.Wrong;
import sudoku.course.mutants.DrawnMutants;
import sudoku.course.mutants.Survivors;
import sudoku.grading.BothWays;
import sudoku.grading.Grading;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Limits;
import sudoku.grading.intake.Part;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/**
 * Every exercise set is handed in by a small class and graded, with its hidden tests and in the sandbox: the
 * reference, the stub, and each typical mistake among right answers and others' mistakes. The grade is the same, no
 * matter which process compiles an answer, the one for the class or the worker that runs it; so is that of mutants
 * drawn at random.
 */
@Needs(Need.BUBBLEWRAP)
class GradedExercisesIT {
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(3), Duration.ofSeconds(10), Duration.ofSeconds(90), 256);

    @TempDir
    Path folder;

    static List<ExerciseSource> sets() {
        return Thorough.todaysOrEach(2, ExerciseSource.all().size(), ExerciseSource.all());
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theGraderSaysOfEachAnswerWhatTheSetSays(ExerciseSource set) throws IOException {
        Map<String, String> reference = new HashMap<>(ExerciseSource.gradedCells(set.notebook()));
        reference.put("open-answer", "Because <b>I have counted</b>.");
        handIn(set, "reference", reference);
        handIn(set, "stub", Map.of());
        Map<String, Map<Integer, String>> rights = rights(set);
        Map<String, Map<Integer, String>> others = new TreeMap<>(rights);
        others.putAll(mutants(set));
        for (Map.Entry<String, Map<Integer, String>> one : others.entrySet()) {
            Map<String, String> answers = new HashMap<>(ExerciseSource.gradedCells(set.notebook()));
            one.getValue().forEach((task, source) -> answers.put("task" + task + "-answer", source));
            handIn(set, one.getKey(), answers);
        }
        List<Bag> bags = Bag.of(set);
        for (Bag bag : bags) {
            Map<String, String> answers = new HashMap<>(ExerciseSource.gradedCells(set.notebook()));
            bag.wrong().forEach(wrong -> answers.put(Bag.cell(wrong), wrong.source()));
            handIn(set, student(bag), answers);
        }

        GradingPlan plan = new GradingPlan(
                set.folder(),
                folder.resolve("submitted"),
                folder.resolve("graded"),
                Optional.empty(),
                Optional.empty(),
                Path.of(System.getProperty("java.home")),
                2,
                OptionalLong.of(1),
                LIMITS,
                false,
                false,
                Part.WHOLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0);
        int grades = new Grading(plan, line -> {}).run();

        assertThat(grades).isEqualTo(2 + others.size() + bags.size());
        assertThat(tests("reference")).allMatch(test -> status(test).equals("PASS"));
        assertThat(points("reference")).isPositive();
        assertThat(page("reference"))
                .contains("Another way", "Because &lt;b&gt;I have counted&lt;/b&gt;.", "up to 4 more points");
        assertThat(page("stub"))
                .contains("Nothing was written.", "No code was written")
                .doesNotContain("Another way");
        assertThat(points("stub")).isZero();
        for (String right : rights.keySet()) {
            assertThat(tests(right)).as(right).isNotEmpty().allMatch(test -> status(test)
                    .equals("PASS"));
        }
        for (Bag bag : bags) {
            for (Wrong wrong : bag.wrong()) {
                assertThat(tests(student(bag)))
                        .as("%s, handed in with %s", wrong, bag.wrong())
                        .filteredOn(test -> test.get("task").asInt() == wrong.task()
                                && status(test).equals("FAIL"))
                        .extracting(test -> test.get("test").asText())
                        .containsExactlyInAnyOrderElementsOf(wrong.fails());
            }
        }
        assertThat(BothWays.differences(plan, GradedExercisesIT::isComparedBothWays))
                .as("grades that depend on who has compiled")
                .isEmpty();
    }

    /** Whether a worker of its own compiles an answer as well. It takes as long as the rest: so a part of them. */
    private static boolean isComparedBothWays(String student) {
        return student.equals("stub") || !student.startsWith("harmless-") && Thorough.isTodays(student.hashCode(), 12);
    }

    /** By student, the answers that get full marks: unusual ones, and mutants that are named as harmless. */
    private static Map<String, Map<Integer, String>> rights(ExerciseSource set) {
        Map<String, Map<Integer, String>> rights = new TreeMap<>();
        set.right()
                .forEach(right -> rights.put("right-" + right.name().replaceAll(".*/|\\.java$", ""), right.sources()));
        Thorough.todays(3, Survivors.asSubmissions(set))
                .forEach(answers -> rights.put("harmless-" + rights.size(), answers));
        return rights;
    }

    /** What these get is nobody's business but that it is the same both ways. */
    private static Map<String, Map<Integer, String>> mutants(ExerciseSource set) {
        Map<String, Map<Integer, String>> mutants = new TreeMap<>();
        DrawnMutants.asSubmissions(set, 6, new Random(set.number()))
                .forEach(answers -> mutants.put("mutants-" + mutants.size(), answers));
        mutants.keySet().removeIf(student -> !isComparedBothWays(student));
        return mutants;
    }

    private static String student(Bag bag) {
        return bag.wrong().get(0).name().replaceAll(".*/|\\.java$", "");
    }

    /** The student's edition with these answers in it. */
    private void handIn(ExerciseSource set, String student, Map<String, String> answers) throws IOException {
        Notebook notebook = set.studentEdition();
        for (ObjectNode cell : notebook.cells()) {
            if (cell.path("metadata").path("nbgrader").path("solution").asBoolean()) {
                Optional.ofNullable(answers.get(ExerciseSource.gradeId(cell).orElse("")))
                        .ifPresent(answer -> cell.put("source", answer));
            }
        }
        Path file = Files.createDirectories(folder.resolve("submitted").resolve(student))
                .resolve("exercise.ipynb");
        Files.write(file, Notebook.JSON.writeValueAsBytes(notebook.root()));
    }

    private JsonNode grade(String student) throws IOException {
        Path done = folder.resolve("graded").resolve("done").resolve(student + ".json");
        return Notebook.JSON.readTree(done.toFile()).get("grade");
    }

    private String page(String student) throws IOException {
        return Files.readString(
                folder.resolve("graded/students").resolve(student).resolve("index.html"));
    }

    private List<JsonNode> tests(String student) throws IOException {
        return StreamSupport.stream(grade(student).get("tests").spliterator(), false)
                .toList();
    }

    private int points(String student) throws IOException {
        return tests(student).stream()
                .mapToInt(test -> test.get("points").asInt())
                .sum();
    }

    private static String status(JsonNode test) {
        return test.get("status").asText();
    }
}
