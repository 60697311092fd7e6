package sudoku.grading.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudoku.grading.sandbox.memory.ControlGroups;
import sudoku.grading.sandbox.memory.SystemdGroups;
import sudoku.grading.sandbox.memory.WritableGroups;

/**
 * The programs of this machine that make a box.
 *
 * @param root whether we are the administrator, which no box may be
 * @param filter the system calls that are refused, as a program for the kernel
 */
public record BoxPrograms(
        Path bwrap, Path setpriv, Path prlimit, Path unshare, Path mount, boolean root, byte[] filter) {
    /** Looks for them. What comes back instead, if there can be no box, is why. */
    public static Optional<BoxPrograms> find(List<String> missing) {
        Optional<Path> bwrap = onPath("bwrap");
        Optional<Path> setpriv = onPath("setpriv");
        Optional<Path> prlimit = onPath("prlimit");
        Optional<Path> unshare = onPath("unshare");
        Optional<Path> mount = onPath("mount");
        if (bwrap.isEmpty()) {
            missing.add("bubblewrap (apt-get install bubblewrap)");
        }
        if (setpriv.isEmpty() || prlimit.isEmpty() || unshare.isEmpty() || mount.isEmpty()) {
            missing.add("setpriv, prlimit, unshare and mount (apt-get install util-linux mount)");
        }
        Optional<byte[]> filter = SystemCallFilter.forProcessor(System.getProperty("os.arch"));
        if (filter.isEmpty()) {
            missing.add(
                    "a system-call filter for " + System.getProperty("os.arch") + ", which the course does not have");
        }
        return missing.isEmpty()
                ? Optional.of(new BoxPrograms(
                        bwrap.get(), setpriv.get(), prlimit.get(), unshare.get(), mount.get(), isRoot(), filter.get()))
                : Optional.empty();
    }

    /** What limits the memory of all processes of a box together; {@link ControlGroups#NONE} where nothing does. */
    ControlGroups groups() throws IOException {
        Path own = Path.of("/proc/self/cgroup");
        Optional<ControlGroups> writable = Files.exists(own)
                ? WritableGroups.of(Files.readAllLines(Path.of("/proc/self/mounts")), Files.readAllLines(own))
                : Optional.empty();
        return writable.or(() -> onPath("systemd-run").flatMap(program -> SystemdGroups.of(program, System.getenv())))
                .orElse(ControlGroups.NONE);
    }

    private static Optional<Path> onPath(String program) {
        return Arrays.stream(
                        System.getenv().getOrDefault("PATH", "/usr/bin:/bin").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .map(Path::toAbsolutePath)
                .findFirst();
    }

    private static boolean isRoot() {
        try {
            Process id = new ProcessBuilder("id", "-u").start();
            return new String(id.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .equals("0");
        } catch (IOException noUnix) {
            return false;
        }
    }
}
