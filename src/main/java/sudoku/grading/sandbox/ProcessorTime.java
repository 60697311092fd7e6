package sudoku.grading.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import sudoku.grading.sandbox.memory.WorkersMemory;

/**
 * What a worker has had of the processors, how long it has waited for them, and what it has of the memory, as Linux
 * counts it. Where nobody counts, there was no waiting.
 *
 * <p><b>Cost.</b> Some milliseconds a look, so for a moment the last look is as good as a new one.
 */
final class ProcessorTime {
    /** In all of its processes and threads together. */
    record Seen(Duration used, Duration waited, long at) {}

    /** Nobody is waited for any longer than so many times what is fair, however busy the machine is. */
    static final int MOST_TIMES = 3;

    private static final String RESIDENT = "VmRSS:";
    private static final String UNIT = " kB";
    private static final long A_MOMENT = Duration.ofMillis(100).toNanos();

    private final Process box;
    private List<ProcessHandle> processes = List.of();
    private boolean complete;
    private Seen seen = new Seen(Duration.ZERO, Duration.ZERO, System.nanoTime());

    ProcessorTime(Process box) {
        this.box = box;
    }

    /** The time it has taken since. */
    Duration since(Seen before, long start) {
        Seen now = seen();
        return fair(
                Duration.ofNanos(System.nanoTime() - start),
                now.waited.minus(before.waited),
                now.used.minus(before.used));
    }

    /**
     * The time by the clock without the waiting, for a thread that has ended no longer waits; or that of the
     * processors, if that is more. Threads that wait side by side wait longer than the clock runs, so a part of the
     * clock's time counts whatever they have waited.
     */
    static Duration fair(Duration clock, Duration waited, Duration used) {
        Duration byTheClock = clock.minus(waited.isNegative() ? Duration.ZERO : waited);
        return Collections.max(List.of(used, byTheClock, clock.dividedBy(MOST_TIMES)));
    }

    /** From now on all of its processes are there: the worker has answered. */
    synchronized void complete() {
        if (!complete) {
            complete = true;
            find();
            look();
        }
    }

    synchronized Seen seen() {
        if (System.nanoTime() - seen.at >= A_MOMENT) {
            if (!complete) {
                find();
            }
            look();
        }
        return seen;
    }

    /** So many bytes of the machine's memory its processes have now, or that it is gone. */
    synchronized long resident() {
        if (!box.isAlive()) {
            return WorkersMemory.GONE;
        }
        if (!complete) {
            find();
        }
        return processes.stream().mapToLong(ProcessorTime::resident).sum();
    }

    private static long resident(ProcessHandle process) {
        try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(process.pid()), "status"))) {
            return lines.filter(line -> line.startsWith(RESIDENT))
                    .findFirst()
                    .map(line -> Long.parseLong(line.substring(RESIDENT.length(), line.length() - UNIT.length())
                                    .strip())
                            << 10)
                    .orElse(0L);
        } catch (IOException | RuntimeException goneOrNoLinux) {
            return 0;
        }
    }

    private void find() {
        processes = Stream.concat(Stream.of(box.toHandle()), box.descendants()).toList();
    }

    private void look() {
        seen = new Seen(
                processes.stream()
                        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                        .reduce(Duration.ZERO, Duration::plus),
                processes.stream().map(ProcessorTime::waited).reduce(Duration.ZERO, Duration::plus),
                System.nanoTime());
    }

    private static Duration waited(ProcessHandle process) {
        try (Stream<Path> threads = Files.list(Path.of("/proc", String.valueOf(process.pid()), "task"))) {
            return Duration.ofNanos(threads.mapToLong(ProcessorTime::waited).sum());
        } catch (IOException | UncheckedIOException goneOrNoLinux) {
            return Duration.ZERO;
        }
    }

    /** The second of the scheduler's three numbers. */
    private static long waited(Path thread) {
        try {
            return Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[1]);
        } catch (IOException | RuntimeException goneOrNotCounted) {
            return 0;
        }
    }
}
