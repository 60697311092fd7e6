package sudoku.kernel;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.Renderer;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.publish.PublishExecuteResult;
import io.github.spencerpark.jupyter.messages.request.ExecuteRequest;
import java.util.concurrent.CompletableFuture;

/**
 * Serves the request to execute a cell, from {@code execute_input} to the reply.
 *
 * <p><b>Idea.</b> Whatever happens in between, there is exactly one reply, and everything the cell has printed is
 * sent before its result or its error.
 */
final class Executor {
    private static final Gson GSON = new Gson();

    private final CompletableFuture<Session> ready;
    private final Renderer renderer;
    private final Connection connection;
    private final Outbox outbox;
    private int executed;
    private boolean isExecuting;
    private boolean stopTheNext;
    private Cell running;

    Executor(CompletableFuture<Session> ready, Renderer renderer, Connection connection) {
        this.ready = ready;
        this.renderer = renderer;
        this.connection = connection;
        outbox = connection.outbox();
    }

    /** From the thread that serves control, while a cell runs, or waits for the compiler to get ready. */
    synchronized void interrupt() {
        if (running != null) {
            running.interrupt();
        } else {
            stopTheNext = isExecuting;
        }
    }

    private synchronized void hasBegun(Cell cell) {
        running = cell;
        if (stopTheNext) {
            cell.interrupt();
        }
    }

    private synchronized void isExecuting(boolean now) {
        isExecuting = now;
        stopTheNext = false;
        running = null;
    }

    void execute(Message<?> message) {
        ExecuteRequest request = (ExecuteRequest) message.getContent();
        if (!request.isSilent()) {
            executed++;
            JsonObject input = new JsonObject();
            input.addProperty("code", request.getCode());
            input.addProperty("execution_count", executed);
            outbox.publish(message, MessageType.PUBLISH_EXECUTE_INPUT, input);
        }
        Report failure = run(message, request);
        JsonObject reply = failure == null ? Answers.ok() : failed(failure);
        reply.addProperty("execution_count", executed);
        if (failure == null) {
            reply.add("payload", new JsonArray());
            reply.add("user_expressions", new JsonObject());
        } else if (!request.isSilent()) {
            JsonObject error = failed(failure);
            error.remove("status");
            outbox.publish(message, MessageType.PUBLISH_ERROR, error);
        }
        connection.replyOnShell(message, MessageType.EXECUTE_REPLY, reply);
    }

    /** Runs the cell, shows its value, and says what went wrong, {@code null} if nothing. */
    private Report run(Message<?> message, ExecuteRequest request) {
        isExecuting(true);
        Session session = ready.join();
        Reserve.fill();
        CellOutput output = new CellOutput((stream, text) -> outbox.stream(message, stream, text));
        Cell cell = new Cell(message, executed, output, session.failures(), session.loader());
        CellStreams.install(new CellInput(connection.questions(), cell, request.isStdinEnabled()));
        hasBegun(cell);
        DisplayData shown = null;
        Report failure = null;
        try {
            Object value = new Magics(session).run(cell, request.getCode());
            shown = value == null ? null : cell.call(() -> rendered(value));
        } catch (CellFailed failed) {
            failure = failed.report();
        } catch (Throwable failed) {
            failure = cell.reason() == null ? session.described(failed, cell) : session.stopped(cell, failed);
        }
        isExecuting(false);
        settle(cell);
        if (shown != null && failure == null && !request.isSilent()) {
            outbox.publish(message, MessageType.PUBLISH_EXECUTION_RESULT, new PublishExecuteResult(executed, shown));
        }
        return failure;
    }

    private static void settle(Cell cell) {
        try {
            cell.settle();
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
        cell.end();
    }

    private DisplayData rendered(Object value) {
        return value instanceof DisplayData ready ? ready : renderer.render(value);
    }

    private static JsonObject failed(Report failure) {
        JsonObject content = new JsonObject();
        content.addProperty("status", "error");
        content.addProperty("ename", failure.name());
        content.addProperty("evalue", failure.message());
        content.add("traceback", GSON.toJsonTree(failure.lines()));
        return content;
    }
}
