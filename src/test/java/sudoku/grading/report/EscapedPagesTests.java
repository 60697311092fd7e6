package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.grading.alike.AlikeAnswers;
import sudoku.grading.alike.AlikePage;
import sudoku.grading.intake.Lateness;
import sudoku.grading.report.Grade.Row;
import sudoku.grading.report.Grade.Status;

/** Whatever a page is given comes out as text: no field is a tag, the end of an attribute, or a template's order. */
class EscapedPagesTests {
    private static final String EVIL =
            "<script>alert(\"x\")</script> & 'y' {{ 7 * 7 }} {% include \"open.html\" %}\u202e";
    private static final String ESCAPED = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;"
            + " {{ 7 * 7 }} {% include &quot;open.html&quot; %}\ufffd";
    private static final Lateness LATE = new Lateness(true, 1, 0, 10);

    @TempDir
    Path out;

    private static Row row(String status) {
        return new Row(
                "test",
                "a test" + EVIL,
                1,
                status.equals("PASS") ? 3 : 0,
                3,
                status,
                false,
                "a sentence" + EVIL,
                "what is expected" + EVIL,
                "what came" + EVIL,
                "",
                "a hint" + EVIL,
                List.of("a line" + EVIL),
                5);
    }

    private static Grade grade(String student, Status status, String handedIn, Lateness lateness, String test) {
        return SampleGrade.of(student + EVIL, row(test))
                .status(status, status == Status.GRADED ? "" : "a reason" + EVIL)
                .file("a file" + EVIL)
                .handedIn(handedIn + EVIL, lateness)
                .remarks(List.of("a remark" + EVIL))
                .open("an answer" + EVIL)
                .grade();
    }

    private static Grade grade(String student) {
        return grade(student, Status.GRADED, "a time", Lateness.NONE, "FAIL");
    }

    /** Each of these is somewhere in the page, in this form, and nowhere in another. */
    private static void assertEscaped(String page, String... fields) {
        assertThat(page)
                .contains(Stream.of(fields).map(field -> field + ESCAPED).toList());
        String withoutScript = page.replaceAll("(?s)<script>// Keeps .*?</script>", "");
        assertThat(withoutScript.replace(ESCAPED, ""))
                .doesNotContain("<script", "alert(", "7 * 7", "{{", "{%")
                .doesNotContain("'y'", "&amp;lt;", "&amp;amp;", "\u202e");
    }

    @Test
    void onAStudentsPage() {
        Grade late = grade("a student", Status.GRADED, "a time", LATE, "FAIL")
                .with(new Reading(Optional.empty(), 4, "a comment" + EVIL));
        assertEscaped(
                StudentPage.of(late, "a set" + EVIL, Map.of(), Map.of()),
                "a set",
                "a student",
                "a remark",
                "a time",
                "a test",
                "a sentence",
                "what is expected",
                "what came",
                "a hint",
                "a line",
                "an answer",
                "a comment");
        assertEscaped(
                StudentPage.of(
                        grade("a student", Status.GRADED, "a time", LATE, "PASS"),
                        "a set",
                        Map.of(),
                        Map.of(1, "another way" + EVIL)),
                "another way");
        assertEscaped(
                StudentPage.of(
                        grade("a student", Status.UNREADABLE, "a time", LATE, "NOT_REACHED"),
                        "a set",
                        Map.of(),
                        Map.of()),
                "a student",
                "a reason");
    }

    @Test
    void onThePageOfTheClass() {
        List<Grade> grades =
                Stream.of("one", "two", "three").map(EscapedPagesTests::grade).toList();
        assertEscaped(
                new ClassPage("a set" + EVIL, grades, List.of("a note" + EVIL), List.of("a file" + EVIL), true).html(),
                "a set",
                ">one",
                "a remark",
                "<td>1. a test",
                "<br>a sentence",
                "a note",
                "<li>a file");
    }

    @Test
    void onThePageOfThoseWhoHaveMoved() {
        List<Grade> before = List.of(grade("one"), grade("two"), grade("gone"));
        List<Grade> now = List.of(
                grade("one", Status.GRADED, "another time", Lateness.NONE, "PASS"),
                grade("two", Status.UNREADABLE, "a time", Lateness.NONE, "PASS"),
                grade("new"));
        assertEscaped(
                new MovedPage(before, now).html("a set" + EVIL),
                "a set",
                ">one",
                "not yet graded): new",
                "not here: gone",
                "<td>1. a test",
                "a time",
                "another time",
                "is unreadable. a reason");
    }

    @Test
    void onThePageOfTheOpenTask() throws IOException {
        Files.writeString(
                out.resolve(OpenTask.COMMENTS), "number,comment\n#1,\"a comment" + EVIL.replace("\"", "\"\"") + "\"\n");
        Files.writeString(
                out.resolve(OpenTask.POINTS),
                OpenTask.of(List.of(grade("one")), out, Optional.empty())
                        .orElseThrow()
                        .pointsCsv()
                        .replaceAll(",,\n", ",3,#1\n"));
        assertEscaped(
                OpenTask.of(List.of(grade("one")), out, Optional.empty())
                        .orElseThrow()
                        .page("a set" + EVIL, Map.of("a question" + EVIL, "the instructor" + EVIL)),
                "a set",
                ">one",
                "data-student=\"one",
                "an answer",
                "<td>a comment",
                "value=\"a comment",
                "note\">a comment",
                "a question",
                "the instructor");
    }

    private static String alike(Callable<AlikeAnswers> answers) {
        return AlikePage.html("a set" + EVIL, answers, Duration.ofMinutes(2));
    }

    @Test
    void onThePageOfAlikeAnswers() {
        String code = "int sum = 0;\nfor (int i = 0; i < 81; i++) {\n    if (board[i] != 0) {\n"
                + "        sum += board[i] * i; // a line" + EVIL + "\n    }\n}\nSystem.out.println(sum + 1);\n";
        Map<String, String> sources = Map.of(
                "one" + EVIL,
                code,
                "two" + EVIL,
                "// a first line" + EVIL + "\n" + code,
                "long" + EVIL,
                "a".repeat(60_000),
                "unread" + EVIL,
                "((((".repeat(100));
        assertEscaped(
                alike(() -> new AlikeAnswers(sources, List.of(), List.of())),
                "a set",
                "<h3>one",
                "</strong> one",
                "and two",
                "a line",
                "a first line",
                "characters: long",
                "program: unread");
        assertEscaped(
                alike(() -> {
                    throw new IllegalStateException("a fault" + EVIL);
                }),
                "a set",
                "a fault");
    }

    /** What a page looks like is in its template, where the text of others is never taken for tags. */
    @Test
    void noTagIsWrittenByTheGraderItself() throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/sudoku/grading"))) {
            for (Path source :
                    sources.filter(file -> file.toString().endsWith(".java")).toList()) {
                assertThat(Files.readString(source)).as(source.toString()).doesNotContainPattern("\"</?[a-z]");
            }
        }
    }
}
