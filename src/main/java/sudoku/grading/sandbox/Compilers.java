package sudoku.grading.sandbox;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import sudoku.grading.intake.Limits;

/**
 * Workers that compile for others and run nothing.
 *
 * <p><b>Idea.</b> Java's compiler becomes several times as fast while it works, so a few processes compile for the
 * whole class. None of a student's code is ever run in them, and there is nothing in them that another student could
 * learn or leave behind. They sit in boxes all the same: a source may be made to break a compiler. When one breaks, or
 * is late, it is replaced, and a compiler of its own compiles the submission's cells, at the submission's expense.
 *
 * <p><b>Representation.</b> A queue of places. Compiling is no more than half of the work with a submission, so there
 * is one place for two workers.
 */
final class Compilers implements AutoCloseable {
    private static final int WORKERS_EACH = 2;
    /** Then it gives back what it has gathered. */
    private static final int MOST_SUBMISSIONS = 300;

    private static final int MOST_CHARACTERS = 1_000_000;
    /** A submission may hold up the others for a part of the time it has for compiling; longer in the beginning. */
    private static final int PART = 4;

    private static final int PART_WHEN_WARM = 12;
    private static final int WARM = 5;

    /** One of them, when somebody has needed it. */
    private final class Place {
        private WorkerCalls compiler;
        private int compiled;

        private List<byte[]> compiled(List<String> cells, Duration most, Consumer<Duration> took)
                throws IOException, WorkerGone, WorkerCalls.NotCompiled {
            WorkerCalls asked = compiler();
            Duration before = asked.taken();
            Duration time = most.dividedBy(compiled > WARM ? PART_WHEN_WARM : PART);
            List<byte[]> steps = new ArrayList<>();
            try {
                for (String cell : cells) {
                    steps.add(asked.compile(
                            cell, steps.isEmpty(), time.minus(asked.taken().minus(before))));
                }
                return steps;
            } finally {
                took.accept(asked.taken().minus(before));
            }
        }

        private WorkerCalls compiler() throws IOException {
            if (compiler == null || compiled == MOST_SUBMISSIONS) {
                end();
                compiler = new WorkerCalls(
                        new WorkerConnection(sandbox.startToCompile(), sandbox.mostMemory()), Limits.USUAL);
                compiled = 0;
            }
            compiled++;
            return compiler;
        }

        private void end() {
            if (compiler != null) {
                compiler.close();
                compiler = null;
            }
        }
    }

    private final Sandbox sandbox;
    private final int many;
    private final BlockingQueue<Place> free;
    private volatile boolean closed;

    /** Enough for so many workers. */
    Compilers(Sandbox sandbox, int workers) {
        this.sandbox = sandbox;
        many = (workers + WORKERS_EACH - 1) / WORKERS_EACH;
        free = new ArrayBlockingQueue<>(Math.max(1, many));
        for (int i = 0; i < many; i++) {
            free.add(new Place());
        }
    }

    /**
     * These cells, each as a worker can run it; nothing where that does not work out here.
     *
     * @param most the time that this may take
     * @param took is told what it took, waiting for a place not included
     */
    Optional<List<byte[]>> compiled(List<String> cells, Duration most, Consumer<Duration> took) {
        if (many == 0 || closed || cells.stream().mapToInt(String::length).sum() > MOST_CHARACTERS) {
            return Optional.empty();
        }
        Place place;
        try {
            place = free.take();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        try {
            return Optional.of(place.compiled(cells, most, took));
        } catch (IOException | WorkerGone | WorkerCalls.NotCompiled itsOwnCompilerWillSayWhy) {
            place.end();
            return Optional.empty();
        } finally {
            if (closed) {
                place.end();
            }
            free.add(place);
        }
    }

    @Override
    public void close() {
        closed = true;
        for (Place place = free.poll(); place != null; place = free.poll()) {
            place.end();
        }
    }
}
