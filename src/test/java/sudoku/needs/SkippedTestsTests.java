package sudoku.needs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class SkippedTestsTests {
    @TempDir
    Path folder;

    /** Not found by the build: it is nested, and no test class by name. */
    static class Mixed {
        @Test
        void runs() {}

        @Test
        @Disabled("for the sake of the example")
        void isDisabled() {}

        @Test
        void assumesTooMuch() {
            Assumptions.assumeTrue(false, "there is no moon");
        }
    }

    @Test
    void everySkipIsWrittenDownWithItsReason() throws IOException {
        assertThat(written())
                .containsExactlyInAnyOrder(
                        "ran 1",
                        Mixed.class.getName() + ".isDisabled: for the sake of the example",
                        Mixed.class.getName() + ".assumesTooMuch: Assumption failed: there is no moon");
    }

    @Test
    void aSkipIsListedAndNoFailureOnSomebodysMachine() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "1.txt"), List.of("ran 3", "AnIT: needs a moon"));
        assertThat(new SkippedTestsReport(folder).lines(false))
                .containsExactly("Skipped tests:", "  AnIT: needs a moon");
    }

    @Test
    void aSkipOfAnyKindFailsTheBuildThatJudges() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "1.txt"), List.of("ran 3"));
        Files.write(folder.resolve(SkippedTestsReport.UNIT + "1.txt"), List.of("ran 9", "ATests.a: not today"));
        SkippedTestsReport report = new SkippedTestsReport(folder);
        assertThat(report.everythingRan()).isFalse();
        assertThat(report.lines(true)).contains("  ATests.a: not today", "With CI=true that fails the build.");
    }

    @Test
    void aRunWithoutWholeSystemTestsIsNotEverything() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.UNIT + "1.txt"), List.of("ran 9"));
        assertThat(new SkippedTestsReport(folder).everythingRan()).isFalse();
    }

    @Test
    void everythingRanWhenNothingWasSkipped() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.UNIT + "1.txt"), List.of("ran 9"));
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "1.txt"), List.of("ran 3"));
        assertThat(new SkippedTestsReport(folder).everythingRan()).isTrue();
    }

    @Test
    void theReportIsOfAllProgramsTogether() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "1.txt"), List.of("ran 3"));
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "2.txt"), List.of("ran 0", "AnIT: needs a moon"));
        SkippedTestsReport report = new SkippedTestsReport(folder);
        assertThat(report.everythingRan()).isFalse();
        assertThat(report.lines(false)).containsExactly("Skipped tests:", "  AnIT: needs a moon");
    }

    @Test
    void aReportIsReadOnlyOnce() throws IOException {
        Files.write(folder.resolve(SkippedTestsReport.WHOLE + "1.txt"), List.of("ran 3"));
        new SkippedTestsReport(folder);
        assertThat(new SkippedTestsReport(folder).everythingRan()).isFalse();
    }

    private List<String> written() throws IOException {
        Path file = folder.resolve("tests.txt");
        var withoutTheBuilds = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        LauncherFactory.create(withoutTheBuilds)
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(Mixed.class))
                                .build(),
                        new SkippedTests(file.toString()));
        return Files.readAllLines(file);
    }
}
