package sudoku.grading.sandbox.memory;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Looks at what all workers have of the machine's memory, and ends the one that has too much.
 *
 * <p><b>Idea.</b> Java limits its objects and Linux a process's addresses, but addresses are not memory: a virtual
 * machine needs five times as many as it fills. Where there are no control groups, this is all there is between a
 * submission and the machine's memory; where there are, it gives the reason in a sentence, which they cannot.
 *
 * <p><b>Cost.</b> A few small files of {@code /proc} a worker, five times a second.
 */
public final class WorkersMemory {
    private static final Duration OFTEN = Duration.ofMillis(200);
    /** The rest is for the grader, and for others who work here. */
    private static final double PART_FOR_WORKERS = 0.75;

    private static final int MEGABYTE = 20;

    public static final WorkersMemory USUAL = new WorkersMemory((long) (PART_FOR_WORKERS * machineMemory()));

    /** What a worker has that has ended. */
    public static final long GONE = -1;

    private record Watched(LongSupplier resident, long most, Consumer<String> end) {}

    private final Set<Watched> all = ConcurrentHashMap.newKeySet();
    private final long mostTogether;

    static {
        Executors.newSingleThreadScheduledExecutor(task -> {
                    Thread thread = new Thread(task, "memory-watch");
                    thread.setDaemon(true);
                    return thread;
                })
                .scheduleWithFixedDelay(USUAL::look, OFTEN.toMillis(), OFTEN.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** For workers that may have so many bytes together. */
    public WorkersMemory(long mostTogether) {
        this.mostTogether = mostTogether;
    }

    private static long machineMemory() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean machine
                ? machine.getTotalMemorySize()
                : Long.MAX_VALUE;
    }

    /** From now on looks at this worker too, until it is {@link #GONE}; ends it, and says why, if it has too much. */
    public void watch(LongSupplier resident, long most, Consumer<String> end) {
        all.add(new Watched(resident, most, end));
    }

    /** Takes one look at all. */
    public void look() {
        Map<Watched, Long> has = new HashMap<>();
        long together = 0;
        for (Watched worker : all) {
            long bytes = worker.resident.getAsLong();
            if (bytes == GONE) {
                all.remove(worker);
            } else if (bytes > worker.most) {
                worker.end.accept("It took more than " + (worker.most >> MEGABYTE) + " MB of the machine's memory.");
            } else {
                has.put(worker, bytes);
                together += bytes;
            }
        }
        if (together > mostTogether) {
            has.entrySet().stream()
                    .max(Comparator.comparingLong(Map.Entry::getValue))
                    .ifPresent(largest -> largest.getKey()
                            .end
                            .accept("All workers together took more than " + (mostTogether >> MEGABYTE)
                                    + " MB of the machine's memory, and it took the most: "
                                    + (largest.getValue() >> MEGABYTE) + " MB."));
        }
    }
}
