package sudoku.kernel.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import sudoku.kernel.stop.KernelThread;
import sudoku.kernel.stop.Pause;

/** Sends what cells have printed, some sixteen times a second while there is something to send. */
final class OutputClock {
    private static final int BATCH_MILLIS = 60;

    private static final LinkedBlockingQueue<Runnable> DUE = new LinkedBlockingQueue<>();

    static {
        KernelThread.start("output", OutputClock::run);
    }

    private OutputClock() {}

    /** Has this done at the next tick. */
    static void due(Runnable output) {
        DUE.add(output);
    }

    private static void run() throws InterruptedException {
        List<Runnable> outputs = new ArrayList<>();
        while (true) {
            try {
                outputs.add(DUE.take());
                Thread.sleep(BATCH_MILLIS);
                DUE.drainTo(outputs);
                outputs.forEach(Runnable::run);
                outputs.clear();
            } catch (OutOfMemoryError later) {
                Pause.sleep(BATCH_MILLIS);
            }
        }
    }
}
