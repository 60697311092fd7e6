package sudoku.grading.sandbox.memory;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Where the machine counts what all processes of a box have together, and stops them at a limit.
 *
 * <p><b>Idea.</b> What a process may have of the memory can be limited for its addresses only, and a virtual machine
 * needs many more addresses than memory. Control groups (cgroup v2) count the memory itself. Who may make one differs:
 * an administrator in the file system of the groups, everybody else by asking their systemd. Where neither works,
 * {@link WorkersMemory} alone is what limits memory, and the teacher is told so.
 */
public interface ControlGroups {
    /** What limits a box as a whole. */
    record Most(long memory, int processes) {}

    /** No groups at all. */
    ControlGroups NONE = (command, most) -> command;

    /** The same command, which begins in a new group with these limits. */
    List<String> around(List<String> command, Most most) throws IOException;

    /** Whether a program can be started in them. */
    default boolean work() {
        try {
            Process nothing = new ProcessBuilder(around(List.of("/bin/sh", "-c", ":"), new Most(64 << 20, 16)))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = nothing.waitFor(10, TimeUnit.SECONDS);
            nothing.destroyForcibly();
            return ended && nothing.exitValue() == 0;
        } catch (IOException notHere) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
