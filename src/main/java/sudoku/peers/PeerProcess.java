package sudoku.peers;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A program in a race, of which nothing is believed: it is asked as {@link RaceWorker} says, and the clock is
 * here.
 *
 * <p><b>Representation.</b> A process, a thread that reads what it says, and where on the list it is.
 */
final class PeerProcess implements Closeable {
    /** Laps are found by trying; one that is so much longer than the last can't be awfully long. */
    private static final int LONGER = 10;

    /** Time on the wall is also that of others. A system counts a process's own in hundredths of a second. */
    private static final long MANY_TICKS = Duration.ofMillis(100).toNanos();

    /** Why one can't go on, in words that go on after its name. */
    static final class Out extends Exception {
        private static final long serialVersionUID = 1L;

        Out(String sentence) {
            super(sentence);
        }
    }

    /** What it said of some puzzles, and how long that took. */
    record Counted(int first, int many, long solutions, long unfinished, long nanos) {}

    private final String name;
    private final Process process;
    private final BufferedReader answers;
    private final Duration patience;
    private final ExecutorService reading = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "reads what a contestant says");
        thread.setDaemon(true);
        return thread;
    });
    private final int puzzles;
    private int next;
    private int many = 1;

    /**
     * Starts it.
     *
     * @param patience how long it may be silent
     * @param puzzles how many there are on its list
     */
    PeerProcess(String name, List<String> command, Duration patience, int puzzles) throws Out {
        this.name = name;
        this.patience = patience;
        this.puzzles = puzzles;
        try {
            this.process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new Out("it cannot be started (" + e.getMessage() + ").");
        }
        this.answers = process.inputReader(StandardCharsets.UTF_8);
    }

    String name() {
        return name;
    }

    /** Counts on from where it ended, for about as long as it should. */
    Counted lap(long nanos) throws Out {
        int first = next;
        long used = processorNanos();
        long started = System.nanoTime();
        ask("count", first, many);
        String answer = answer();
        long taken = System.nanoTime() - started;
        used = processorNanos() - used;
        taken = charged(nanos, taken, used);
        long[] said = numbers(answer.split(" "));
        if (said.length == 0 || said.length > 2) {
            throw new Out(noNumber(answer));
        }
        Counted counted = new Counted(first, many, said[0], said.length == 2 ? said[1] : 0, taken);
        next = (int) (((long) first + many) % puzzles);
        many = longer(nanos, taken, many);
        if (many >= puzzles) {
            many -= many % puzzles;
            next = 0;
        }
        return counted;
    }

    /**
     * What a lap costs. Others may have had the processor meanwhile; but one that used less than half of the time may
     * have let another process work for it, and pays for all of it.
     *
     * @param lap how long a lap should be
     * @param wall how long it was
     * @param processor what the process itself used, 0 if nobody knows
     */
    static long charged(long lap, long wall, long processor) {
        return lap < MANY_TICKS || 2 * processor < wall ? wall : processor;
    }

    /** What the process has used of its processor, or 0 where the system does not tell. */
    private long processorNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    private static int longer(long nanos, long taken, int many) {
        double wanted = (double) many * nanos / Math.max(1, taken);
        return (int) Math.max(1, Math.min(Math.min(wanted, (double) many * LONGER), Integer.MAX_VALUE));
    }

    /** Shows what it finds, for so long at most, and says of how many puzzles it showed the solutions. */
    int show(RightAnswers right, long nanos) throws Out {
        long started = System.nanoTime();
        int done = 0;
        int withSolutions = 0;
        int block = 1;
        while (done < puzzles && System.nanoTime() - started < nanos) {
            block = Math.min(block, puzzles - done);
            long blockStarted = System.nanoTime();
            ask("show", done, block);
            for (int end = done + block; done < end; done++) {
                if (isShown(done, answer(), right)) {
                    withSolutions++;
                }
            }
            if (done == 1) {
                started = System.nanoTime(); // until then a virtual machine was starting
            }
            block = longer(nanos / LONGER, System.nanoTime() - blockStarted, block);
        }
        return withSolutions;
    }

    /** Whether it showed the solutions of a puzzle; it may say only how many there are, or that it gave up. */
    private static boolean isShown(int puzzle, String answer, RightAnswers right) throws Out {
        String[] words = answer.split(" ");
        long[] said = numbers(words[0]);
        if (said.length == 0) {
            throw new Out(noNumber(answer));
        }
        if (said[0] == Contestant.UNFINISHED) {
            return false;
        }
        Optional<String> fault =
                right.fault(puzzle, said[0], Arrays.asList(words).subList(1, words.length));
        if (fault.isPresent()) {
            throw new Out(fault.get());
        }
        return words.length > 1 || said[0] == 0;
    }

    private static long[] numbers(String... words) {
        try {
            return Arrays.stream(words).mapToLong(Long::parseLong).toArray();
        } catch (NumberFormatException e) {
            return new long[0];
        }
    }

    private static String noNumber(String answer) {
        return "it answers '" + answer + "' where a number of solutions is asked for.";
    }

    private void ask(String what, int first, int many) throws Out {
        try {
            process.getOutputStream()
                    .write((what + " " + first + " " + many + "\n").getBytes(StandardCharsets.US_ASCII));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw ended();
        }
    }

    private String answer() throws Out {
        Future<String> line = reading.submit(answers::readLine);
        try {
            String answer = line.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (answer == null) {
                throw ended();
            }
            return answer;
        } catch (TimeoutException e) {
            throw new Out(
                    "it gives no answer for " + patience.toMillis() + " milliseconds; a longer --most gives it more.");
        } catch (ExecutionException e) {
            throw ended();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }

    private Out ended() {
        try {
            String code = process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)
                    ? "it ends with exit code " + process.exitValue()
                    : "it closes its output";
            return new Out(code + " before it answers.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Out("it ends before it answers.");
        }
    }

    /** Ends it; a program that ended by itself when nobody asks any more needs no more than that. */
    @Override
    public void close() {
        process.destroyForcibly();
        reading.shutdownNow();
    }
}
