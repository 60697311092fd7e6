package sudoku.page.make;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.Secrets;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.Checks;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.HelpPage;
import sudoku.exercise.help.SetHelp;
import sudoku.needs.Need;
import sudoku.needs.Needs;
import sudoku.page.PageBesideJdk;
import sudoku.page.PageBuild;
import sudoku.page.tasks.ExerciseTasks;
import sudoku.page.tasks.LessonPiece;

/** An answer is checked in the page as it is in a notebook: the same points, the same words, the same picture. */
@Needs(Need.CHROMIUM)
@Tag("thorough")
@Timeout(1800)
class ExercisesInPageIT extends PageBesideJdk {
    /** Without the course's kernel a loop goes on, as in this process; this JVM tells what was null. */
    private static final String STILL_RUNNING = " Nothing here can end it, so it is still running in the background:"
            + " restart the kernel to get rid of it\\.";

    private static final String UNKNOWN_NULL = "(threw NullPointerException): Cannot [^<]*";

    static List<ExerciseSource> sets() {
        return ExerciseSource.all();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theAnswerAndWhatPeopleWriteInsteadAreToldTheSame(ExerciseSource set) throws Exception {
        List<LessonPiece> tasks = ExerciseTasks.of(set.notebook(), set.toString());
        assertThat(tasks).hasSameSizeAs(help(set));
        Checks checks = new Checks();
        List<String> different = new ArrayList<>();
        String earlier = "";
        for (int number = 1; number <= tasks.size(); number++) {
            LessonPiece task = tasks.get(number - 1);
            for (String own : tries(set, number, task)) {
                String here = here(checks, help(set).get(number - 1), task.program(earlier + own));
                String there = there(set, task, task.program(earlier + own));
                if (!there.equals(here)) {
                    different.add(
                            task.kind() + " is told here\n" + here + "\nand in the page\n" + there + "\nof\n" + own);
                }
            }
            earlier += set.reference(number) + "\n";
        }
        assertThat(different).isEmpty();
    }

    /** The answer, the stub, and of the mistakes that a visible test finds the first two. */
    private static List<String> tries(ExerciseSource set, int number, LessonPiece task) {
        String visible = set.read("VisibleTests.java");
        Stream<String> mistakes = set.wrong().stream()
                .filter(wrong ->
                        wrong.task() == number && wrong.fails().stream().anyMatch(visible::contains))
                .map(ExerciseSource.Wrong::source)
                .limit(2);
        return Stream.concat(Stream.of(set.reference(number), task.stub()), mistakes)
                .toList();
    }

    private static List<Help> help(ExerciseSource set) {
        return SetHelp.read(set.toString(), set.read("help.md")).tasks();
    }

    private static String there(ExerciseSource set, LessonPiece task, String program) {
        return page.check(task.kind(), set.read("help.md"), typed(set, task), script(program));
    }

    /** All questions are answered, so that the check is open. */
    private static String typed(ExerciseSource set, LessonPiece task) {
        return help(set).stream()
                .filter(help -> help.task().getName().equals(task.kind()))
                .flatMap(help -> help.questions().stream())
                .map(Help.Question::right)
                .reduce((one, other) -> one + "\n" + other)
                .orElseThrow();
    }

    /** Each of the program's methods is one of an object here. */
    private static String here(Checks checks, Help help, String text) throws Exception {
        return here(text, program -> {
            Constructor<?> maker = program.getDeclaredConstructor();
            maker.setAccessible(true);
            Method mine = program.getDeclaredMethod("piece$given");
            mine.setAccessible(true);
            Checks.Outcome outcome = checks.run(help.task(), mine.invoke(maker.newInstance()));
            String told = outcome.page("", true).html();
            return (outcome.isRight()
                            ? "RIGHT\n" + told + HelpPage.anotherWay(help).html()
                            : "WRONG\n" + told)
                    .replaceAll(UNKNOWN_NULL, "$1.")
                    .replaceAll(STILL_RUNNING, "");
        });
    }

    @Test
    void nothingThatStudentsMustNotSeeIsInTheScripts() throws IOException {
        Secrets secrets = Secrets.of(CourseFolder.here());
        List<String> names = new ArrayList<>();
        List<String> leaks = new ArrayList<>();
        try (Stream<Path> files = Files.list(PageBuild.folder())) {
            files.forEach(file -> {
                String name = file.getFileName().toString();
                names.add(name);
                secrets.in(name, bytes(file)).ifPresent(leaks::add);
            });
        }
        assertThat(names).contains("exercise-01-backtracking.js");
        assertThat(leaks).isEmpty();
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
