package sudoku.grading.worker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Tries to get out of the box, before any student's code is let in.
 *
 * <p><b>Idea.</b> A box that is only believed to hold is none: a kernel may lack a feature, a machine may be set up in
 * a way nobody thought of. So on every machine, before every grading, somebody tries to break out. Each trick here
 * works in a Java program without a box.
 */
public final class Intruder implements Attempts {
    private static final Set<String> VARIABLES = Set.of("PWD", "_", "OLDPWD", "SHLVL", "LC_CTYPE", "MALLOC_ARENA_MAX");
    private static final int TOO_MUCH_MEMORY_MB = 8_192;
    private static final int TOO_MUCH_TMP_MB = 24;

    @Override
    public String attempt(String what, String detail) {
        try {
            return switch (what) {
                case "read" -> Files.isReadable(Path.of(detail)) ? "read " + detail : "";
                case "list" -> Files.isDirectory(Path.of(detail)) ? "look into " + detail : "";
                case "write" -> write(Path.of(detail).resolve("sudoku-intruder"));
                case "connect" -> connect(Integer.parseInt(detail));
                case "environment" -> environment();
                case "grader" -> grader(detail);
                case "process" -> ProcessHandle.allProcesses().count() > 3 ? "see other processes" : "";
                case "start" -> start(detail);
                case "memory" -> memory();
                case "fill" -> fill(Path.of("/tmp", "sudoku-intruder"));
                case "run" -> run(Path.of(detail), Path.of("/tmp", "sudoku-intruder.so"));
                case "privileges" -> privileges();
                default -> throw new IllegalArgumentException(what);
            };
        } catch (InvalidPathException unnameable) {
            return ""; // a worker has no locale, and without one no Java can even name "Kurs für Ünal"
        } catch (IOException | RuntimeException | UnsatisfiedLinkError prevented) {
            return prevented instanceof IllegalArgumentException ? "do something unknown: " + what : "";
        }
    }

    private static String write(Path file) throws IOException {
        Files.writeString(file, "I was here");
        Files.delete(file);
        return "write into " + file.getParent();
    }

    private static String connect(int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
            return "connect to this machine";
        }
    }

    private static String environment() {
        Set<String> more = new TreeSet<>(System.getenv().keySet());
        more.removeAll(VARIABLES);
        return more.isEmpty() ? "" : "read the environment: " + String.join(", ", more);
    }

    /**
     * A process as it is known in every box it can be seen from: by its number alone it could be taken for another,
     * for in a container the grader has a number as small as ours.
     */
    public static String name(ProcessHandle process) {
        return process.pid() + " since " + process.info().startInstant();
    }

    private static String grader(String name) {
        long number = Long.parseLong(name.substring(0, name.indexOf(' ')));
        return ProcessHandle.of(number).map(Intruder::name).filter(name::equals).isPresent() ? "see the grader" : "";
    }

    private static String start(String program) throws IOException {
        Process process = new ProcessBuilder(program, "-version").start();
        process.destroyForcibly();
        return "start a process";
    }

    /** Outside the heap, where the virtual machine's own limit does not reach. */
    private static String memory() {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            var field = type.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Object unsafe = field.get(null);
            var allocate = type.getMethod("allocateMemory", long.class);
            long block = 512L << 20;
            for (int megabytes = 0; megabytes < TOO_MUCH_MEMORY_MB; megabytes += 512) {
                allocate.invoke(unsafe, block);
            }
            return "take " + TOO_MUCH_MEMORY_MB + " MB of memory";
        } catch (ReflectiveOperationException refused) {
            return "";
        }
    }

    private static String fill(Path file) throws IOException {
        byte[] megabyte = new byte[1 << 20];
        try (var out = Files.newOutputStream(file)) {
            for (int i = 0; i < TOO_MUCH_TMP_MB; i++) {
                out.write(megabyte);
            }
            return "write " + TOO_MUCH_TMP_MB + " MB into /tmp";
        } finally {
            Files.delete(file);
        }
    }

    private static String run(Path library, Path copy) throws IOException {
        Files.copy(library, copy);
        try {
            System.load(copy.toString());
            return "run a program out of /tmp";
        } finally {
            Files.delete(copy);
        }
    }

    /** As the kernel tells it: no right of the administrator, none to be got, a filter for system calls. */
    private static String privileges() throws IOException {
        String status = Files.readString(Path.of("/proc/self/status"));
        if (!has(status, "CapEff:\\s+0+$") || !has(status, "CapBnd:\\s+0+$") || !has(status, "NoNewPrivs:\\s+1$")) {
            return "keep rights of the administrator";
        }
        return has(status, "Seccomp:\\s+2$") ? "" : "use every system call";
    }

    private static boolean has(String text, String pattern) {
        return Pattern.compile(pattern, Pattern.MULTILINE).matcher(text).find();
    }
}
