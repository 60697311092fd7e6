package sudoku.grading.sandbox;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sudoku.exercise.plain.Contract;
import sudoku.grading.intake.Limits;
import sudoku.grading.worker.Attempts;
import sudoku.grading.worker.Intruder;

/**
 * Proves the sandbox before the first submission: the {@link Intruder} is let in, and nothing it tries may work.
 *
 * <p>What it tries is really there: a file that anyone may read, a port that takes connections, a process to be seen,
 * this JDK to be started. A trick that fails for want of a target would prove nothing.
 */
record SandboxProbe(Sandbox sandbox, WorkerFolder folder, Path jdk) {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** What a program in this sandbox can do that it must not; nothing if the sandbox holds. */
    List<String> holes() throws IOException {
        Path bait = Files.writeString(folder.folder().resolve("bait.txt"), "for everyone to read");
        Process worker = sandbox.start();
        try (ServerSocket port = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
                WorkerCalls calls = new WorkerCalls(new WorkerConnection(worker, sandbox.mostMemory()), Limits.USUAL)) {
            List<String> holes = holes(
                    calls,
                    List.of(
                            "privileges", "",
                            "environment", "",
                            "read", bait.toString(),
                            "read", "/etc/passwd",
                            "list", System.getProperty("user.dir"),
                            "list", System.getProperty("user.home"),
                            "list", "/bin",
                            "write", "/",
                            "write", "/dev",
                            "write", jdk.toString(),
                            "write", folder.folder().toString(),
                            "write", "/worker",
                            "write", "/proc/sys/kernel",
                            "connect", String.valueOf(port.getLocalPort()),
                            "process", "",
                            "grader", Intruder.name(ProcessHandle.current()),
                            "start", jdk.resolve("bin").resolve("java").toString(),
                            "fill", "",
                            "run", jdk.resolve("lib").resolve("libprefs.so").toString(),
                            "memory", ""));
            if (Stream.concat(Stream.of(worker.toHandle()), worker.descendants())
                    .anyMatch(SandboxProbe::isRoot)) {
                holes.add("be the administrator of the machine");
            }
            return holes;
        }
    }

    /** Seen from out here: inside, a process may have any number. */
    private static boolean isRoot(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc", String.valueOf(process.pid()), "status"))
                    .contains("\nUid:\t0\t");
        } catch (IOException goneOrNoLinux) {
            return false;
        }
    }

    private static List<String> holes(WorkerCalls calls, List<String> tricks) throws IOException {
        List<String> holes = new ArrayList<>();
        try {
            calls.run("var probe = new " + Intruder.class.getName() + "();", PATIENCE);
            calls.bind("probe", Attempts.class);
            Contract contract = Contract.of(Attempts.class);
            for (int i = 0; i < tricks.size(); i += 2) {
                Object[] trick = {tricks.get(i), tricks.get(i + 1)};
                Object done = calls.call(0, 0, contract.operations().get(0), trick, new Object[2]);
                if (!"".equals(done)) {
                    holes.add(String.valueOf(done));
                }
            }
        } catch (WorkerGone | WorkerCalls.Threw failed) {
            throw new IOException(calls.lastWords().isEmpty() ? failed.getMessage() : calls.lastWords(), failed);
        }
        return holes;
    }
}
