package sudoku.grading.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudoku.grading.intake.Lateness;
import sudoku.grading.report.Grade.Row;
import sudoku.grading.report.Grade.Status;

/** What a class found hard, and who has moved since an earlier grading. */
class ClassViewsTests {
    private static final Lateness LATE = new Lateness(true, 1, 0, 10);

    private static Row row(String test, int points, String sentence, boolean hidden) {
        return SampleGrade.row(test, "Test " + test, 1, points, 3, hidden, hidden ? "" : sentence);
    }

    private static Grade grade(String student, Row... rows) {
        return SampleGrade.of(student, rows).file(student + "/a.ipynb").grade();
    }

    private static String page(List<Grade> grades) {
        return new ClassPage("x", grades, List.of(), List.of(), false).html();
    }

    @Test
    void mistakesThatDifferInNumbersAreTheSame() {
        List<Grade> grades = IntStream.range(0, 5)
                .mapToObj(i -> grade(
                        "s" + i,
                        row("a", 0, "Row " + i + " has 8.5.1" + " twice.", false),
                        row("b", i < 2 ? 0 : 3, "It is null.", false),
                        row("c", 0, "secret", true)))
                .toList();
        assertThat(CommonMistakes.in(grades)).singleElement().satisfies(mistake -> {
            assertThat(mistake.test()).isEqualTo("1. Test a");
            assertThat(mistake.students()).hasSize(5);
            assertThat(mistake.sentence()).isEqualTo("Row 0 has 8.5.1 twice.");
        });
        assertThat(new ClassPage("x", grades, List.of(), List.of(), true).html())
                .contains("What many got wrong", "Row 0 has", "href=\"moved.html\"");
        assertThat(page(grades)).doesNotContain("moved.html");
    }

    @Test
    void mistakesInOtherWordsAreOthers() {
        assertThat(CommonMistakes.in(Stream.of("one", "two", "three", "four")
                        .map(word -> grade(word, row("a", 0, "It says " + word + ".", false)))
                        .toList()))
                .isEmpty();
    }

    @Test
    void whoHasMovedIsTheOneWithOtherPointsAndTheTestsSayWhy() {
        List<Grade> before = List.of(
                grade("ada", row("a", 3, "", false), row("b", 0, "No.", false)),
                grade("bob", row("a", 3, "", false), row("b", 3, "", false)),
                grade("<eve>", row("a", 0, "No.", false), row("old", 3, "", false)));
        List<Grade> now = List.of(
                grade("ada", row("a", 3, "", false), row("b", 3, "", false)),
                grade("bob", row("a", 3, "", false), row("b", 3, "", false)),
                grade("<eve>", row("a", 0, "No.", false), row("new", 0, "No.", true)),
                grade("zoe", row("a", 3, "", false)));
        String page = new MovedPage(before, now).html("x");
        assertThat(page)
                .contains(
                        "in the earlier grading: 3. With different points now: 2.",
                        "1. Test b: 0 of 3 before, 3 of 3 now.",
                        "not yet graded): zoe.</p>",
                        "New: 1. Test new, 0 of 3.",
                        "Gone: 1. Test old, 3 before.",
                        "&lt;eve&gt;")
                .doesNotContain("<eve>", ">bob<");
        assertThat(page.indexOf("&lt;eve&gt;")).as("who has lost comes first").isLessThan(page.indexOf(">ada<"));
    }

    @Test
    void whereNobodyHasMovedThereIsNoTable() {
        List<Grade> same = List.of(grade("ada", row("a", 3, "", false)));
        assertThat(new MovedPage(same, same).html("x"))
                .contains("With different points now: 0.")
                .doesNotContain("<table>");
    }

    @Test
    void whoWasUnreadableOrMissingIsNotSaidToHaveBeenAbsentNorIsWhoHasVanishedForgotten() {
        List<Grade> before = List.of(
                grade("ada", row("a", 3, "", false)),
                grade("gone", row("a", 3, "", false)),
                grade("kim", row("a", 3, "", false), row("b", 3, "", false)));
        List<Grade> now = List.of(
                grade("ada", row("a", 3, "", false)),
                grade("una, u", row("a", 3, "", false)),
                Grade.without("kim", Status.UNREADABLE, "The file is empty.", List.of(row("a", 0, "", false)), true),
                Grade.without("zoe", Status.MISSING, "Nothing was handed in.", List.of(), true));
        String page = new MovedPage(before, now).html("x");
        assertThat(page)
                .contains(
                        "in the earlier grading: 2. With different points now: 1.",
                        "Graded now, but not in the earlier grading (not in it, missing, unreadable, or not yet "
                                + "graded): una, u.<",
                        "Graded in the earlier grading, but not here: gone.<",
                        "<td>Was graded, is unreadable. The file is empty.</td>")
                .doesNotContain("zoe", "Test a", "open task");
    }

    @Test
    void eachReasonHasALineAndPointsGivenByAPersonAreSaidNotToCount() {
        Grade late = SampleGrade.of("ada", row("a", 0, "", false), row("b", 3, "", false))
                .handedIn("later", LATE)
                .open("Because.")
                .grade();
        assertThat(new MovedPage(List.of(grade("ada", row("a", 3, "", false), row("b", 3, "", false))), List.of(late))
                        .html("x"))
                .contains(
                        "without the open task, minus",
                        "1. Test a: 3 of 3 before, 0 of 3 now.<br>Handed in"
                                + " at another time: then before, later now.<br>The late rules have changed");
    }

