package sudoku.grading.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When nbgrader has taken a submission in: it leaves a file beside it that says so.
 *
 * <p>It holds one line such as {@code 2026-11-20 12:00:00.5 UTC}.
 */
final class CollectionTime {
    private static final String FILE = "timestamp.txt";
    private static final Pattern TIME =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)[ T](\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?) ?(\\S*)\\s*");
    private static final int LONGEST = 1_000;

    private CollectionTime() {}

    /**
     * The files of {@code STUDENT/SET} with that time, if there is such a file among them; as they are if not. Only
     * the file in the set's own folder is nbgrader's: in a folder below, it is the student's.
     */
    static List<HandedInFile> in(List<HandedInFile> files) {
        Optional<Instant> time =
                files.stream().filter(CollectionTime::isNbgraders).findFirst().flatMap(CollectionTime::read);
        return time.isEmpty()
                ? files
                : files.stream().map(file -> file.at(time.get())).toList();
    }

    private static boolean isNbgraders(HandedInFile file) {
        return file.path().size() == 3 && file.name().equals(FILE);
    }

    private static Optional<Instant> read(HandedInFile file) {
        try {
            return read(new String(file.bytes(LONGEST), StandardCharsets.UTF_8));
        } catch (IOException | Unreadable none) {
            return Optional.empty();
        }
    }

    /** The moment that such a line names; none if it names none. */
    static Optional<Instant> read(String line) {
        Matcher time = TIME.matcher(line);
        if (!time.matches()) {
            return Optional.empty();
        }
        try {
            ZoneId zone = ZoneId.of(time.group(3).isEmpty() ? "UTC" : time.group(3), ZoneId.SHORT_IDS);
            return Optional.of(LocalDateTime.parse(time.group(1) + "T" + time.group(2))
                    .atZone(zone)
                    .toInstant());
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }
}
