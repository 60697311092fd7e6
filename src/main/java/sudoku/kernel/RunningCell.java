package sudoku.kernel;

import java.util.ArrayList;
import java.util.List;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.stop.KernelThread;
import sudoku.kernel.stop.Pause;
import sudoku.kernel.stop.Rest;

/**
 * Which cell an interrupt is meant for.
 *
 * <p><b>Idea.</b> The one that runs, or the one that is about to, if it still waits for the compiler; and always what
 * earlier cells have left running. A thread pool made in one cell and used in the next belongs to the first, and
 * one who presses stop wants the machine to be quiet.
 */
final class RunningCell {
    /** An interrupt that nothing has come of by then needs a word. */
    private static final long COMPILER_MILLIS = 2_000;

    private final List<Cell> leftBehind = new ArrayList<>();
    private final Rest rest = new Rest(this::isAlone);
    private boolean expected;
    private boolean stopTheNext;
    private boolean tight;
    private Cell cell;

    /** Whether nothing of earlier cells runs any more. */
    synchronized boolean isAlone() {
        return leftBehind.stream().noneMatch(Cell::hasThreads);
    }

    void expect() {
        synchronized (this) {
            expected = true;
            stopTheNext = false;
        }
        rest.over();
    }

    /** In tight memory a cell is watched more closely. */
    synchronized void begin(Cell next, boolean inTightMemory) {
        cell = next;
        tight = inTightMemory;
        if (tight) {
            next.tighten();
        }
        if (stopTheNext) {
            interrupt(next);
        }
    }

    /** The cell is over, as soon as its threads are, if it was stopped. */
    void end(Cell last) {
        synchronized (this) {
            expected = false;
            cell = null;
            forgetTheQuiet();
            leftBehind.add(last);
        }
        try {
            last.settle();
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
        last.end();
        rest.begin();
    }

    synchronized void stopForMemory() {
        if (cell != null && !tight) {
            cell.stopForMemory();
        }
        leftBehind.stream().filter(Cell::hasThreads).forEach(Cell::stopForMemory);
    }

    synchronized void interrupt() {
        if (cell != null) {
            interrupt(cell);
        } else {
            stopTheNext = expected;
        }
        forgetTheQuiet();
        leftBehind.forEach(Cell::interrupt);
    }

    private static void interrupt(Cell cell) {
        cell.interrupt();
        KernelThread.start("compiler-watch", () -> {
            Pause.sleep(COMPILER_MILLIS);
            cell.sayIfCompiling();
        });
    }

    /** The latest stands also for the threads of no one cell, such as the parallel streams'. */
    private void forgetTheQuiet() {
        leftBehind.removeIf(each -> !each.hasThreads() && !each.isLatest());
    }
}
