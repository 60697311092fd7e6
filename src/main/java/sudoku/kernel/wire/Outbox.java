package sudoku.kernel.wire;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import io.github.spencerpark.jupyter.messages.Header;
import io.github.spencerpark.jupyter.messages.KernelTimestamp;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageContext;
import io.github.spencerpark.jupyter.messages.MessageType;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.stop.Pause;

/**
 * What the kernel has to say to every front end, in order.
 *
 * <p><b>Idea.</b> Any thread may put a message here, one thread sends them. So an interrupted cell can neither break
 * the socket nor overtake its own output, and {@code idle} always comes last.
 *
 * <p><b>Representation.</b> A bounded queue: a cell that shows pictures faster than they can be sent has to wait. The
 * content is turned into JSON at once, since the notebook may change the object it has shown.
 *
 * <p><b>Alternatives.</b> The engine sends from the thread that prints, under a lock; its time stamps are whole
 * minutes.
 */
public final class Outbox {
    private static final Gson GSON = new Gson();
    private static final String SESSION = UUID.randomUUID().toString();
    private static final AtomicLong SENT = new AtomicLong();

    private final Channel iopub;
    private final BlockingQueue<Runnable> waiting = new ArrayBlockingQueue<>(1_000);

    Outbox(Channel iopub) {
        this.iopub = iopub;
    }

    /** A message of this kernel, whatever the content is made of. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Message<?> message(MessageContext request, MessageType<?> type, Object content) {
        Header<?> header = new Header(
                SESSION + "_" + SENT.incrementAndGet(),
                Header.KERNEL_USERNAME,
                SESSION,
                new KernelTimestamp(Instant.now().truncatedTo(ChronoUnit.MICROS).toString()),
                type,
                Header.PROTOCOL_VERISON);
        return new Message(
                request == null ? List.of() : request.getIdentities(),
                header,
                request == null ? null : request.getHeader(),
                null,
                content,
                null);
    }

    /** Sends what a request led to; a thread that is interrupted while it waits for room says nothing more. */
    public void publish(MessageContext request, MessageType<?> type, Object content) {
        JsonElement frozen = GSON.toJsonTree(content);
        put(() -> iopub.sendMessage(message(request, type, frozen)));
    }

    public void status(MessageContext request, String state) {
        publish(request, MessageType.PUBLISH_STATUS, Json.object("execution_state", state));
    }

    public void stream(MessageContext request, String name, String text) {
        publish(request, MessageType.PUBLISH_STREAM, Json.object("name", name, "text", text));
    }

    private void put(Runnable delivery) {
        try {
            waiting.put(delivery);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until everything said so far has left, a second at most: the last words before the kernel ends. */
    public void drain() throws InterruptedException {
        CountDownLatch sent = new CountDownLatch(1);
        if (waiting.offer(sent::countDown, 1, TimeUnit.SECONDS)) {
            sent.await(1, TimeUnit.SECONDS);
        }
    }

    /** The sending thread's whole life. While a cell has used up the memory a message is tried again. */
    void deliver() throws InterruptedException {
        while (true) {
            Runnable next = waiting.take();
            while (!sent(next)) {
                Pause.sleep(50);
            }
        }
    }

    private boolean sent(Runnable delivery) {
        try {
            delivery.run();
        } catch (OutOfMemoryError later) {
            MemoryReserve.open();
            return false;
        } catch (RuntimeException | Error unsendable) {
            iopub.drop(unsendable);
        }
        return true;
    }
}
