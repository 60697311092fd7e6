package sudoku.kernel.cell;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import sudoku.kernel.wire.InputRequests;

/** {@code System.in} of a cell: a line at a time, typed into the box that the front end opens; else at its end. */
public final class CellInput extends InputStream {
    private final InputRequests questions;
    private final Cell cell;
    private final boolean offered;
    private byte[] line = new byte[0];
    private int next;

    public CellInput(InputRequests questions, Cell cell, boolean offered) {
        this.questions = questions;
        this.cell = cell;
        this.offered = offered;
    }

    @Override
    public synchronized int read() throws IOException {
        return fill() ? line[next++] & 0xFF : -1;
    }

    @Override
    public synchronized int read(byte[] into, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int taken = Math.min(length, line.length - next);
        System.arraycopy(line, next, into, from, taken);
        next += taken;
        return taken;
    }

    @Override
    public synchronized int available() {
        return line.length - next;
    }

    private boolean fill() throws IOException {
        if (next < line.length) {
            return true;
        }
        if (!offered) {
            return false;
        }
        cell.output().flush();
        try {
            line = (questions.lineFor(cell.request()) + "\n").getBytes(StandardCharsets.UTF_8);
            next = 0;
            return true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("The cell was stopped while it waited for input.");
        }
    }
}
