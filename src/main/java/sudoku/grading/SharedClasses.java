package sudoku.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;

/**
 * Makes workers start sooner.
 *
 * <p><b>Idea.</b> Most of a worker's start is reading and checking the compiler's classes. The virtual machine can keep
 * them as they are in its memory, and map them in. One worker is started for nobody; what it has loaded when its
 * compiler is warm is kept for all that follow.
 *
 * <p><b>Cost.</b> Some three seconds once a grading. Where it fails, workers start without.
 */
final class SharedClasses {
    private static final int MOST_SECONDS = 60;

    private SharedClasses() {}

    static void make(Box box, WorkerFolder folder, Limits limits) throws IOException {
        Process process = box.startToShare();
        try (Line line = new Line(process)) {
            new Desk(line, limits).run("1 + 1", limits.load());
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
