package sudoku.kernel.debug;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import sudoku.kernel.code.Session;
import sudoku.kernel.stop.KernelThread;
import sudoku.kernel.wire.Json;

/**
 * The debugger of a kernel, asleep until a front end speaks to it.
 *
 * <p><b>Representation.</b> Events come from threads of the notebook, which may be interrupted at any time. So they are
 * put down here, and a thread of the kernel sends them.
 */
public final class Debugger {
    private final Consumer<JsonObject> front;
    private final LinkedBlockingQueue<JsonObject> events = new LinkedBlockingQueue<>();
    private final Conversation conversation;
    private boolean begun;
    private int sent;

    /**
     * @param seed by which cells are called, not negative. JupyterLab carries breakpoints from notebook to
     *        notebook; where another kernel has another seed, they mean nothing there. A kernel that is started anew
     *        keeps its own.
     * @param jar holds the library's sources
     * @param front is told of events
     * @param renderer gives a value in several forms by their MIME types
     */
    public Debugger(
            CompletableFuture<Session> session,
            int seed,
            Path jar,
            Consumer<JsonObject> front,
            Function<Object, JsonObject> renderer) {
        this.front = front;
        conversation = new Conversation(session, seed, jar, events::add, renderer);
    }

    /** The answer to a request of the protocol. Only from the thread that serves control. */
    public JsonObject answer(JsonObject request) {
        if (!begun) {
            begun = true;
            KernelThread.start("debug-events", this::send);
        }
        return conversation.answer(request);
    }

    /** Whether a thread stands still at a breakpoint. */
    public boolean isStopped() {
        return conversation.isStopped();
    }

    private void send() throws InterruptedException {
        while (true) {
            front.accept(Json.with(events.take(), "seq", ++sent));
        }
    }
}
