package sudoku.grading;

import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * A file somebody has handed in, in a folder or in an archive.
 *
 * @param path its place, part by part
 * @param time when it was last changed
 */
record HandedIn(List<String> path, Instant time, Content content) {
    /** Where its bytes come from. */
    interface Content {
        InputStream open() throws IOException;
    }

    String name() {
        return path.get(path.size() - 1);
    }

    String where() {
        return String.join("/", path);
    }

    boolean isNotebook() {
        return name().toLowerCase(Locale.ROOT).endsWith(".ipynb");
    }

    boolean isArchive() {
        return name().toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    /** The same without the first parts of its path. */
    HandedIn below(int parts) {
        return new HandedIn(path.subList(parts, path.size()), time, content);
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
