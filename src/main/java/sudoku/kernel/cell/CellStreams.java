package sudoku.kernel.cell;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import sudoku.kernel.stop.KernelThread;

/**
 * {@code System.in}, {@code out} and {@code err} as notebook code sees them: each thread's own cell. What the compiler
 * prints when it gives up on a cell, it prints on a thread of the kernel's; nobody who writes a cell can use that.
 */
public final class CellStreams {
    private CellStreams() {}

    private static PrintStream printer(String name) {
        return new PrintStream(new Printer(name), false, StandardCharsets.UTF_8);
    }

    /**
     * New ones for every cell: the last may have put a stream of its own there and left it, or have overflowed its
     * stack in the middle of a print, with half a line left in the buffer.
     */
    public static void install(InputStream in) {
        System.setOut(printer(CellOutput.OUT));
        System.setErr(printer(CellOutput.ERR));
        System.setIn(in);
    }

    /** A statement may have taken them away, and the compiler of the next one wants to have some. */
    public static void mend() {
        if (System.out == null) {
            System.setOut(printer(CellOutput.OUT));
        }
        if (System.err == null) {
            System.setErr(printer(CellOutput.ERR));
        }
    }

    static void write(String name, String text) {
        Cell cell = Cell.here();
        if (cell != null) {
            cell.output().write(name, text);
        }
    }

    private static final class Printer extends OutputStream {
        private final String name;

        Printer(String name) {
            this.name = name;
        }

        @Override
        public void write(int single) {
            write(new byte[] {(byte) single}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            Cell cell = Cell.here();
            if (cell != null && !KernelThread.isCurrent()) {
                cell.output().write(name, bytes, from, length);
            }
        }
    }
}
