package sudoku.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A file somebody has handed in, in a folder or in an archive.
 *
 * @param path its place, part by part
 * @param time when it was last changed
 * @param refused why it is not even opened, as a sentence; empty for an honest file
 */
public record HandedInFile(List<String> path, Instant time, Content content, Optional<String> refused) {
    /** Where its bytes come from. */
    interface Content {
        InputStream open() throws IOException;
    }

    HandedInFile(List<String> path, Instant time, Content content) {
        this(path, time, content, Optional.empty());
    }

    /** What nobody opens, and why not: somebody will miss it. */
    static HandedInFile refused(List<String> path, String why) {
        return new HandedInFile(path, Instant.EPOCH, InputStream::nullInputStream, Optional.of(why));
    }

    String name() {
        return path.get(path.size() - 1);
    }

    public String where() {
        return String.join("/", path);
    }

    boolean isNotebook() {
        return name().toLowerCase(Locale.ROOT).endsWith(".ipynb");
    }

    boolean isArchive() {
        return name().toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    /** The same without the first parts of its path. */
    HandedInFile below(int parts) {
        return new HandedInFile(path.subList(parts, path.size()), time, content, refused);
    }

    /** The same, handed in at a time that somebody knows better. */
    HandedInFile at(Instant known) {
        return new HandedInFile(path, known, content, refused);
    }

    /** All of it; what is larger than it may be is read no further. */
    byte[] bytes(int most) throws IOException, Unreadable {
        try (InputStream in = content.open()) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new Unreadable("The file " + name() + " is larger than " + (most >> 20) + " MB.");
            }
            return bytes;
        }
    }
}
