package sudoku.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;

/**
 * Makes workers start sooner.
 *
 * <p><b>Idea.</b> Most of a worker's start is reading and checking the compiler's classes. The virtual machine can keep
 * them as they are in its memory, and map them in. One worker is started for nobody and runs a cell with a little of
 * everything; what it has loaded then is kept for all that follow.
 *
 * <p><b>Cost.</b> Some three seconds once a grading. Where it fails, workers start without.
 */
final class SharedClasses {
    private static final String CELL = """
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

    private SharedClasses() {}

    static void make(Box box, WorkerFolder folder, Limits limits) throws IOException {
        Process process = box.startToShare();
        try (Line line = new Line(process)) {
            new Desk(line, limits).run(CELL, limits.load());
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
