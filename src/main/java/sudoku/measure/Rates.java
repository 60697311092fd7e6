package sudoku.measure;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/**
 * How often a second different pieces of work get done.
 *
 * <p><b>Idea.</b> The work is done again and again, with a number that counts up, so that it need not be the same
 * work each time. All that happens in a first lap is thrown away: Java compiles what has been busy for a while.
 *
 * <p><b>Representation.</b> A rate by name, in the order in which they were measured; measured again, it is replaced.
 *
 * <p><b>Cost.</b> Two laps each. The clock is looked at more and more rarely, the quicker the work is.
 *
 * <p><b>Alternatives.</b> {@link Experiment} counts as well, and times each search; below a few millionths of a second
 * the clock itself is in the way. {@code bench} gives everyone a virtual machine of its own, and takes minutes.
 *
 * <p><b>Lesson.</b> 12-how-fast.
 */
public final class Rates {
    private static final double SECOND = 1e9;
    /** The clock is looked at about so many times a lap. */
    private static final int LOOKS = 100;

    private final double lap;
    private final Map<String, Double> kept = new LinkedHashMap<>();
    private int next;

    /** Each of the two laps takes so many seconds, or more where the work is slow. */
    public Rates(double seconds) {
        if (!(seconds > 0)) {
            throw new IllegalArgumentException("A lap takes some time, not " + seconds + " seconds.");
        }
        lap = seconds * SECOND;
    }

    /**
     * Does some work with the numbers 0, 1, 2 and so on, and keeps how often a second.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public void measure(String name, IntConsumer work) {
        measure(name, 1, work);
    }

    private void measure(String name, int whole, IntConsumer work) {
        next = 0;
        lap(whole, work);
        kept.put(name, lap(whole, work));
    }

    /**
     * Does it with each of these in turn, and keeps how often a second. A lap ends with the last of them, so whoever
     * gets the same has met the same.
     *
     * @param right what is done, and whether it was right: a fast wrong answer is worth nothing
     * @throws IllegalStateException at the first of them that it is wrong about
     */
    public <T> void prove(String name, List<T> items, Predicate<T> right) {
        measure(name, items.size(), i -> {
            T item = items.get(i % items.size());
            if (!right.test(item)) {
                throw new IllegalStateException("'" + name + "' is wrong about " + item + ".");
            }
        });
    }

    /** Until the time is up, and on until all that was begun is a multiple of this. */
    private double lap(int whole, IntConsumer work) {
        int begin = next;
        int untilNextLook = 1;
        long start = System.nanoTime();
        long time = 0;
        while (time < lap || (next - begin) % whole != 0) {
            int left = time < lap ? Integer.MAX_VALUE : whole - (next - begin) % whole;
            for (int i = Math.min(untilNextLook, left); i > 0; i--) {
                work.accept(next++);
            }
            long before = time;
            time = System.nanoTime() - start;
            untilNextLook *= (time - before) * LOOKS < lap / 2 ? 2 : 1;
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("The measuring was interrupted.");
            }
        }
        return (next - begin) * SECOND / time;
    }

    /** A rate that was measured. */
    public double of(String name) {
        if (!kept.containsKey(name)) {
            throw new IllegalArgumentException("Nothing called '" + name + "' was measured. There are: "
                    + String.join(", ", kept.keySet()) + ".");
        }
        return kept.get(name);
    }

    /** How many times as fast the one is as the other. */
    public double ratio(String name, String measure) {
        return of(name) / of(measure);
    }

    /** All of them, in the order in which they were measured. */
    public Map<String, Double> all() {
        return Collections.unmodifiableMap(kept);
    }
}
