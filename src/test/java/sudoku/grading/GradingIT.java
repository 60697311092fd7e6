package sudoku.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.ForeignText;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Part;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A class is graded, from its folder to the reports. */
@Needs(Need.BUBBLEWRAP)
class GradingIT {
    private static final Instant YESTERDAY = Instant.parse("2026-11-20T12:00:00Z");

    @TempDir
    Path folder;

    private Path exercise;
    private Path submissions;
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void handIn() throws IOException {
        exercise = AttackedExercise.in(folder);
        submissions = Files.createDirectory(folder.resolve("submitted"));
        handIn("ada", AttackedExercise.honest(), YESTERDAY);
        handIn("bob <script>", AttackedExercise.dividingByZero(), YESTERDAY.plusSeconds(1));
        handIn("eve", "nothing".getBytes(StandardCharsets.UTF_8), YESTERDAY);
    }

    private void handIn(String student, byte[] notebook, Instant time) throws IOException {
        AttackedExercise.handIn(submissions, student, notebook, time);
    }

    private GradingPlan plan(String out, int jobs, boolean resume) throws IOException {
        return plan(exercise, submissions, folder.resolve(out), jobs, false, resume);
    }

    private GradingPlan plan(Path set, Path handedIn, Path out, int jobs, boolean unsafe, boolean resume)
            throws IOException {
        Path roster = Files.writeString(folder.resolve("roster.csv"), "id,name\nada,Ada\nzoe,Zoe\n");
        return new GradingPlan(
                set,
                handedIn,
                out,
                Optional.of(roster),
                Optional.of(YESTERDAY),
                Path.of(System.getProperty("java.home")),
                jobs,
                OptionalLong.of(7),
                AttackedExercise.LIMITS,
                unsafe,
                resume,
                Part.WHOLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0);
    }

    private Map<String, String> graded(String out, int jobs, boolean resume) throws IOException {
        new Grading(plan(out, jobs, resume), said::add).run();
        return BitmaskClass.reports(folder.resolve(out));
    }

    @Test
    void everybodyGetsARowTheSameBytesAtEveryRunAndWhatIsDoneIsNotDoneAgain() throws IOException {
        Map<String, String> first = graded("first", 1, false);
        List<String> rows = first.get("grades.csv").lines().toList();
        assertThat(rows).hasSize(5);
        assertThat(rows.get(0))
                .startsWith("assignment,duedate,timestamp,student_id,last_name,first_name,email,raw_score,"
                        + "late_submission_penalty,score,max_score");
        assertThat(rows.get(1))
                .isEqualTo("99-attacked,2026-11-20T12:00:00Z,2026-11-20T12:00:00Z,ada,,,,7,0,7,7,GRADED,false,");
        assertThat(rows.get(2))
                .startsWith("99-attacked,2026-11-20T12:00:00Z,2026-11-20T12:00:01Z,bob <script>,,,,0,0,0,7,"
                        + "GRADED,true,");
        assertThat(rows.get(3)).contains(",eve,,,,0,0,0,7,UNREADABLE,false,", "not valid JSON");
        assertThat(rows.get(4)).endsWith(",zoe,,,,0,0,0,7,MISSING,false,Nothing was handed in.");
        String bob = first.get("students/" + ForeignText.fileName("bob <script>") + "/index.html");
        assertThat(bob)
                .contains(
                        "bob &lt;script&gt;",
                        "Task 2 · Doubling: ",
                        "ArithmeticException",
                        "return number / 0;",
                        "Handed in late")
                .doesNotContain("<script");
        assertThat(first.get("index.html"))
                .contains("4 students, 2 graded, 1 unreadable, 1 missing", "zoe")
                .doesNotContain("<script");

        assertThat(graded("second", 2, false)).isEqualTo(first);

        Path done = folder.resolve("second").resolve("done").resolve("ada.json");
        Files.writeString(done, Files.readString(done).replace("\"remarks\":[]", "\"remarks\":[\"kept from before\"]"));
        assertThat(graded("second", 2, true).get("students/ada/index.html")).contains("kept from before");
        handIn(
                "ada",
                AttackedExercise.notebook(AttackedExercise.HONEST + " // new", AttackedExercise.DOUBLED),
                YESTERDAY);
        assertThat(graded("second", 2, true).get("students/ada/index.html"))
                .doesNotContain("kept from before")
                .contains("<strong>7</strong> of 7");
    }

