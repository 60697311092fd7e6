package sudoku.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Which cell an interrupt is meant for.
 *
 * <p><b>Idea.</b> The one that runs, or the one that is about to, if it still waits for the compiler; and always what
 * earlier cells have left running. A thread pool made in one cell and used in the next belongs to the first, and whoever
 * presses stop wants the machine to be quiet.
 */
final class Running {
    private final List<Cell> leftBehind = new ArrayList<>();
    private boolean expected;
    private boolean stopTheNext;
    private Cell cell;

    synchronized void expect() {
        expected = true;
        stopTheNext = false;
    }

    synchronized void begin(Cell next) {
        cell = next;
        if (stopTheNext) {
            next.interrupt();
        }
    }

    /** The cell is over, as soon as its threads are, if it was stopped. */
    void end(Cell last) {
        synchronized (this) {
            expected = false;
            cell = null;
            leftBehind.removeIf(each -> !each.hasThreads());
            leftBehind.add(last);
        }
        try {
            last.settle();
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
        last.end();
    }

    synchronized void stopForMemory() {
        if (cell != null) {
            cell.stopForMemory();
        }
    }

    synchronized void interrupt() {
        if (cell != null) {
            cell.interrupt();
        } else {
            stopTheNext = expected;
        }
        leftBehind.removeIf(each -> !each.hasThreads());
        leftBehind.forEach(Cell::interrupt);
    }
}
