package sudoku.needs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes down which tests were skipped, for whatever cause, and how many ran.
 *
 * <p>The build names the file in the property {@code sudoku.tests}; run from elsewhere, nothing is
 * written. {@link SkippedTestsReport} reads it at the end of the build.
 */
public final class SkippedTests implements TestExecutionListener {
    static final String FILE_PROPERTY = "sudoku.tests";
    static final String RAN = "ran ";

    private final List<String> skipped = new ArrayList<>();
    private final String file;
    private int ran;

    /** The launcher makes one for a whole run. */
    public SkippedTests() {
        this(System.getProperty(FILE_PROPERTY));
    }

    SkippedTests(String file) {
        this.file = file;
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped.add(nameOf(test) + ": " + reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            skipped.add(nameOf(test) + ": "
                    + result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        } else if (test.isTest()) {
            ran++;
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (file == null) {
            return;
        }
        List<String> lines = new ArrayList<>(List.of(RAN + ran));
        skipped.forEach(line -> lines.add(line.replace('\n', ' ')));
        try {
            Files.createDirectories(Path.of(file).getParent());
            Files.write(Path.of(file), lines);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String nameOf(TestIdentifier test) {
        return test.getSource()
                .map(source -> {
                    if (source instanceof MethodSource method) {
                        return method.getClassName() + "." + method.getMethodName();
                    }
                    return source instanceof ClassSource type ? type.getClassName() : test.getDisplayName();
                })
                .orElse(test.getDisplayName());
    }
}
