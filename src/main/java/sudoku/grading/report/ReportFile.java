package sudoku.grading.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/** Writes what a grading gives, and says how to go on where that fails. */
public final class ReportFile {
    private ReportFile() {}

    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] content) {
        try {
            Disk.write(file, content);
        } catch (CourseProblem failed) {
            throw new CourseProblem(failed.getMessage() + " Then go on with --resume.", failed);
        }
    }
}
