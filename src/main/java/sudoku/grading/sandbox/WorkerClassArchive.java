package sudoku.grading.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import sudoku.files.CodePlace;
import sudoku.files.Fingerprint;
import sudoku.grading.intake.Limits;
import sudoku.grading.worker.Worker;

/**
 * Makes workers start sooner.
 *
 * <p><b>Idea.</b> Most of a worker's start is reading and checking the compiler's classes. The virtual machine can keep
 * them as they are in its memory, and map them in. One worker is started for nobody and runs a cell with a little of
 * everything; what it has loaded then is kept for all that follow, in this grading and in later ones.
 *
 * <p><b>Representation.</b> A file beside the course's jar, named after what it depends on: the worker's jar and the
 * JDK. Each grading copies it into its own folder, so that nobody takes it away while workers use it.
 *
 * <p><b>Cost.</b> Some three seconds and 13 MB, once for each build and JDK. Where it fails, workers start without.
 */
final class WorkerClassArchive {
    private static final String CELL =
            """
            class Warm implements Comparator<int[]> {
                public int compare(int[] a, int[] b) { return Integer.compare(a[0], b[0]); }
            }
            int warm(List<int[]> all) {
                all.sort(new Warm());
                for (int[] each : all) if (each.length > 1) return each[1];
                return all.stream().mapToInt(each -> each[0]).sum();
            }
            System.out.println("Warm: " + warm(new ArrayList<>(List.of(new int[1]))));
            """;
    private static final int MOST_SECONDS = 60;
    private static final int KEY_LENGTH = 16;

    private final WorkerFolder folder;
    private final Path kept;

    WorkerClassArchive(WorkerFolder folder, Path jdk) throws IOException {
        this.folder = folder;
        this.kept = home().resolve("worker-classes-" + key(folder.jar(), jdk.toRealPath()) + ".jsa");
    }

    /** The folder that holds the course's jar, or the folder of its classes. */
    private static Path home() {
        return CodePlace.of(Worker.class).getParent();
    }

    private static String key(Path jar, Path jdk) throws IOException {
        Path release = jdk.resolve("release");
        String java = jdk + (Files.exists(release) ? Files.readString(release) : "");
        return Fingerprint.of(Fingerprint.of(jar) + java).substring(0, KEY_LENGTH);
    }

    /** Takes what an earlier grading has left, and says whether there was any. */
    boolean recall() throws IOException {
        if (!Files.exists(kept)) {
            return false;
        }
        Files.copy(kept, folder.sharedClasses());
        folder.sharedClasses().toFile().setReadable(true, false);
        return true;
    }

    /** Makes it, and leaves it for later gradings. */
    void make(Box box, Limits limits) throws IOException {
        write(box, limits);
        if (Files.exists(folder.sharedClasses())) {
            keep();
        }
    }

    /** Whole or not at all; where there is no room, or none for us, the next grading makes its own again. */
    private void keep() throws IOException {
        Path half = kept.resolveSibling(
                kept.getFileName() + "." + ProcessHandle.current().pid());
        try {
            Files.copy(folder.sharedClasses(), half, StandardCopyOption.REPLACE_EXISTING);
            Files.move(half, kept, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException noRoom) {
            Files.deleteIfExists(half);
        }
    }

    private void write(Box box, Limits limits) throws IOException {
        Process process = box.startToShare();
        try (WorkerConnection line = new WorkerConnection(process, box.mostMemory())) {
            new WorkerCalls(line, limits).run(CELL, limits.load());
            process.getOutputStream().close();
            boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                Files.deleteIfExists(folder.sharedClasses());
            } else if (Files.exists(folder.sharedClasses())) {
                folder.sharedClasses().toFile().setReadable(true, false);
            }
        } catch (WorkerGone without) {
            Files.deleteIfExists(folder.sharedClasses());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }
}