    @Test
    void aMistakeInWhatAPersonHasTypedIsToldBeforeAnythingTakesTime() throws IOException {
        Path set = Path.of("exercises", "02-bitmask");
        Path out = folder.resolve("out");
        Files.createDirectories(out.resolve("done"));
        Files.writeString(out.resolve("open.csv"), "student,points,comment\nada,9,\n");
        assertRefused(plan(set, submissions, out, 1, false, true), "a number from 0 to 4");
        assertThat(said).isEmpty();
    }

    @Test
    void whereEverythingIsDoneNoSandboxIsMade() throws IOException {
        graded("out", 1, false);
        assertThat(said).anyMatch(line -> line.startsWith("Testing whether"));
        said.clear();
        Map<String, String> before = BitmaskClass.reports(folder.resolve("out"));
        assertThat(graded("out", 1, true)).isEqualTo(before);
        assertThat(said).noneMatch(line -> line.startsWith("Testing whether"));
    }

    @Tag("thorough")
    @Test
    void whoNeverEndsIsGradedLastAndNobodysReportWaitsForThat() throws IOException {
        handIn(
                "aaron",
                AttackedExercise.notebook(
                        AttackedExercise.HONEST, "int doubled(int number) { while (true) { number++; } }"),
                YESTERDAY);
        List<String> meanwhile = new ArrayList<>();
        new Grading(plan("out", 1, false), line -> {
                    if (line.startsWith("All have been graded")) {
                        meanwhile.addAll(read("grades.csv").lines().toList());
                        meanwhile.add(read("students/ada/index.html"));
                        meanwhile.add(line);
                    }
                })
                .run();
        assertThat(meanwhile.get(1)).contains(",aaron,", ",NOT_GRADED,", "is still being graded");
        assertThat(meanwhile.get(2)).contains(",ada,", ",7,0,7,7,GRADED,");
        assertThat(meanwhile.get(meanwhile.size() - 2)).contains("<strong>7</strong> of 7");
        assertThat(meanwhile.get(meanwhile.size() - 1)).contains("except 1 that takes longer");
        List<String> rows = read("grades.csv").lines().toList();
        assertThat(rows.get(1)).contains(",aaron,,,,5,0,5,7,GRADED,");
        assertThat(rows.subList(2, rows.size())).isEqualTo(meanwhile.subList(2, rows.size()));
    }

    private String read(String report) {
        try {
            return Files.readString(folder.resolve("out").resolve(report));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    @Test
    void withoutABoxEveryReportSaysUnsafe() throws IOException {
        new Grading(plan(exercise, submissions, folder.resolve("out"), 1, true, false), said::add).run();
        assertThat(said).anyMatch(line -> line.startsWith("UNSAFE"));
        for (String report : List.of(
                "index.html",
                "grades.csv",
                "students/ada/index.html",
                "students/ada/results.json",
                "students/zoe/index.html")) {
            assertThat(Files.readString(folder.resolve("out").resolve(report)))
                    .as(report)
                    .contains("UNSAFE");
        }
    }

    @Test
    void whatCannotBeGradedIsRefusedInOneSentence() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.writeString(full.resolve("mine.txt"), "mine");
        Path out = folder.resolve("out");
        assertRefused(plan(empty, submissions, out, 1, false, false), "There is no exercise in");
        assertRefused(plan(exercise, empty.resolve("x"), out, 1, false, false), "There is nothing at");
        assertRefused(plan(exercise, submissions, full, 1, false, false), "is not empty");
        assertRefused(plan(exercise, submissions, full, 1, false, true), "has no grading");
        assertRefused(plan(exercise, empty, out, 1, false, false), "There is no submission in");
        assertThat(full.resolve("mine.txt")).hasContent("mine");
    }

    private void assertRefused(GradingPlan plan, String sentence) {
        assertThatThrownBy(() -> new Grading(plan, said::add).run())
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining(sentence)
                .message()
                .doesNotContain("\n")
                .endsWith(".");
    }
}
