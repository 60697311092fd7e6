package sudoku.grading.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import sudoku.grading.intake.GradingRefused;

/** Writes files whole or not at all. */
public final class ReportFile {
    private ReportFile() {}

    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] content) {
        Path half = file.resolveSibling("." + file.getFileName() + ".half");
        try {
            Files.createDirectories(file.getParent());
            Files.write(half, content);
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            half.toFile().delete();
            throw new GradingRefused("Cannot write " + file + " (" + failed.getMessage()
                    + "): make room there, and go on with --resume.");
        }
    }
}
