package sudoku.kernel.cell;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiConsumer;

/**
 * The text a cell prints, on its way to the front end.
 *
 * <p><b>Idea.</b> A message for each line would drown every front end, so text is collected and sent a few times
 * a second. A flood is cut: the first part is sent, the rest is only counted, and its last lines are shown when the
 * cell ends. Nothing is left out silently.
 *
 * <p><b>Representation.</b> A queue of runs, each all to the same stream, so that both keep their order. The thread
 * that prints does nothing but add to the last run: it may be about to overflow its stack, and must not do so in the
 * middle of a message. A clock sends the runs; a picture and the end of the cell send them first.
 *
 * <p><b>Cost.</b> Copying the bytes; past the limit, looking for the ends of lines.
 */
public final class CellOutput {
    public static final String OUT = "stdout";
    public static final String ERR = "stderr";

    /** What a front end can show without a pause. */
    static final int SHOWN_BYTES = 200_000;

    private static final int TAIL_BYTES = 2_000;

    /** Bytes to one of the streams. */
    private static final class Run extends ByteArrayOutputStream {
        private final String stream;

        Run(String stream) {
            super(256);
            this.stream = stream;
        }
    }

    private final BiConsumer<String, String> front;
    private final Deque<Run> waiting = new ArrayDeque<>();
    private final LastBytes tail = new LastBytes(TAIL_BYTES);
    private boolean clockRuns;
    private int shown;
    private long leftOutBytes;
    private long leftOutLines;

    /** Text goes to the front end as a stream's name and its text. */
    public CellOutput(BiConsumer<String, String> front) {
        this.front = front;
    }

    public void write(String stream, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(stream, bytes, 0, bytes.length);
    }

    public synchronized void write(String stream, byte[] bytes, int from, int length) {
        int kept = Math.min(length, SHOWN_BYTES - shown);
        if (kept > 0) {
            runTo(stream).write(bytes, from, kept);
            shown += kept;
        }
        if (kept < length) {
            leaveOut(stream, bytes, from + kept, length - kept);
        }
        if (!clockRuns) {
            OutputClock.due(this::tick);
            clockRuns = true;
        }
    }

    private Run runTo(String stream) {
        Run last = waiting.peekLast();
        if (last == null || !last.stream.equals(stream)) {
            last = new Run(stream);
            waiting.addLast(last);
        }
        return last;
    }

    private void leaveOut(String stream, byte[] bytes, int from, int length) {
        if (leftOutBytes == 0) {
            byte[] notice = ("\n… more than " + SHOWN_BYTES + " bytes of output: the rest is counted but not shown,"
                            + " except its last lines.\n")
                    .getBytes(StandardCharsets.UTF_8);
            runTo(stream).write(notice, 0, notice.length);
        }
        leftOutBytes += length;
        for (int i = from; i < from + length; i++) {
            if (bytes[i] == '\n') {
                leftOutLines++;
            }
        }
        tail.add(bytes, from, length);
    }

    synchronized void tick() {
        clockRuns = false;
        flush();
    }

    /** Sends what is collected, but for a character whose last bytes are still to come. */
    public synchronized void flush() {
        Run rest = null;
        for (Run run = waiting.pollFirst(); run != null; run = waiting.pollFirst()) {
            byte[] bytes = run.toByteArray();
            int whole = waiting.isEmpty() ? Utf8.wholeCharacters(bytes, bytes.length) : bytes.length;
            if (whole > 0) {
                front.accept(run.stream, new String(bytes, 0, whole, StandardCharsets.UTF_8));
            }
            if (whole < bytes.length) {
                rest = new Run(run.stream);
                rest.write(bytes, whole, bytes.length - whole);
            }
        }
        if (rest != null) {
            waiting.addLast(rest);
        }
    }

    /** The cell is over; what its threads print later still comes after this. */
    synchronized void end() {
        flush();
        if (leftOutBytes > 0) {
            front.accept(
                    OUT,
                    "… left out " + leftOutBytes + " bytes in " + leftOutLines + " lines. The last of them:\n" + tail);
        }
    }
}
