package sudoku.explain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/**
 * The number from which a student's questions are drawn, kept beside her notebook.
 *
 * <p><b>Idea.</b> If she opens the notebook again, she meets the same questions; two students with equal programs meet
 * different ones. Where nothing can be written, the place of the folder has to do.
 */
final class CopySeed {
    static final String FILE = ".questions-seed";

    private CopySeed() {}

    static long in(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            if (Files.isRegularFile(file)) {
                return Long.parseLong(Files.readString(file).strip());
            }
            long drawn = new SecureRandom().nextInt(1_000_000_000);
            Files.write(file, (drawn + "\n").getBytes(StandardCharsets.UTF_8));
            return drawn;
        } catch (IOException | NumberFormatException unusable) {
            return folder.toAbsolutePath().normalize().hashCode();
        }
    }
}
