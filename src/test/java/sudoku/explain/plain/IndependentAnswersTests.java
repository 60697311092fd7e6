package sudoku.explain.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.InShell;
import sudoku.exercise.api.Task;
import sudoku.exercise.small.SmallCalls;
import sudoku.explain.ask.Kind;
import sudoku.explain.ask.Kinds;
import sudoku.explain.ask.Question;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.source.LastOnly;
import sudoku.explain.source.NoQuestions;
import sudoku.explain.source.OwnSource;
import sudoku.needs.Thorough;

/** Every answer is the one that a run of the untouched program gives, seen by a debugger. */
@ResourceLock("the one who watches calls")
@Timeout(600)
class IndependentAnswersTests {
    private static final int OF_A_KIND = 6;
    private static final String LOOP_HEAD = "\\bfor \\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)";
    private static final Pattern ROLE = Pattern.compile("Which of these variables in your `(\\w+)` (\\w+ \\w+) .*");
    private static final String COLLECTS =
            "NAME(\\[.*\\])* ?(\\+\\+|--|[+*|]=)|(\\+\\+|--)NAME|NAME\\.(add|put|push|append)|"
                    + "\\bNAME\\[[^\\]]*\\] =(?!=)|(?<![\\w\\]>] )NAME = NAME [+*|]";
    private static final String IS_SET = "(?<![\\w\\]>] )NAME ";
    private static final Map<String, String> CHANGES = Map.of(
            "keeps count",
            COLLECTS,
            "combines what",
            COLLECTS,
            "holds what",
            "NAME [-&]=|(?<![\\w\\]>] )NAME = NAME [-&]",
            "keeps the",
            IS_SET + "= (?!true|false)",
            "remembers in",
            IS_SET + "(= (true|false)|[|&]=)");

    /** One answer to one task, among the references to the others. */
    record Program(ExerciseSource set, Class<?> task, String name, String cell, List<String> around) {
        @Override
        public String toString() {
            return set + ", task " + number(task) + ", " + name;
        }
    }

    private static int number(Class<?> task) {
        return task.getAnnotation(Task.class).number();
    }

    static List<Program> references() {
        List<Program> all = new ArrayList<>();
        for (ExerciseSource set : ExerciseSource.all()) {
            for (Class<?> task : InShell.tasks(set.topic())) {
                all.add(program(set, task, "the reference", cells(set).get("task" + number(task) + "-answer")));
            }
        }
        return Thorough.orEach(8, all);
    }

    /** All of them in five days; their runs beside a debugger take minutes. */
    static List<Program> unusual() {
        List<Program> all = new ArrayList<>();
        for (ExerciseSource set : ExerciseSource.all()) {
            for (Class<?> task : InShell.tasks(set.topic())) {
                set.right().stream()
                        .filter(each -> each.sources().containsKey(number(task)))
                        .forEach(each -> all.add(program(
                                set,
                                task,
                                each.name(),
                                LastOnly.of(each.sources().get(number(task))))));
            }
        }
        return Thorough.todaysOrEach(5, 8, all);
    }

    private static Map<String, String> cells(ExerciseSource set) {
        return ExerciseSource.gradedCells(set.notebook());
    }

    private static Program program(ExerciseSource set, Class<?> task, String name, String cell) {
        List<String> around = cells(set).entrySet().stream()
                .filter(each -> !each.getKey().matches("task\\d(-answer)?")
                        || each.getKey().endsWith("-answer") && !each.getKey().startsWith("task" + number(task)))
                .map(Map.Entry::getValue)
                .toList();
        return new Program(set, task, name, cell, around);
    }

    @ParameterizedTest
    @MethodSource("references")
    void everyAnswerAboutAReferenceIsWhatADebuggerSees(Program program) throws Exception {
        Map<String, Integer> compared = compared(program);
        assertThat(compared.isEmpty())
                .as("a task of one expression has nothing but its result")
                .isEqualTo(false);
    }

    /** One that uses threads or chance is not told. */
    @ParameterizedTest
    @MethodSource("unusual")
    void everyAnswerAboutAnUnusualProgramIsWhatADebuggerSees(Program program) throws Exception {
        try {
            compared(program);
        } catch (NoQuestions why) {
            assertThat(why).hasMessageMatching(".*(threads of its own|when it is called again).*");
        }
    }

    private static Map<String, Integer> compared(Program program) throws NoQuestions {
        OwnSource source = OwnSource.of(program.cell).orElseThrow();
        Random random = new Random(number(program.task));
        return compared(source, calls(program, source, random), program.around, random);
    }

    static List<PreparedCall> calls(Program program, OwnSource source, Random random) {
        try {
            Class<?> tests = Class.forName("sudoku.exercise." + program.set.topic() + ".VisibleTests");
            return SmallCalls.of(program.task, tests).orElseThrow().prepared(source, random);
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Read off the text: no other option is changed by anything that might be counting, collecting or choosing. */
    private static void assertHasOneAnswer(Question question, OwnSource source) {
        Matcher asked = ROLE.matcher(question.asked());
        if (asked.matches()) {
            String method = bodyOf(asked.group(1), source.cell()).replaceAll(LOOP_HEAD, "");
            assertThat(question.options())
                    .filteredOn(option -> Pattern.compile(
                                    CHANGES.get(asked.group(2)).replace("NAME", "(?<![.\\w])" + option + "\\b"))
                            .matcher(method)
                            .find())
                    .as(question.asked() + "\n" + method)
                    .containsExactly(question.answer());
        }
    }

    private static String bodyOf(String method, String cell) {
        Matcher head = Pattern.compile("\\b" + method + "\\([^()]*\\)\\s*\\{").matcher(cell);
        assertThat(head.find()).as(method).isTrue();
        int open = 1;
        int end = head.end();
        while (open > 0) {
            open += cell.charAt(end) == '{' ? 1 : cell.charAt(end) == '}' ? -1 : 0;
            end++;
        }
        return cell.substring(head.end(), end);
    }

    /** How many questions of each kind were answered twice, with the same answer. */
    static Map<String, Integer> compared(OwnSource source, List<PreparedCall> calls, List<String> around, Random random)
            throws NoQuestions {
        String cell = source.cell();
        OwnRun run = OwnRun.of(source, calls, new JavacMachine(around, cell), random);
        Optional<IndependentAnswers> known = IndependentAnswers.of(around, cell, calls);
        Map<String, Integer> compared = new TreeMap<>();
        for (Kind kind : Kinds.all()) {
            List<Question> questions = new ArrayList<>(kind.questions(run));
            Collections.shuffle(questions, random);
            for (Question each : questions.subList(0, Math.min(OF_A_KIND, questions.size()))) {
                assertHasOneAnswer(each, source);
                if (known.isPresent() && known.get().canAnswer(each)) {
                    assertThat(known.get().answer(each)).as(each.asked()).isEqualTo(each.answer());
                    compared.merge(each.kind(), 1, Integer::sum);
                }
            }
        }
        return compared;
    }
}
