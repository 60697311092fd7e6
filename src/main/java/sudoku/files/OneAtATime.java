package sudoku.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Work that one at a time does, of all threads of all programs: the one who comes second waits, and finds it done.
 *
 * <p>The turn is a lock on a file, which the system gives back however the program ends. Such a lock tells programs
 * apart, not threads; within a program a monitor for each file does that.
 */
public final class OneAtATime {
    private static final Map<Path, Object> HERE = new ConcurrentHashMap<>();

    private OneAtATime() {}

    /** Does the work when nobody else is at this file; {@code waiting} is called if somebody is. */
    public static <R> R at(Path file, Runnable waiting, Supplier<R> work) {
        synchronized (HERE.computeIfAbsent(file.toAbsolutePath(), first -> new Object())) {
            try {
                Files.createDirectories(file.toAbsolutePath().getParent());
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                        FileLock lock = lock(channel, waiting)) {
                    assert lock.isValid();
                    return work.get();
                }
            } catch (IOException failed) {
                throw new CourseProblem(
                        "Cannot write to " + file.getParent() + ": " + Disk.reason(failed) + ".", failed);
            }
        }
    }

    private static FileLock lock(FileChannel channel, Runnable waiting) throws IOException {
        FileLock free = channel.tryLock();
        if (free != null) {
            return free;
        }
        waiting.run();
        return channel.lock();
    }
}
