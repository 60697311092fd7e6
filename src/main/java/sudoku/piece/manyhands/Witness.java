package sudoku.piece.manyhands;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

/**
 * Work that sees who does it. The first parts wait until as many threads have come as there are hands, so hands that
 * come one after the other are found, and the last part takes its time, so one that isn't waited for is found.
 *
 * <p>A part is a board of one cell, with its own number.
 */
final class Witness implements HandWork {
    private static final long PATIENCE_MILLIS = 2_000;
    private static final long LAST_PART_MILLIS = 20;

    /**
     * @param done how often each part was done
     * @param met whether all hands were at work at the same time, where there was work for all
     * @param cameEarly whether parts were still done when the sum was said
     */
    record Report(long sum, List<Integer> done, int threads, boolean met, boolean cameEarly) {}

    private final long[] works;
    private final AtomicIntegerArray done;
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private final CountDownLatch allHands;
    private final CountDownLatch lastPart = new CountDownLatch(1);
    private volatile boolean isAlone;

    Witness(long[] works, int hands) {
        this.works = works.clone();
        done = new AtomicIntegerArray(works.length);
        allHands = new CountDownLatch(Math.min(hands, works.length));
    }

    @Override
    public long nodes(int[] part) {
        if (threads.add(Thread.currentThread())) {
            allHands.countDown();
        }
        isAlone |= !isAlone && !await(allHands, PATIENCE_MILLIS);
        if (part[0] == works.length - 1) {
            await(new CountDownLatch(1), LAST_PART_MILLIS);
            done.incrementAndGet(part[0]);
            lastPart.countDown();
        } else {
            done.incrementAndGet(part[0]);
        }
        return works[part[0]];
    }

    /** False if that did not happen in time. */
    private static boolean await(CountDownLatch latch, long millis) {
        try {
            return latch.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** What has come to pass until this sum was said, and shortly after. */
    Report report(long sum) {
        boolean isLeft = IntStream.range(0, works.length).anyMatch(part -> done.get(part) == 0);
        boolean cameEarly = isLeft && await(lastPart, 5 * LAST_PART_MILLIS);
        List<Integer> times =
                IntStream.range(0, works.length).mapToObj(done::get).toList();
        return new Report(sum, times, threads.size(), !isAlone, cameEarly);
    }
}
