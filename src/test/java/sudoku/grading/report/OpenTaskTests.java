package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.Lateness;
import sudoku.grading.report.Grade.Status;

/** What a person has typed about the answers in words is in every report, and is never lost. */
class OpenTaskTests {
    private static final Lateness TEN_PERCENT = new Lateness(true, 1, 0, 10);

    private List<Grade> grades = List.of(
            grade("Ada Byron_1", "Because <b>I</b> have counted.", Lateness.NONE),
            grade("Bob, =B_2", "It is so.", TEN_PERCENT),
            grade("Cyd_3", "", Lateness.NONE));

    @TempDir
    Path out;

    private static Grade grade(String student, String words, Lateness lateness) {
        return SampleGrade.of(student, SampleGrade.row(10, 13))
                .file(student + "_assignsubmission_file_exercise.ipynb")
                .handedIn("2026-11-20T12:00:00Z", lateness)
                .open(words)
                .grade();
    }

    private OpenTask typed(String csv) throws IOException {
        Files.writeString(out.resolve(OpenTask.POINTS), csv);
        return OpenTask.of(grades, out, Optional.empty()).orElseThrow();
    }

    private OpenTask typedAndWritten(String csv) throws IOException {
        OpenTask task = typed(csv);
        Files.writeString(out.resolve(OpenTask.POINTS), task.pointsCsv());
        Files.writeString(out.resolve(OpenTask.COMMENTS), task.commentsCsv());
        return task;
    }

    @Test
    void beforeAnybodyHasReadThereIsARowForEachWhoWroteAndNoPointMoreOrLess() {
        OpenTask task = OpenTask.of(grades, out, Optional.empty()).orElseThrow();
        assertThat(task.pointsCsv()).isEqualTo("student,points,comment\nAda Byron_1,,\n\"Bob, =B_2\",,\n");
        assertThat(task.graded()).isEqualTo(grades);
        assertThat(task.page("01", Map.of("Why <so>?", "Because & so.")))
                .contains(
                        "Because &lt;b&gt;I&lt;/b&gt; have counted.",
                        "It is so.",
                        "not read yet",
                        "Answers: 2. Read: 0. Nothing was written by Cyd_3.",
                        "<p>Why &lt;so&gt;?</p>",
                        "<p>Because &amp; so.</p>")
                .doesNotContain("data-student=\"Cyd_3\"", "<b>");
    }

    @Test
    void whatIsTypedCountsInEveryReport() throws IOException {
        List<Grade> read = typed("student,points,comment\nAda Byron_1,3.5,Good & <short>.\n\"Bob, =B_2\",2,\n")
                .graded();
        assertThat(GradesCsv.of(read, "01", "").lines().skip(1))
                .satisfiesExactly(
                        ada -> assertThat(ada)
                                .contains(",13.5,0.0,13.5,17,GRADED,")
                                .endsWith(",0"),
                        bob -> assertThat(bob)
                                .contains(",12,1.2,10.8,17,GRADED,")
                                .endsWith(",0"),
                        cyd -> assertThat(cyd).contains(",10,0,10,17,GRADED,").endsWith(",0"));
        assertThat(StudentPage.of(read.get(0), "01", Map.of(), Map.of()))
                .contains("<strong>13.5</strong> of 17", "3.5 of 4", "Good &amp; &lt;short&gt;.")
                .doesNotContain("<short>", "more points");
        assertThat(GradescopeResults.of(read.get(0)))
                .contains("\"score\" : 13.5", "The open task: 3.5 of 4 points. Good & <short>.");
        assertThat(GradebookFiles.of(read, "01").get("for-moodle.csv"))
                .contains("Ada Byron,13.5,17,,", "Good & <short>.");
        assertThat(new ClassPage("01", read, List.of(), List.of(), false).html())
                .contains("13.5", "<a href=\"open.html\">Answers to the open task</a>: 2, read: 2</p>");
    }

