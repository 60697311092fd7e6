package sudoku.course.jupyter;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import sudoku.files.Disk;

/**
 * Processes, and the folders they work in, that do not outlive this one.
 *
 * <p>Standard input is the leash: it stays open while we live. A Python of ours ends by itself when it
 * closes (see {@code course_leash.py}); every other child is ended by the shutdown hook.
 */
public final class ChildProcess {
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();
    private static final Set<Path> FOLDERS = ConcurrentHashMap.newKeySet();
    private static final long SECONDS_TO_END_IN_ORDER = 15;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ChildProcess::endAll, "end-children"));
    }

    /** How a child ended, and what it said on both streams. */
    public record Ended(int status, String output) {
        public boolean well() {
            return status == 0;
        }

        public List<String> lines() {
            return output.lines().toList();
        }
    }

    private ChildProcess() {}

    /** A folder for a child's own files; the one who asks for it {@linkplain #discard discards} it. */
    public static Path folder() throws IOException {
        Path folder = Files.createTempDirectory("sudoku");
        FOLDERS.add(folder);
        return folder;
    }

    /** One at a time: the shutdown hook waits for the one that is at it already. */
    public static synchronized void discard(Path folder) throws IOException {
        Disk.delete(folder);
        FOLDERS.remove(folder);
    }

    public static Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        RUNNING.add(process);
        process.onExit().thenAccept(RUNNING::remove);
        return process;
    }

    /** Runs a command to its end. One that takes too long is ended and counts as failed. */
    public static Ended run(ProcessBuilder builder, Duration most) throws IOException {
        Process process = start(builder.redirectErrorStream(true));
        process.onExit().orTimeout(most.toMillis(), TimeUnit.MILLISECONDS).exceptionallyAsync(late -> end(process));
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(statusOf(process), output);
    }

    /** Waits for a child; an interrupt of the wait ends the child. */
    public static int statusOf(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException interrupted) {
            end(process);
            Thread.currentThread().interrupt();
            return 130;
        }
    }

    /** Lets go of the leash, waits, and uses force on what is left. */
    static Process end(Process process) {
        List<ProcessHandle> below = process.descendants().toList();
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // the pipe of a process that has ended already
        }
        if (!endsInOrder(process)) {
            process.destroyForcibly();
        }
        below.forEach(ProcessHandle::destroyForcibly);
        return process;
    }

    private static boolean endsInOrder(Process process) {
        try {
            return process.waitFor(SECONDS_TO_END_IN_ORDER, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void endAll() {
        RUNNING.parallelStream().forEach(ChildProcess::end);
        for (Path folder : FOLDERS) {
            try {
                discard(folder);
            } catch (IOException stillInUse) {
                // The system clears its temporary files in time.
            }
        }
    }
}
