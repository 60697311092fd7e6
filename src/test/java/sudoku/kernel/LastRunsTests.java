package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sudoku.kernel.cell.FailureReport;

/** Which version of a definition failed last, found by its cell or by its name. */
class LastRunsTests {
    private static final String ANSWER = "int twice(int n) {\n  return 2 * n;\n}\nint helper() { return 0; }";
    private static final String BROKEN = "int twice(int n) {\n  return 2 * n++ {;\n}";
    private static final FailureReport WRONG = FailureReport.of("CompileError", "';' expected");

    private final LastRuns runs = new LastRuns();

    @Test
    void nothingHasFailedThatWasNeverRun() {
        assertThat(runs.failureOf("answer")).isNull();
        assertThat(runs.hasRunWell("answer")).isFalse();
    }

    @Test
    void whatIsDefinedHasTheSourceThatRanWellLast() {
        assertThat(runs.sourceOf("twice")).isNull();
        runs.well("answer", ANSWER);
        runs.failed("answer", BROKEN, WRONG);
        assertThat(runs.sourceOf("twice")).isEqualTo(ANSWER);
        assertThat(runs.sourceOf("helper")).isEqualTo(ANSWER);
        runs.well("another", "int twice(int n) { return n + n; }");
        assertThat(runs.sourceOf("twice")).isEqualTo("int twice(int n) { return n + n; }");
        runs.well("given", "final int FEW = 2, MANY = 9;\nint twice = 4;");
        assertThat(runs.sourceOf("MANY")).startsWith("final int FEW");
        assertThat(runs.sourceOf("twice")).as("a method before a variable").startsWith("int twice(int n)");
    }

    @Test
    void theLastRunCounts() {
        runs.well("answer", ANSWER);
        assertThat(runs.hasRunWell("answer")).isTrue();
        runs.failed("answer", BROKEN, WRONG);
        assertThat(runs.hasRunWell("answer")).isFalse();
        assertThat(runs.failureOf("answer")).isEqualTo("CompileError: ';' expected");
        assertThat(runs.failureOf("twice")).isEqualTo("CompileError: ';' expected");
        runs.well("answer", ANSWER);
        assertThat(runs.failureOf("answer")).isNull();
        assertThat(runs.failureOf("twice")).isNull();
    }

    /** Some front ends give no ids. */
    @Test
    void withoutAnIdTheNameIsEnough() {
        runs.failed(null, BROKEN, WRONG);
        assertThat(runs.failureOf("twice")).isNotNull();
        runs.well(null, "twice(3)");
        assertThat(runs.failureOf("twice")).isNotNull();
        runs.well(null, ANSWER);
        assertThat(runs.failureOf("twice")).isNull();
    }

    @Test
    void aCellThatOnlyUsesTheNameSaysNothingAboutIt() {
        runs.well("answer", ANSWER);
        runs.failed("scratch", "if (5 > twice(2)) { System.out.println(twice(1)); }\nreturn twice(0);", WRONG);
        assertThat(runs.failureOf("twice")).isNull();
        assertThat(runs.failureOf("scratch")).isNotNull();
    }

    @Test
    void whoHasDefinedItElsewhereHasMendedIt() {
        runs.failed("answer", BROKEN, WRONG);
        runs.well("other", ANSWER);
        assertThat(runs.failureOf("answer")).isNull();
        assertThat(runs.failureOf("twice")).isNull();
    }

    @Test
    void aHelperDefinedElsewhereDoesNotMendTheAnswer() {
        runs.failed("answer", ANSWER, WRONG);
        runs.well("other", "int helper() { return 1; }");
        assertThat(runs.failureOf("answer")).isNotNull();
        assertThat(runs.failureOf("twice")).isNotNull();
    }

    @Test
    void whatCannotBeReadAtAllIsFoundByItsCell() {
        runs.failed("answer", "int twice(int n {", WRONG);
        assertThat(runs.failureOf("answer")).isNotNull();
        runs.well("other", "int more = 1;");
        assertThat(runs.failureOf("answer")).isNotNull();
    }
}