    @Test
    void whoIsNotReadYetIsStillToBeReadWhenOthersHaveTheirPoints() throws IOException {
        List<Grade> read = typed("Ada Byron_1,3,\n").graded();
        assertThat(read).extracting(Grade::toBeRead).containsExactly(0, 4, 0);
        assertThat(read).extracting(Grade::possible).containsOnly(17);
        assertThat(new ClassPage("01", read, List.of(), List.of(), false).html())
                .contains("Answers to the open task</a>: 2, read: 1</p>");
    }

    @Test
    void aKeptCommentIsGivenByItsNumberWhichStays() throws IOException {
        typedAndWritten("Ada Byron_1,3,Say how often.\n");
        OpenTask second = typedAndWritten("Ada Byron_1,3,A new one.\n\"Bob, =B_2\",2,#1\n");
        assertThat(second.commentsCsv()).isEqualTo("number,comment\n#1,Say how often.\n#2,A new one.\n");
        assertThat(second.pointsCsv()).contains("\"Bob, =B_2\",2,Say how often.\n");
        assertThat(second.page("01", Map.of()))
                .contains(
                        "<td>#1</td><td>Say how often.</td>",
                        "<td>#2</td><td>A new one.</td><td class=\"number\">once</td>");

        Path other = Files.createDirectory(out.resolve("other"));
        assertThat(OpenTask.of(grades, other, Optional.of(out.resolve(OpenTask.COMMENTS)))
                        .orElseThrow()
                        .commentsCsv())
                .isEqualTo(second.commentsCsv());
    }

    @Test
    void whatASpreadsheetSavesIsReadAndWhatItCouldComputeStaysText() throws IOException {
        OpenTask task =
                typedAndWritten("\ufeffstudent;points;comment\r\n" + "Ada Byron_1;3,5;\"=1+1; \"\"so\"\"\nit is\"\r\n");
        String once = task.pointsCsv();
        assertThat(once).contains("Ada Byron_1,3.5,\"'=1+1; \"\"so\"\" it is\"\n");
        OpenTask again = OpenTask.of(grades, out, Optional.empty()).orElseThrow();
        assertThat(again.pointsCsv()).isEqualTo(once);
        assertThat(again.commentsCsv()).isEqualTo(task.commentsCsv());
    }

    @Test
    void aNumberThatLostItsNoughtsIsReadAsItsStudentOnce() throws IOException {
        grades = List.of(grade("0042", "A reason.", Lateness.NONE));
        assertThat(typed("student,points,comment\n42,3,\n").pointsCsv()).isEqualTo("student,points,comment\n0042,3,\n");
        assertThatThrownBy(() -> typed("student,points,comment\n42,3,\n0042,2,\n"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining("this student has two rows");
    }

    @Test
    void whoseSubmissionIsGoneHasNoRowMoreAsLongAsNothingWasTypedThere() throws IOException {
        assertThat(typed("student,points,comment\nAda Byron_1,3,\nZoe_4,,\n").pointsCsv())
                .contains("Ada Byron_1,3,")
                .doesNotContain("Zoe");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            Zoe,3,            | nobody of that name handed anything in
            Ada Byron_1,5,    | a number from 0 to 4
            Ada Byron_1,-1,   | a number from 0 to 4
            Ada Byron_1,good, | a number from 0 to 4
            Ada Byron_1,3,#7  | there is no comment #7
            Ada Byron_1,1,a,b | more than three fields
            """)
    void aSlipOfThePenIsNamedWithItsRowAndNothingIsWritten(String row, String sentence) {
        assertThatThrownBy(() -> typed(row + "\n"))
                .isInstanceOf(CourseProblem.class)
                .hasMessageContaining(sentence)
                .hasMessageContaining(row.split(",")[0])
                .hasMessageContaining("such as ada,3,#1");
    }

    @Test
    void anExerciseWithoutOneHasNoPage() {
        assertThat(OpenTask.of(
                        List.of(Grade.without("ada", Status.MISSING, "Nothing.", List.of(), true)),
                        out,
                        Optional.empty()))
                .isEmpty();
    }
}
