package sudoku.grading;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A Slurm of two nodes, both on this machine, with a key, ports and folders of its own.
 *
 * <p>What a department's Slurm does in minutes it does in seconds: a node that is silent for ten is down, and the
 * rights of a lost task, which Slurm lets run out before it starts the task again, last for five.
 */
final class SlurmCluster implements AutoCloseable {
    static final List<String> NODES = List.of("one", "two");

    private final Path folder;
    private final Map<String, Process> programs = new HashMap<>();

    SlurmCluster(Path folder) throws Exception {
        this.folder = folder;
        String host = InetAddress.getLocalHost().getHostName();
        String user = System.getProperty("user.name");
        List<String> lines = new ArrayList<>(List.of(
                "ClusterName=course",
                "SlurmctldHost=" + host + "(127.0.0.1)",
                "SlurmctldPort=" + freePort(),
                "SlurmUser=" + user,
                "SlurmdUser=" + user,
                "AuthType=auth/munge",
                "AuthInfo=socket=" + folder.resolve("munge.socket") + ",cred_expire=5",
                "StateSaveLocation=" + Files.createDirectory(folder.resolve("state")),
                "SlurmdSpoolDir=" + folder.resolve("spool-%n"),
                "SlurmctldPidFile=" + folder.resolve("slurmctld.pid"),
                "SlurmdPidFile=" + folder.resolve("slurmd-%n.pid"),
                "SlurmctldLogFile=" + folder.resolve("slurmctld.log"),
                "SlurmdLogFile=" + folder.resolve("slurmd-%n.log"),
                "ProctrackType=proctrack/linuxproc",
                "TaskPlugin=task/none",
                "JobAcctGatherType=jobacct_gather/none",
                "SelectType=select/cons_tres",
                "SelectTypeParameters=CR_Core_Memory",
                "MpiDefault=none",
                "SlurmdParameters=config_overrides",
                "SlurmdTimeout=10",
                "ReturnToService=2",
                "PartitionName=all Nodes=" + String.join(",", NODES) + " Default=YES"));
        for (String node : NODES) {
            Files.createDirectory(folder.resolve("spool-" + node));
            lines.add("NodeName=" + node + " NodeHostname=" + host + " NodeAddr=127.0.0.1 Port=" + freePort()
                    + " CPUs=2 RealMemory=2048");
        }
        Files.write(folder.resolve("slurm.conf"), lines);
        byte[] key = new byte[128];
        new SecureRandom().nextBytes(key);
        Path keyFile = Files.createFile(
                folder.resolve("munge.key"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(keyFile, key);
        start(
                "munged",
                "munged",
                "--foreground",
                "--force",
                "--key-file=" + keyFile,
                "--socket=" + folder.resolve("munge.socket"),
                "--pid-file=" + folder.resolve("munge.pid"),
                "--log-file=" + folder.resolve("munged.log"),
                "--seed-file=" + folder.resolve("munge.seed"));
        while (!Files.exists(folder.resolve("munge.socket"))) {
            waitALittle();
        }
        start("slurmctld", "slurmctld", "-D");
        for (String node : NODES) {
            start(node, "slurmd", "-D", "-N", node);
        }
        while (!succeeds("sinfo", "-h", "-N", "-o", "%N %t").lines().allMatch(line -> line.endsWith(" idle"))) {
            waitALittle();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return port.getLocalPort();
        }
    }

    private ProcessBuilder builder(String... command) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("SLURM_CONF", folder.resolve("slurm.conf").toString());
        builder.environment()
                .merge("PATH", System.getProperty("java.home") + "/bin", (others, ours) -> ours + ":" + others);
        return builder;
    }

    private void start(String name, String... command) throws IOException {
        programs.put(
                name,
                builder(command)
                        .redirectOutput(folder.resolve(name + ".out").toFile())
                        .start());
    }

    /** What one of Slurm's commands says; it is asked again while the controller does not listen. */
    String succeeds(String... command) throws Exception {
        while (true) {
            for (Map.Entry<String, Process> program : programs.entrySet()) {
                if (!program.getValue().isAlive()) {
                    throw new AssertionError(program.getKey() + " has ended: "
                            + Files.readString(folder.resolve(program.getKey() + ".out")));
                }
            }
            Process process = builder(command).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() == 0 && !said.isEmpty()) {
                return said;
            }
            waitALittle();
        }
    }

    static void waitALittle() throws InterruptedException {
        Thread.sleep(200);
    }

    /** A node with its task falls silent, as when its power is cut. */
    void kill(String node, String job) throws Exception {
        Process daemon = programs.remove(node);
        daemon.destroyForcibly().waitFor();
        ProcessHandle step = steps("slurmstepd: [" + job + ".")
                .findAny()
                .orElseThrow(() -> new AssertionError("Job " + job + " is not running on " + node));
        end(step);
    }

    /** Not those of another Slurm on this machine: ours have something to do in our folder. */
    private Stream<ProcessHandle> steps(String title) {
        return ProcessHandle.allProcesses()
                .filter(process -> commandOf(process).startsWith(title)
                        && process.descendants().anyMatch(below -> commandOf(below)
                                .contains(folder.getParent().toString())));
    }

    private static String commandOf(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc", String.valueOf(process.pid()), "cmdline"));
        } catch (IOException gone) {
            return "";
        }
    }

    private static void end(ProcessHandle step) {
        List<ProcessHandle> all =
                Stream.concat(Stream.of(step), step.descendants()).toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(process -> process.onExit().join());
    }

    @Override
    public void close() throws Exception {
        steps("slurmstepd: [").toList().forEach(SlurmCluster::end);
        List<Process> all = Stream.of("two", "one", "slurmctld", "munged")
                .map(programs::get)
                .filter(program -> program != null)
                .toList();
        for (Process program : all) {
            program.destroy();
            program.waitFor();
        }
    }
}
