package sudoku.course.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.ExerciseSource;
import sudoku.course.ExerciseSource.Right;
import sudoku.course.ExerciseSource.Wrong;
import sudoku.grading.BothWays;
import sudoku.grading.intake.Limits;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.needs.Thorough;

/**
 * Whether a submission's cells are compiled ahead or by its own worker, its grade is the same, to the last word: the
 * reference, what a student starts with, every unusual right answer, every typical mistake, and a hundred mutants.
 */
@Needs(Need.BUBBLEWRAP)
class BothWaysIT {
    private static final Limits LIMITS =
            new Limits(Duration.ofSeconds(3), Duration.ofSeconds(10), Duration.ofSeconds(90), 256);
    private static final int MUTANTS = 13;
    private static final long SEED = 27;

    @TempDir
    Path folder;

    static List<ExerciseSource> sets() {
        return Thorough.orEach(8, ExerciseSource.all());
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theGradeIsTheSame(ExerciseSource set) throws IOException {
        List<Map<Integer, String>> handedIn = new ArrayList<>();
        if (Thorough.isOn()) {
            handedIn.add(Map.of());
            set.right().stream().map(Right::sources).forEach(handedIn::add);
            Map<Integer, List<String>> wrong = new HashMap<>();
            set.wrong().forEach(each -> add(wrong, each.task(), each.source()));
            handedIn.addAll(together(wrong));
            List<Mutant> mutants = new ArrayList<>(new AnswerSource(set).mutants());
            Collections.shuffle(mutants, new Random(SEED));
            Map<Integer, List<String>> mutated = new HashMap<>();
            mutants.stream().limit(MUTANTS).forEach(each -> add(mutated, each.task(), each.answer()));
            handedIn.addAll(together(mutated));
        } else {
            Wrong wrong = set.wrong().get(0);
            handedIn.add(Map.of(wrong.task(), wrong.source()));
        }
        for (int i = 0; i < handedIn.size(); i++) {
            handIn(set, i, handedIn.get(i));
        }

        assertThat(BothWays.differences(set.folder(), folder, Path.of(System.getProperty("java.home")), LIMITS))
                .as("grades of %s that depend on who has compiled", set).isEmpty();
    }

    private static void add(Map<Integer, List<String>> byTask, int task, String source) {
        byTask.computeIfAbsent(task, none -> new ArrayList<>()).add(source);
    }

    /** The first of each task in one submission, the second of each in another. */
    private static List<Map<Integer, String>> together(Map<Integer, List<String>> byTask) {
        List<Map<Integer, String>> all = new ArrayList<>();
        byTask.forEach((task, sources) -> {
            for (int i = 0; i < sources.size(); i++) {
                if (all.size() == i) {
                    all.add(new HashMap<>());
                }
                all.get(i).put(task, sources.get(i));
            }
        });
        return all;
    }

    /** The reference with these answers in it; as nobody's the student's edition. */
    private void handIn(ExerciseSource set, int number, Map<Integer, String> answers) throws IOException {
        Notebook notebook = answers.isEmpty() ? set.studentEdition() : set.notebook();
        for (ObjectNode cell : notebook.cells()) {
            String id = ExerciseSource.gradeId(cell).orElse("");
            if (id.matches("task\\d+-answer")) {
                Optional.ofNullable(answers.get(Integer.parseInt(id.replaceAll("\\D", ""))))
                        .ifPresent(answer -> cell.put("source", answer));
            }
        }
        Files.write(Files.createDirectories(folder.resolve("student-" + number)).resolve("exercise.ipynb"),
                Notebook.JSON.writeValueAsBytes(notebook.root()));
    }
}
