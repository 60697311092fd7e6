package sudoku.kernel;

import io.github.spencerpark.jupyter.messages.MessageContext;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The text a cell prints, on its way to the front end.
 *
 * <p><b>Idea.</b> A message for each line would drown every front end, so text is collected and sent a few times
 * a second. A flood is cut: the first part is sent, the rest is only counted, and its last lines are shown when the
 * cell ends. Nothing is left out silently.
 *
 * <p><b>Representation.</b> One run of bytes at a time, all to the same stream; a write to the other stream, a picture
 * or the end of the cell sends it off first, so that everything keeps its order.
 *
 * <p><b>Cost.</b> Copying the bytes; past the limit, looking for the ends of lines.
 */
final class CellOutput {
    static final String OUT = "stdout";
    static final String ERR = "stderr";

    /** What a front end can show without a pause. */
    static final int SHOWN_BYTES = 200_000;

    private static final int BATCH_BYTES = 32_000;
    private static final int BATCH_MILLIS = 60;
    private static final int TAIL_BYTES = 2_000;
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "output-clock");
        thread.setDaemon(true);
        return thread;
    });

    private final Outbox outbox;
    private final MessageContext request;
    private final ByteArrayOutputStream run = new ByteArrayOutputStream();
    private String stream = OUT;
    private boolean flushIsDue;
    private int shown;
    private final Tail tail = new Tail(TAIL_BYTES);
    private long leftOutBytes;
    private long leftOutLines;

    CellOutput(Outbox outbox, MessageContext request) {
        this.outbox = outbox;
        this.request = request;
    }

    void write(String name, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(name, bytes, 0, bytes.length);
    }

    synchronized void write(String name, byte[] bytes, int from, int length) {
        if (!name.equals(stream)) {
            flush();
            stream = name;
        }
        int room = Math.max(0, SHOWN_BYTES - shown);
        int kept = Math.min(length, room);
        run.write(bytes, from, kept);
        shown += kept;
        if (kept < length) {
            leaveOut(bytes, from + kept, length - kept);
        }
        if (run.size() >= BATCH_BYTES) {
            flush();
        } else if (!flushIsDue && run.size() > 0) {
            flushIsDue = true;
            CLOCK.schedule(this::flush, BATCH_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void leaveOut(byte[] bytes, int from, int length) {
        if (leftOutBytes == 0) {
            flush();
            outbox.stream(request, stream, "\n… more than " + SHOWN_BYTES + " bytes of output: the rest is counted"
                    + " but not shown, except its last lines.\n");
        }
        leftOutBytes += length;
        for (int i = from; i < from + length; i++) {
            if (bytes[i] == '\n') {
                leftOutLines++;
            }
        }
        tail.add(bytes, from, length);
    }

    /** Sends what is collected, but for a character whose last bytes are still to come. */
    synchronized void flush() {
        flushIsDue = false;
        if (run.size() == 0) {
            return;
        }
        byte[] bytes = run.toByteArray();
        int whole = Utf8.wholeCharacters(bytes);
        run.reset();
        run.write(bytes, whole, bytes.length - whole);
        if (whole > 0) {
            outbox.stream(request, stream, new String(bytes, 0, whole, StandardCharsets.UTF_8));
        }
    }

    /** The cell is over; what its threads print later still comes after this. */
    synchronized void end() {
        flush();
        if (leftOutBytes > 0) {
            outbox.stream(request, stream, "… left out " + leftOutBytes + " bytes in " + leftOutLines
                    + " lines. The last of them:\n" + tail);
            leftOutBytes = 0;
            leftOutLines = 0;
            tail.clear();
        }
    }
}
