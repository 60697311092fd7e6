package sudoku.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Who should have handed in: the first column of a CSV file, with or without a heading. */
final class Roster {
    private static final Set<String> HEADINGS = Set.of("id", "student_id", "student", "sid", "username", "email", "name");

    private Roster() {}

    static List<String> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line -> line.split("[,;\t]", 2)[0].replace("\ufeff", "").strip().replaceAll("^\"(.*)\"$", "$1"))
                    .filter(name -> !name.isEmpty() && !HEADINGS.contains(name.toLowerCase(Locale.ROOT)))
                    .distinct().toList();
        } catch (IOException unreadable) {
            throw new GradingRefused("The roster " + file + " cannot be read: it should be a text file with a student on"
                    + " each line.");
        }
    }
}
