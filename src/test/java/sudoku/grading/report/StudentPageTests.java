package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import sudoku.exercise.TestResult;
import sudoku.exercise.TestResult.Status;
import sudoku.exercise.Work;
import sudoku.grading.intake.Lateness;
import sudoku.grid.Grid;
import sudoku.picture.GridPicture;

/** What students read, and what they do not. */
class StudentPageTests {
    private static final String EVIL = "<script>alert('x')</script>\u202e";
    private static final String SECRET =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static TestResult result(Status status, int points, int possible, Optional<Work> work) {
        return new TestResult(
                "test", "A test", 1, points, possible, status, "", "", "", Optional.empty(), "", "", List.of(), work);
    }

    private static TestResult failed() {
        return new TestResult(
                "test",
                "A test",
                1,
                0,
                3,
                Status.FAIL,
                "It said " + EVIL,
                "expected " + SECRET,
                "got " + EVIL,
                Optional.of(GridPicture.of(Grid.parse(SECRET))),
                SECRET,
                "Look again.",
                List.of("line " + EVIL),
                Optional.empty());
    }

    private static Grade grade(boolean hidden) {
        return SampleGrade.of("eve " + EVIL, Grade.Row.of(failed(), hidden))
                .file(EVIL)
                .handedIn("2026-11-20T12:00:00Z", new Lateness(true, 1, 0, 0))
                .remarks(List.of("remark " + EVIL))
                .grade();
    }

    private static Grade open(String text) {
        return SampleGrade.of("eve", SampleGrade.row(2, 2)).open(text).grade();
    }

    @Test
    void whatIsReadByAPersonIsShownAsTextAndCountedApart() {
        assertThat(StudentPage.of(open("<script>2 > 1"), "x", Map.of(), Map.of()))
                .contains("&lt;script&gt;2 &gt; 1", "<strong>2</strong> of 2 points", "worth up to 4 more points")
                .doesNotContain("<script");
        assertThat(GradesCsv.of(List.of(open("so"), open("")), "x", ""))
                .contains(",note,to_be_read\n")
                .containsPattern("(?m),4$")
                .containsPattern("(?m),0$");
        assertThat(StudentPage.of(open(""), "x", Map.of(), Map.of()))
                .contains("Nothing was written")
                .doesNotContain("more points than");
        assertThat(GradesCsv.of(List.of(SampleGrade.of("bo").grade()), "x", "")).doesNotContain("to_be_read");
    }

    @Test
    void thePageNamesTheSetTheStudentAndEachTask() {
        assertThat(StudentPage.of(open(""), "x", Map.of(1, "Odd & even"), Map.of()))
                .contains("<h1>x: eve</h1>", "<h2>Task 1 · Odd &amp; even: 2 of 2 points</h2>");
    }

    @Test
    void anotherWayIsShownToWhoHasAllPointsOfATask() {
        assertThat(StudentPage.of(open(""), "x", Map.of(), Map.of(1, "a < b", 2, "c")))
                .contains("Another way", "a &lt; b")
                .doesNotContain("<pre>c");
        Grade failed = SampleGrade.of("bo", SampleGrade.row(0, 2)).grade();
        assertThat(StudentPage.of(failed, "x", Map.of(), Map.of(1, "a < b"))).doesNotContain("Another way");
    }

    @Test
    void aVisibleTestShowsAllThatHelps() {
        assertThat(StudentPage.of(grade(false), "03-stack", Map.of(), Map.of()))
                .contains(
                        "It said",
                        "expected " + SECRET,
                        "got",
                        "<img",
                        "Look again.",
                        "line ",
                        "0 of 3",
                        "Handed in late");
    }

    @Test
    void aHiddenTestShowsItsNameAndItsHintAndNothingElse() {
        for (String report : List.of(
                StudentPage.of(grade(true), "03-stack", Map.of(), Map.of()), GradescopeResults.of(grade(true)))) {
            assertThat(report)
                    .contains("A test", "stays hidden", "Look again.")
                    .doesNotContain(SECRET, "It said", "expected", "<img", "line ");
        }
    }

    private static Grade racer(String student, long... steps) {
        return SampleGrade.of(
                        student,
                        LongStream.of(steps)
                                .mapToObj(each -> new Work(each, each < 6_000, GridPicture.of(Grid.empty(9))))
                                .map(work -> Grade.Row.of(result(Status.PASS, 1, 1, Optional.of(work)), true))
                                .toArray(Grade.Row[]::new))
                .grade();
    }

    @Test
    void theFewestStepsComeFirstAmongThoseWhoFinishedAsManyRaces() {
        List<Grade> grades = List.of(
                racer("slow", 900, 800),
                racer("quick", 300, 200),
                racer("stopped", 100, 6_000),
                racer("neverThere", 6_000, 6_000));
        String page = new ClassPage("10-race", grades, List.of(), List.of(), false).html();
        assertThat(page.substring(page.indexOf("The fewest steps")))
                .containsSubsequence("quick", "500", "slow", "1,700", "stopped", "100")
                .doesNotContain("neverThere");
        assertThat(GradesCsv.of(grades, "10-race", "").lines())
                .first()
                .asString()
                .endsWith(",note,races,steps");
        assertThat(GradesCsv.of(grades, "10-race", "").lines())
                .element(3)
                .asString()
                .endsWith(",,1,100");
        assertThat(GradesCsv.of(List.of(grade(false)), "03-stack", "").lines())
                .first()
                .asString()
                .endsWith(",note");
    }

    @Test
    void eachTaskSaysItsPointsAndAPageWithoutAnySaysWhatMayBeWrong() {
        String none = StudentPage.of(grade(true), "x", Map.of(), Map.of());
        assertThat(none).contains(" points</h2>", "Is this the notebook that you worked in?");
        assertThat(StudentPage.of(open(""), "x", Map.of(), Map.of())).doesNotContain("Is this the notebook");
    }

    @Test
    void aHiddenTestThatWasNotTriedSaysSo() {
        Grade.Row row = Grade.Row.of(result(Status.NOT_REACHED, 0, 3, Optional.empty()), true);
        assertThat(StudentPage.explanation(row)).containsExactly("A hidden test, which was not run.");
    }
}
