package sudoku.grading;

import java.util.Arrays;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Who of a class is graded when.
 *
 * <p><b>Idea.</b> So many submissions are graded at once. One that has used more than nearly all ever need gives way:
 * it waits until every other one is graded or has given way, too, and then goes on where it was. One that gives way
 * again also waits for those that have done so less often. So nobody's report waits for a program that never ends,
 * and a slow one that is right waits only for others of its kind.
 *
 * <p><b>Representation.</b> A thread for each job, and one more for each submission that has given way.
 */
final class GradingTurns implements AutoCloseable {
    private static final int ROUNDS = 4;

    private final int jobs;
    private final ThreadPoolExecutor pool;
    private final Runnable roundIsDone;
    /** How many of each round have neither ended nor given way. */
    private final int[] left = new int[ROUNDS];
    /** How many of those wait. */
    private final int[] waiting = new int[ROUNDS];

    /** How many of those that have given way go on now. */
    private int running;

    private boolean laterMayGoOn;
    /** Whether one has ended that has no report. */
    private boolean someAreNew;

    /**
     * Turns for a class.
     *
     * @param roundIsDone is run when all have ended but those that have given way, before one of these goes on, and
     *     again when all have ended but those that have done so once more
     */
    GradingTurns(int submissions, int jobs, Runnable roundIsDone) {
        left[0] = submissions;
        this.jobs = jobs;
        this.roundIsDone = roundIsDone;
        pool = new ThreadPoolExecutor(jobs, Integer.MAX_VALUE, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    /** Where submissions are graded, each in a turn. */
    Executor pool() {
        return pool;
    }

    /** Begins the turn of one submission, on the thread that grades it. */
    Turn begin() {
        return new Turn();
    }

    final class Turn implements AutoCloseable {
        private int round;

        private Turn() {}

        /** Lets the others go first; in the last round there is nobody left to let. */
        void giveWay() {
            if (round == ROUNDS - 1) {
                return;
            }
            leave(round, true);
            round++;
            try {
                goOn(round);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            leave(round, false);
        }
    }

    private void leave(int round, boolean goesOn) {
        boolean isDone;
        boolean isToBeWritten;
        synchronized (this) {
            left[round]--;
            if (goesOn) {
                left[round + 1]++;
                waiting[round + 1]++;
            }
            if (round > 0) {
                running--;
            } else if (goesOn) {
                pool.setCorePoolSize(jobs + left[1]);
            }
            someAreNew |= !goesOn;
            isDone = leftIn(0, round + 1) == 0;
            isToBeWritten = isDone && someAreNew && leftIn(round + 1, ROUNDS) > 0;
            someAreNew &= !isToBeWritten;
            laterMayGoOn &= !isToBeWritten;
            notifyAll();
        }
        if (!isDone) {
            return;
        }
        try {
            if (isToBeWritten) {
                // One of the next round may be the last of it meanwhile.
                synchronized (roundIsDone) {
                    roundIsDone.run();
                }
            }
        } finally {
            letLaterGoOn();
        }
    }

    private int leftIn(int firstRound, int pastLast) {
        return Arrays.stream(left, firstRound, pastLast).sum();
    }

    private synchronized void letLaterGoOn() {
        laterMayGoOn = true;
        notifyAll();
    }

    private synchronized void goOn(int round) throws InterruptedException {
        try {
            while (!laterMayGoOn || running >= jobs || someWaitBefore(round)) {
                wait();
            }
        } finally {
            waiting[round]--;
            running++;
            notifyAll();
        }
    }

    private boolean someWaitBefore(int round) {
        return IntStream.range(0, round).anyMatch(earlier -> waiting[earlier] > 0);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
