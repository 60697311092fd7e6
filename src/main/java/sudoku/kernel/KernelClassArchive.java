package sudoku.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The archive of classes ready to use that makes the kernel start sooner.
 *
 * <p><b>Idea.</b> Two thirds of a start are spent on reading and checking the compiler's classes. The virtual
 * machine can keep them in a file, as they are in its memory, and map that in.
 *
 * <p><b>Representation.</b> A file beside the jar, for one version of Java. A run of {@link TrainingRun} in the
 * background writes it when it ends. The virtual machine checks that jar and Java are still the same, and starts as if
 * there were no file when they are not, or it is missing or half written.
 *
 * <p><b>Cost.</b> Some seconds of another process, once for each build; 17 MB.
 */
final class KernelClassArchive {
    private static final Map<Path, Process> MADE = new ConcurrentHashMap<>();

    private final Path java;
    private final Path jar;

    KernelClassArchive(Path java, Path jar) {
        this.java = java;
        this.jar = jar;
    }

    private Path file() {
        return jar.resolveSibling("kernel-classes-" + version() + ".jsa");
    }

    /** As the JDK's own file tells it; one without that file shares nothing with others of its kind. */
    private String version() {
        Properties release = new Properties();
        try (var text = Files.newBufferedReader(java.resolveSibling(Path.of("..", "release")))) {
            release.load(text);
        } catch (IOException unusual) {
            return "unknown";
        }
        return release.getProperty("JAVA_RUNTIME_VERSION", release.getProperty("JAVA_VERSION", "unknown"))
                .replaceAll("[^0-9A-Za-z.]", "-")
                .replaceAll("^-|-$", "");
    }

    /** Without what the virtual machine would print about an outdated archive at every start. */
    List<String> options() {
        return List.of("-XX:SharedArchiveFile=" + file(), "-Xshare:auto", "-Xlog:disable");
    }

    /** Has the archive written, unless it is newer than the jar. Where that fails the kernel does without. */
    void make() throws IOException {
        Path archive = file();
        boolean fresh = Files.exists(archive)
                && Files.getLastModifiedTime(archive).compareTo(Files.getLastModifiedTime(jar)) > 0;
        if (!fresh && !MADE.containsKey(archive)) {
            Process training = new ProcessBuilder(
                            java.toString(),
                            "-XX:ArchiveClassesAtExit=" + archive,
                            "-Xlog:disable",
                            "-cp",
                            jar.toString(),
                            TrainingRun.class.getName())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            training.getOutputStream().close();
            MADE.put(archive, training);
        }
    }

    /** Waits for those that this program has begun. */
    static void await() {
        MADE.values().forEach(training -> training.onExit().join());
    }
}
