package sudoku.explain.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.InShell;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.SmallCalls;
import sudoku.explain.ShellMachine;
import sudoku.explain.ask.Kind;
import sudoku.explain.ask.Kinds;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.kernel.AnswerShell;

/** Every answer is the one that a run of the untouched program gives, seen by a debugger. */
@ResourceLock("the one who watches calls")
class IndependentAnswersTests {
    private static final int OF_A_KIND = 6;

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyAnswerAboutAReferenceOrAnUnusualOneIsWhatADebuggerSees(ExerciseSource set) throws Exception {
        Map<String, String> cells = ExerciseSource.gradedCells(set.notebook());
        Map<String, Integer> compared = new TreeMap<>();
        for (Class<?> task : InShell.tasks(set.topic())) {
            int number = task.getAnnotation(Task.class).number();
            Map<String, String> programs = new LinkedHashMap<>();
            programs.put("the reference", cells.get("task" + number + "-answer"));
            programs.putAll(set.partsOf(number));
            for (Map.Entry<String, String> program : programs.entrySet()) {
                try (AnswerShell shell = new AnswerShell(List.of())) {
                    cells.values().forEach(shell::run);
                    shell.run(program.getValue());
                    compare(set, task, program, cells, shell)
                            .forEach((kind, times) -> compared.merge(kind, times, Integer::sum));
                }
            }
        }
        System.out.println(set + " " + compared);
        assertThat(compared.values().stream().mapToInt(Integer::intValue).sum())
                .as("answers compared, by their kind: %s", compared)
                .isGreaterThan(30);
    }

    /** How many answers were compared, by their kind. */
    private static Map<String, Integer> compare(
            ExerciseSource set,
            Class<?> task,
            Map.Entry<String, String> program,
            Map<String, String> cells,
            AnswerShell shell)
            throws Exception {
        int number = task.getAnnotation(Task.class).number();
        OwnSource source = OwnSource.of(program.getValue()).orElseThrow();
        Random random = new Random(number);
        Class<?> tests = Class.forName("sudoku.exercise." + set.topic() + ".VisibleTests");
        List<PreparedCall> calls = SmallCalls.of(task, tests).orElseThrow().prepared(source, random);
        OwnRun run;
        try {
            run = OwnRun.of(source, calls, new ShellMachine(shell), random);
        } catch (NoQuestions threadsOrMoreThanItsOwn) {
            System.out.println(program.getKey() + " task " + number + ": " + threadsOrMoreThanItsOwn.getMessage());
            return Map.of();
        }
        List<String> around = cells.entrySet().stream()
                .filter(cell ->
                        !cell.getKey().matches("task\\d") && !cell.getKey().equals("task" + number + "-answer"))
                .map(Map.Entry::getValue)
                .collect(Collectors.toList());
        Optional<IndependentAnswers> known = IndependentAnswers.of(around, program.getValue(), calls);
        Map<String, Integer> compared = new TreeMap<>();
        if (known.isEmpty()) {
            System.out.println(program.getKey() + " task " + number + ": not one class");
            return compared;
        }
        for (Kind kind : Kinds.all()) {
            List<Question> questions = new ArrayList<>(kind.questions(run));
            Collections.shuffle(questions, random);
            for (Question each : questions.subList(0, Math.min(OF_A_KIND, questions.size()))) {
                if (!each.kind().equals("roles")) {
                    assertThat(known.get().answer(each))
                            .as("%s, task %d, %s: %s", set, number, program.getKey(), each.asked())
                            .isEqualTo(each.answer());
                    compared.merge(each.kind(), 1, Integer::sum);
                }
            }
        }
        return compared;
    }
}
