package sudoku.grading.sandbox;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sudoku.exercise.plain.Shape;
import sudoku.grading.sandbox.WorkerGone.Why;
import sudoku.grading.sandbox.memory.WorkersMemory;
import sudoku.grading.worker.Frame;
import sudoku.grading.worker.Frame.Kind;
import sudoku.grading.worker.Values;

/**
 * The line to one worker: a question goes out, its answer comes back, or the worker is ended.
 *
 * <p><b>Idea.</b> There is nothing to negotiate with code nobody trusts. An answer that is late, is none, or belongs to
 * another question ends the worker at once; what it was worth so far is known out here.
 *
 * <p><b>Representation.</b> Every question has a number and a {@link Deadline} of its own, which is never later than
 * that of the submission. A deadline kills the process, which ends the blocked read.
 *
 * <p><b>Cost.</b> Some 30 µs for a question, most of it in the kernel's pipes.
 */
public final class WorkerConnection implements AutoCloseable {
    private static final int KEPT_WORDS = 4_000;
    /** A worker that says more is not listened to any more: that would cost a processor. */
    private static final long MOST_WORDS = 16L << 20;
    /** What a test keeps of it is in the grader's memory. */
    private static final long MOST_BYTES = 128L << 20;

    private static final int PATIENCE_SECONDS = 2;
    /** What a virtual machine says and how it ends when a program of its has run out of memory. */
    private static final String OUT_OF_MEMORY_WORDS = "Terminating due to java.lang.OutOfMemoryError";

    private static final int OUT_OF_MEMORY_STATUS = 3;
    /** By a signal that nobody can ignore, which comes from out here or from the machine. */
    private static final int KILLED_STATUS = 128 + 9;

    private final Process process;
    private final InputStream in;
    private final OutputStream out;
    private final StringBuffer lastWords = new StringBuffer();
    private final Thread listener;
    private volatile WorkerGone killedBecause;
    private final ProcessorTime effort;
    private Duration most = Duration.ofDays(1);
    private Duration taken = Duration.ZERO;
    private int question;
    private long bytes;

    /** Takes over a worker that has just been started, and may have so many bytes of the machine's memory. */
    WorkerConnection(Process process, long mostMemory) {
        this.process = process;
        effort = new ProcessorTime(process);
        in = new BufferedInputStream(process.getInputStream());
        out = process.getOutputStream();
        listener = new Thread(this::listen, "worker " + process.pid());
        listener.setDaemon(true);
        listener.start();
        WorkersMemory.USUAL.watch(effort::resident, mostMemory, why -> kill(why, Why.OUT_OF_MEMORY));
    }

    /** The virtual machine's own complaints, and whatever else is written there; the beginning is kept. */
    private void listen() {
        byte[] buffer = new byte[8_192];
        long heard = 0;
        try (InputStream words = process.getErrorStream()) {
            for (int read; heard < MOST_WORDS && (read = words.read(buffer)) >= 0; ) {
                heard += read;
                if (lastWords.length() < KEPT_WORDS) {
                    lastWords.append(new String(buffer, 0, read, StandardCharsets.UTF_8));
                }
            }
        } catch (IOException ended) {
            // The process is gone, and with it what it had to say.
        }
    }

    /** All questions together may take so much time. */
    public void endAfter(Duration time) {
        most = time;
    }

    /** The time that its questions have taken. */
    Duration taken() {
        return taken;
    }

    /** What the worker has written to its standard error, cut. */
    String lastWords() {
        return lastWords.toString().strip();
    }

    Frame ask(Kind kind, byte[] body, Duration time) throws WorkerGone {
        return ask(kind, body, time, List.of());
    }

