package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.KernelTestSuite;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** The tests that Jupyter's makers wrote for every kernel, none of their optional parts left out. */
@Needs(Need.JUPYTER_KERNEL_TEST)
@Tag("thorough")
class OfficialSuiteIT {

    @ParameterizedTest
    @MethodSource("sudoku.kernel.Jdks#tested")
    void everyOfficialTestPasses(Jdks.Jdk jdk, @TempDir Path state) throws IOException, InterruptedException {
        new KernelSpec(jdk.home().resolve("bin/java"), CourseFolder.here().jar())
                .install(KernelSpec.below(state, "java"));
        ProcessBuilder suite = new ProcessBuilder(
                KernelTestSuite.python().orElseThrow().toString(),
                JupyterClient.script(state, "official_suite.py").toString());
        suite.environment().keySet().removeIf(name -> name.startsWith("JUPYTER") || name.startsWith("JPY_"));
        suite.environment()
                .put("JUPYTER_PATH", state.resolve("share").resolve("jupyter").toString());
        suite.environment().put("JUPYTER_RUNTIME_DIR", state.resolve("runtime").toString());
        Process process = suite.redirectErrorStream(true).start();
        String report = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(report).isZero();
        assertThat(report)
                .containsPattern("Ran 1[2-9] tests")
                .endsWith("\nOK\n")
                .doesNotContain("skipped");
    }
}
