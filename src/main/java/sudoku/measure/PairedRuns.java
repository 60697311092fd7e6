package sudoku.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * How many times as long one piece of work takes as another, by pairs that run at the same moment.
 *
 * <p><b>Idea.</b> A machine is never alone: what disturbs one half of a pair mostly disturbs the other, and the middle
 * one of all quotients does not mind a few bad moments. The clock is the processor's own for this thread. It stands
 * still while others are served, which the clock on the wall does not.
 *
 * <p><b>Representation.</b> One quotient a pair, sorted. Short work is repeated until a fifth of a second has passed,
 * because some machines count processor time in ticks of hundredths.
 *
 * <p><b>Cost.</b> At least two fifths of a second a pair; the first pair is cold and left out.
 *
 * <p><b>Lesson.</b> 02-bitmask.
 */
public final class PairedRuns {
    private static final long AT_LEAST = 200_000_000L;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final double[] quotients;

    private PairedRuns(double[] quotients) {
        this.quotients = quotients;
    }

    /** @param pairs how many count, an odd number */
    public static PairedRuns of(int pairs, Runnable one, Runnable other) {
        double[] quotients = new double[pairs];
        for (int pair = -1; pair < pairs; pair++) {
            double quotient = nanoseconds(one) / nanoseconds(other);
            if (pair >= 0) {
                quotients[pair] = quotient;
            }
        }
        Arrays.sort(quotients);
        return new PairedRuns(quotients);
    }

    private static double nanoseconds(Runnable work) {
        long start = processorTime();
        int runs = 0;
        do {
            work.run();
            runs++;
        } while (processorTime() - start < AT_LEAST);
        return (double) (processorTime() - start) / runs;
    }

    /** Where the virtual machine keeps no such clock, the one on the wall has to do. */
    private static long processorTime() {
        return CLOCK.isCurrentThreadCpuTimeSupported() ? CLOCK.getCurrentThreadCpuTime() : System.nanoTime();
    }

    public double least() {
        return quotients[0];
    }

    public double median() {
        return quotients[quotients.length / 2];
    }

    public double most() {
        return quotients[quotients.length - 1];
    }
}