    /**
     * Asks a question, and hands what comes in between to its consumers. When a consumer throws, the student's method
     * is told to end, and what was thrown comes out here.
     */
    Frame ask(Kind kind, byte[] body, Duration time, List<Consumer<String>> consumers) throws WorkerGone {
        int number = ++question;
        Throwable enough = null;
        ProcessorTime.Seen before = effort.seen();
        long start = System.nanoTime();
        try (Deadline deadline = deadline(time)) {
            Frame.write(out, kind, number, body);
            while (true) {
                Frame frame = Frame.read(in);
                if (killedBecause != null) {
                    throw new EOFException("too late: a worker that is being ended may still say something");
                }
                effort.complete();
                bytes += frame.body().capacity();
                if (bytes > MOST_BYTES) {
                    kill("It returned more than " + (MOST_BYTES >> 20) + " MB of answers.", Why.GRADER);
                    throw new EOFException();
                }
                if (frame.call() != number) {
                    throw new Frame.Malformed("an answer to another question");
                }
                if (frame.kind() != Kind.ACCEPT) {
                    rethrow(enough);
                    return frame;
                }
                enough = enough != null ? enough : handOver(frame, consumers);
                Frame.write(out, enough == null ? Kind.TAKEN : Kind.ENOUGH, number, new byte[0]);
            }
        } catch (Frame.Malformed forged) {
            WorkerGone gone = forged(forged.getMessage());
            rethrow(enough);
            throw gone;
        } catch (IOException brokenOrAtItsEnd) {
            rethrow(enough);
            throw whyItEnded();
        } finally {
            Duration since = effort.since(before, start);
            taken = taken.plus(since.compareTo(time) < 0 ? since : time);
        }
    }

    private Deadline deadline(Duration time) {
        Duration left = most.minus(taken);
        return time.compareTo(left) < 0
                ? new Deadline(
                        time, effort, () -> kill("It did not end within " + time.toSeconds() + " seconds.", Why.LATE))
                : new Deadline(left, effort, () -> kill("The time for the whole submission is up.", Why.LATE));
    }

    private static Throwable handOver(Frame frame, List<Consumer<String>> consumers) throws Frame.Malformed {
        int handle = (Integer) Values.get(frame.body(), Shape.STRING_CONSUMER);
        String element = Values.text(frame.body());
        Values.end(frame.body());
        if (handle < 0 || handle >= consumers.size()) {
            throw new Frame.Malformed("an element for nobody");
        }
        try {
            consumers.get(handle).accept(element);
            return null;
        } catch (RuntimeException | Error enough) {
            return enough;
        }
    }

    private static void rethrow(Throwable enough) {
        if (enough instanceof Error error) {
            throw error;
        }
        if (enough instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Ends a worker that has said what its own code never says. */
    WorkerGone forged(String what) {
        kill("Its answer was malformed: " + what + ".", Why.GRADER);
        return killedBecause;
    }

    private WorkerGone whyItEnded() {
        if (killedBecause != null) {
            return killedBecause;
        }
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                kill("It closed its connection to the grader.", Why.ITSELF);
                return killedBecause;
            }
            listener.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            kill("The grading was stopped.", Why.GRADER);
            return killedBecause;
        }
        int status = process.exitValue();
        if (status == OUT_OF_MEMORY_STATUS && lastWords.indexOf(OUT_OF_MEMORY_WORDS) >= 0) {
            return new WorkerGone(
                    "It filled the memory: it keeps too much, or never stops adding to a list.", Why.OUT_OF_MEMORY);
        }
        if (status == KILLED_STATUS) {
            return new WorkerGone(
                    "The machine ended it, as it does when a program takes too much memory.", Why.OUT_OF_MEMORY);
        }
        return new WorkerGone("It ended its own program (with status " + status + ").", Why.ITSELF);
    }

    private synchronized void kill(String sentence, Why why) {
        if (killedBecause == null) {
            killedBecause = new WorkerGone(sentence, why);
        }
        process.destroyForcibly();
    }

    /** Ends the worker, whatever it is doing. */
    @Override
    public void close() {
        kill("The grading of this submission has ended.", Why.GRADER);
        try {
            process.waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether another question may be asked. */
    boolean isOpen() {
        return killedBecause == null && process.isAlive();
    }
}
