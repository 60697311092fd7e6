package sudoku.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Lets a kernel that was started anew say how its predecessor ended.
 *
 * <p><b>Idea.</b> A kernel that is killed, as a system short of memory does, says nothing. Jupyter starts another at
 * once, and a student sees cells fail that worked a minute ago. So a running kernel leaves a note beside its connection
 * file, which names the cell it runs, and takes it away when it is told to end. A kernel that finds one tells the
 * student.
 *
 * <p><b>Representation.</b> A file of one line. Where none can be written nothing is said.
 */
final class SuddenEnd {
    private final Path note;
    private String left = "";
    private boolean told;

    SuddenEnd(Path connectionFile) {
        note = connectionFile.resolveSibling(connectionFile.getFileName() + ".running");
    }

    /** Reads what the last kernel has left, and leaves a note of its own. */
    void begin() {
        try {
            left = Files.exists(note)
                    ? "The kernel ended unexpectedly" + Files.readString(note)
                            + " and was restarted. Everything the cells defined is gone, so run them"
                            + " again from the top.\n"
                    : "";
        } catch (IOException unreadable) {
            left = "";
        }
        write("");
    }

    void running(int cell) {
        write(", while it ran cell " + cell + ",");
    }

    void idle() {
        write("");
    }

    private synchronized void write(String doing) {
        if (told) {
            return; // a cell that the end has stopped is over a moment later
        }
        try {
            Files.writeString(note, doing);
        } catch (IOException | SecurityException nowhereToWrite) {
            // Then nobody will be told.
        }
    }

    /** The kernel ends because somebody wants it to. */
    synchronized void told() {
        told = true;
        try {
            Files.deleteIfExists(note);
        } catch (IOException | SecurityException stays) {
            // The next one will say too much.
        }
    }

    /** What there is to say about the last kernel, once. */
    String news() {
        String once = left;
        left = "";
        return once;
    }
}
