package sudoku.kernel;

import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import sudoku.kernel.stop.KernelThread;
import sudoku.kernel.stop.Pause;

/**
 * What a kernel does for itself as soon as nobody wants anything of it.
 *
 * <p><b>Idea.</b> JupyterLab waits a second for the names that TAB offers, and forgets the answer that comes later. The
 * classes which find them take half a second to load, the first time. Loaded before the first cell they would hold it
 * up; so they wait for a quiet moment, which comes while the student reads.
 */
final class QuietWork {
    private final Duration quiet;
    private final ReentrantLock compiler = new ReentrantLock();
    private volatile long lastServed = System.nanoTime();

    /** Quiet it is when nobody has wanted anything for so long. */
    QuietWork(Duration quiet) {
        this.quiet = quiet;
    }

    /** Serves a request; both this and what is done in a quiet moment need the compiler, which serves one at a time. */
    void serve(Runnable request) {
        compiler.lock();
        try {
            request.run();
        } finally {
            lastServed = System.nanoTime();
            compiler.unlock();
        }
    }

    /** Does this once, on a thread of its own. */
    void begin(Runnable work) {
        KernelThread.start("quiet-work", () -> {
            while (System.nanoTime() - lastServed < quiet.toNanos() || !compiler.tryLock()) {
                Pause.sleep(quiet.toMillis() / 4);
            }
            try {
                work.run();
            } finally {
                compiler.unlock();
            }
        });
    }
}
