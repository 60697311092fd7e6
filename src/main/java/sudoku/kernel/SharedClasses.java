package sudoku.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The archive of classes ready to use that makes the kernel start sooner.
 *
 * <p><b>Idea.</b> Two thirds of a start are spent on reading and checking the compiler's classes. The virtual
 * machine can keep them in a file, as they are in its memory, and map that in.
 *
 * <p><b>Representation.</b> A file beside the jar, for one version of Java; a run of {@link WarmUp} writes it when
 * it ends. The virtual machine checks that jar and Java are still the same, and starts as if there were no file if
 * they are not or it is missing.
 *
 * <p><b>Cost.</b> Some seconds once for each build, 18 MB.
 */
final class SharedClasses {
    private static final int MAKE_SECONDS = 60;

    private SharedClasses() {}

    static Path file(Path jar) {
        return jar.resolveSibling("kernel-classes-" + Runtime.version().toString().replaceAll("[^0-9A-Za-z.]", "-")
                + ".jsa");
    }

    /** Of the Java that runs this program; without the warnings that an outdated archive would print at every start. */
    static List<String> options(Path jar) {
        return List.of("-XX:SharedArchiveFile=" + file(jar).toAbsolutePath().normalize(), "-Xshare:auto",
                "-Xlog:disable", "-Xlog:all=error:stderr");
    }

    /** Writes the archive unless it is newer than the jar. Where that fails the kernel does without. */
    static void make(Path java, Path jar) throws IOException {
        Path archive = file(jar);
        if (Files.exists(archive)
                && Files.getLastModifiedTime(archive).compareTo(Files.getLastModifiedTime(jar)) > 0) {
            return;
        }
        Path unfinished = archive.resolveSibling(archive.getFileName() + "." + ProcessHandle.current().pid());
        Process run = new ProcessBuilder(java.toString(), "-XX:ArchiveClassesAtExit=" + unfinished, "-Xlog:disable",
                "-cp", jar.toString(), WarmUp.class.getName())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!run.waitFor(MAKE_SECONDS, TimeUnit.SECONDS)) {
                run.destroyForcibly();
            } else if (Files.exists(unfinished)) {
                Files.move(unfinished, archive, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (InterruptedException stopped) {
            run.destroyForcibly();
            Thread.currentThread().interrupt();
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