    @Test
    void theChartSaysThatItsPointsAreThoseBeforeTheCostOfBeingLate() {
        Grade late = SampleGrade.of("ada", row("a", 3, "", false))
                .handedIn("later", LATE)
                .grade();
        Grade early = grade("ada", row("a", 3, "", false));
        assertThat(page(Collections.nCopies(12, late))).contains("before lateness is subtracted");
        assertThat(page(Collections.nCopies(12, early)))
                .contains("Students by points")
                .doesNotContain("before lateness is subtracted");
    }

    @Test
    void howManyHaveMorePointsInATestIsSaidForTheClass() {
        List<Grade> before = List.of(
                grade("ada", row("a", 3, "", false), row("b", 0, "", false)),
                grade("bob", row("a", 0, "", false), row("b", 3, "", false)),
                grade("cyd", row("a", 3, "", false), row("b", 0, "", false)));
        List<Grade> now = List.of(
                grade("ada", row("a", 3, "", false), row("b", 3, "", false)),
                grade("bob", row("a", 3, "", false), row("b", 0, "", false)),
                grade("cyd", row("a", 3, "", false), row("b", 3, "", false)));
        String page = new MovedPage(before, now).html("x");
        assertThat(page)
                .contains(
                        "<td>1. Test b</td><td class=\"number\">2</td><td class=\"number\">1</td>",
                        "<td>1. Test a</td><td class=\"number\">1</td><td class=\"number\">0</td>",
                        "With different points now: 2.");
    }

    @Test
    void testsOfOneNameInTwoTasksAreTwoAndATestThatIsCalledAnotherMethodIsTheSame() {
        Row first = SampleGrade.row("first", "Afterwards", 1, 3, 3, false, "");
        Row second = SampleGrade.row("second", "Afterwards", 2, 0, 3, false, "No.");
        Row renamed = SampleGrade.row("renamed", "Afterwards", 1, 3, 3, false, "");
        Row mended = SampleGrade.row("second", "Afterwards", 2, 3, 3, false, "");
        String page =
                new MovedPage(List.of(grade("ada", first, second)), List.of(grade("ada", renamed, mended))).html("x");
        assertThat(page)
                .contains(
                        "2. Afterwards: 0 of 3 before, 3 of 3 now.",
                        "<td>2. Afterwards</td><td class=\"number\">1</td><td class=\"number\">0</td>")
                .doesNotContain("<td>1. Afterwards</td>");
        assertThat(new ClassPage("x", List.of(grade("ada", first, second)), List.of(), List.of(), false).html())
                .contains(
                        "<td>1. Afterwards</td><td class=\"number\">1 of 1</td>",
                        "<td>2. Afterwards</td><td class=\"number\">0 of 1</td>");
    }

    @Test
    void namesAndPointsComeFirstAndAChartOnlyWhereItSaysMore() {
        List<Grade> few = IntStream.range(0, 11)
                .mapToObj(i -> grade("s" + i, row("a", 3, "", false)))
                .toList();
        String page = page(few);
        assertThat(page.indexOf("<h2>Everybody</h2>")).isPositive().isLessThan(page.indexOf("<h2 id=\"looks\">"));
        assertThat(page.indexOf("<h2 id=\"looks\">")).isLessThan(page.indexOf("the hardest first"));
        assertThat(page)
                .as("and those that need a look are a click away")
                .contains("<a href=\"#looks\">Who needs a look</a>: 0", "Half of the graded have 3 or more");
        assertThat(page).doesNotContain("<img");
        List<Grade> many = IntStream.range(0, 12)
                .mapToObj(i -> grade("s" + i, row("a", 3, "", false)))
                .toList();
        assertThat(page(many)).contains("<img");
    }

    @Test
    void whoHasHandedInTheStubNeedsALookAndWhatCannotBeReadHasOneSentence() {
        Grade stub = grade("ada", row("a", 0, "No.", false), row("b", 0, "No.", false));
        assertThat(stub.worthALook()).get().asString().startsWith("No test has passed");
        assertThat(grade("bob", row("a", 0, "No.", false), row("b", 3, "", false))
                        .worthALook())
                .isEmpty();
        Grade unreadable =
                Grade.without("kim", Status.UNREADABLE, "The file is empty.", List.of(row("a", 0, "", false)), true);
        assertThat(StudentPage.of(unreadable, "x", Map.of(), Map.of()))
                .contains("The file is empty.")
                .doesNotContain("Test a", "Task 1");
    }

    @Test
    void aClassOfWhichNobodyCouldBeGradedHasNoHardestTest() {
        assertThat(page(List.of(Grade.without(
                        "kim", Status.UNREADABLE, "It is empty.", List.of(row("a", 0, "", false)), true))))
                .contains("1 unreadable", "It is empty.")
                .doesNotContain("hardest", "0 of 0");
    }

    /** Names in an archive are as long as somebody likes, and each is quoted in several reports. */
    @Test
    void noReportIsAsLongAsTheNamesItQuotes() {
        String name = "n".repeat(20_000);
        Grade grade = SampleGrade.of("ada", row("a", 3, "", false))
                .status(Status.GRADED, name)
                .file(name)
                .remarks(Stream.generate(() -> "Not graded: " + name)
                        .limit(1_000)
                        .toList())
                .grade();
        String page = new ClassPage(
                        "x",
                        List.of(grade),
                        List.of(),
                        Stream.generate(() -> name).limit(50_000).toList(),
                        false)
                .html();
        assertThat(page.length()).isLessThan(200_000);
        assertThat(page).contains("And 49900 more.");
        assertThat(StudentPage.of(grade, "x", Map.of(), Map.of()).length()).isLessThan(50_000);
        assertThat(grade.remarks()).hasSize(20).allMatch(remark -> remark.startsWith("Not graded: nn"));
    }
}
