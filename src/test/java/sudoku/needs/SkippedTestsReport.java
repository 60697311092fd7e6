package sudoku.needs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The last step of {@code mvn verify}: lists the skipped tests with what each was missing.
 *
 * <p>A skip is fine on somebody's machine, where it is said. Where the build is the judge ({@code CI=true})
 * it is a failure: a test that does not run finds nothing. So is a run without a single whole-system test.
 */
public final class SkippedTestsReport {
    static final String UNIT = "unit-";
    static final String WHOLE = "whole-";

    private final List<String> skipped = new ArrayList<>();
    private int whole;

    public static void main(String[] arguments) throws IOException {
        boolean judged = "true".equalsIgnoreCase(System.getenv("CI"));
        SkippedTestsReport report = new SkippedTestsReport(Path.of(arguments[0]));
        report.lines(judged).forEach(System.out::println);
        if (judged && !report.everythingRan()) {
            System.exit(1);
        }
    }

    SkippedTestsReport(Path folder) throws IOException {
        read(folder, UNIT);
        whole = read(folder, WHOLE);
    }

    /** How many tests ran, in all the programs the build has split them into. */
    private int read(Path folder, String kind) throws IOException {
        int ran = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, kind + "*.txt")) {
            for (Path file : files) {
                ran += read(file);
            }
        } catch (NoSuchFileException noneRan) {
            return 0;
        }
        return ran;
    }

    /** The file is taken away, lest it be read again after a build that ran none. */
    private int read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        Files.delete(file);
        skipped.addAll(lines.subList(1, lines.size()));
        return Integer.parseInt(lines.get(0).substring(SkippedTests.RAN.length()));
    }

    boolean everythingRan() {
        return skipped.isEmpty() && whole > 0;
    }

    List<String> lines(boolean judged) {
        List<String> lines = new ArrayList<>();
        if (whole == 0) {
            lines.add("No whole-system test ran.");
        }
        if (skipped.isEmpty()) {
            lines.add("No test was skipped.");
        } else {
            lines.add("Skipped tests:");
            skipped.forEach(line -> lines.add("  " + line));
        }
        if (judged && !everythingRan()) {
            lines.add("With CI=true that fails the build.");
        }
        return lines;
    }
}
