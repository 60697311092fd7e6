package sudoku.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * Notices that the library was built anew while this kernel has the old one in use.
 *
 * <p><b>Idea.</b> One who has rebuilt it wonders why a lesson still shows the old picture. So the first cell that runs
 * afterwards says so, once for each build. A new file under the old name leaves the old one as it was; a file that was
 * written over is garbage to a program that has it open, and that is another message.
 */
final class LibraryWatch {
    private record Stamp(FileTime time, long size, Object file) {}

    private final Path jar;
    private final Stamp inUse;
    private Stamp known;

    LibraryWatch(Path jar) {
        this.jar = jar;
        inUse = stamp();
        known = inUse;
    }

    /** What has happened since it was last asked for; empty as a rule. */
    String news() {
        Stamp now = stamp();
        if (now == null || now.equals(known)) {
            return "";
        }
        boolean writtenOver = inUse != null && now.file != null && now.file.equals(inUse.file);
        known = now;
        return writtenOver
                ? "The library, " + jar + ", was overwritten while this notebook was using it. Restart the kernel: what"
                        + " has not been read yet can no longer be read.\n"
                : "The library, " + jar.getFileName() + ", was rebuilt. This notebook keeps using the old one; restart"
                        + " the kernel to use the new one.\n";
    }

    /** {@code null} while there is no such file, as in the middle of a build. */
    private Stamp stamp() {
        try {
            BasicFileAttributes file = Files.readAttributes(jar, BasicFileAttributes.class);
            return file.isRegularFile() ? new Stamp(file.lastModifiedTime(), file.size(), file.fileKey()) : null;
        } catch (IOException notThere) {
            return null;
        }
    }
}
