package sudoku.course.mutants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The mutants that no test can tell from the reference, each with its reason: a block for each task, under its name the
 * mutants, and below one or several of them a line that begins with {@code because}.
 */
record Survivors(Set<String> harmless) {
    private static final String FILE = "/sudoku/course/survivors.txt";

    static Survivors read() {
        try (InputStream in = Survivors.class.getResourceAsStream(FILE)) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Survivors of(String text) {
        Set<String> harmless = new LinkedHashSet<>();
        String task = "";
        String withoutReason = "";
        for (String line : text.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
            if (line.strip().startsWith("because ")) {
                withoutReason = "";
            } else if (!line.startsWith(" ")) {
                expectReason(withoutReason);
                task = line.strip();
            } else {
                withoutReason = task + "\n    " + line.strip();
                if (!harmless.add(withoutReason)) {
                    throw new AssertionError("Named twice: " + withoutReason);
                }
            }
        }
        expectReason(withoutReason);
        return new Survivors(harmless);
    }

    private static void expectReason(String withoutReason) {
        if (!withoutReason.isEmpty()) {
            throw new AssertionError("No line that begins with \"because\" follows " + withoutReason);
        }
    }
}
