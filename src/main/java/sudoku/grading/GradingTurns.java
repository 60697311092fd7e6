package sudoku.grading;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Who of a class is graded when.
 *
 * <p><b>Idea.</b> So many submissions are graded at once. One that has used more than nearly all ever need gives way:
 * it waits until every other one is graded or has given way, too, and then goes on where it was. So nobody's report
 * waits for a program that never ends.
 *
 * <p><b>Representation.</b> A thread for each job, and one more for each submission that waits.
 */
final class GradingTurns implements AutoCloseable {
    private final int jobs;
    private final ThreadPoolExecutor pool;
    private final Runnable firstAreDone;
    /** Those that have neither ended nor given way. */
    private int first;

    private int waiting;
    private int resumed;
    private boolean lastMayGoOn;

    /**
     * Turns for a class.
     *
     * @param firstAreDone is run when all have ended but those that have given way, before one of these goes on
     */
    GradingTurns(int submissions, int jobs, Runnable firstAreDone) {
        first = submissions;
        this.jobs = jobs;
        this.firstAreDone = firstAreDone;
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
        private boolean gaveWay;

        private Turn() {}

        /** Lets the others go first, once. */
        void giveWay() {
            if (gaveWay) {
                return;
            }
            gaveWay = true;
            leave(1);
            try {
                goOn();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            if (gaveWay) {
                ended();
            } else {
                leave(0);
            }
        }
    }

    private void leave(int toWait) {
        synchronized (this) {
            waiting += toWait;
            pool.setCorePoolSize(jobs + waiting);
            first--;
            if (first > 0) {
                return;
            }
        }
        try {
            if (waiting > 0) {
                firstAreDone.run();
            }
        } finally {
            letLastGoOn();
        }
    }

    private synchronized void letLastGoOn() {
        lastMayGoOn = true;
        notifyAll();
    }

    private synchronized void goOn() throws InterruptedException {
        try {
            while (!lastMayGoOn || resumed >= jobs) {
                wait();
            }
        } finally {
            resumed++;
        }
    }

    private synchronized void ended() {
        resumed--;
        notifyAll();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
