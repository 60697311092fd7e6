package sudoku.grading;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import sudoku.files.CourseProblem;

/** A folder that one grading alone writes to: the system forgets the lock when the grading ends, however it ends. */
final class GradingLock implements AutoCloseable {
    static final String FILE = ".lock";

    private final Path file;
    private final FileChannel channel;

    GradingLock(Path folder) throws IOException {
        file = folder.resolve(FILE);
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (isTaken()) {
            channel.close();
            throw new CourseProblem("Another grading run is in progress in " + folder
                    + ": wait until it has ended, or name another folder.");
        }
    }

    /** Where a file system knows no locks nobody can tell. */
    private boolean isTaken() {
        try {
            FileLock lock = channel.tryLock();
            return lock == null;
        } catch (OverlappingFileLockException inThisProgram) {
            return true;
        } catch (IOException noLocks) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
        channel.close();
    }
}
