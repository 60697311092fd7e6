package sudoku.kernel;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.Renderer;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.publish.PublishExecuteResult;
import io.github.spencerpark.jupyter.messages.request.ExecuteRequest;
import java.util.List;
import java.util.Map;
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
    private final History history;
    private final Renderer renderer;
    private final Connection connection;
    private final Outbox outbox;
    private final Running running = new Running();
    private Session session;
    private Magics magics;
    private int executed;

    Executor(CompletableFuture<Session> ready, History history, Renderer renderer, Connection connection) {
        this.ready = ready;
        this.history = history;
        this.renderer = renderer;
        this.connection = connection;
        outbox = connection.outbox();
    }

    /** From the thread that serves control. */
    void interrupt() {
        running.interrupt();
    }

    void memoryIsFull() {
        running.stopForMemory();
    }

    /** Gives the requests that waited behind a cell that has failed: their cells are not to run. */
    List<Message<?>> execute(Message<?> message) {
        ExecuteRequest request = (ExecuteRequest) message.getContent();
        boolean remembered = request.shouldStoreHistory() && !request.isSilent();
        if (remembered) {
            executed++;
        }
        if (!request.isSilent()) {
            JsonObject input = new JsonObject();
            input.addProperty("code", request.getCode());
            input.addProperty("execution_count", executed);
            outbox.publish(message, MessageType.PUBLISH_EXECUTE_INPUT, input);
        }
        List<Message<?>> waiting = List.of();
        JsonObject reply;
        try {
            DisplayData shown = run(message, request, remembered);
            if (shown != null && !request.isSilent()) {
                outbox.publish(message, MessageType.PUBLISH_EXECUTION_RESULT, new PublishExecuteResult(executed, shown));
            }
            reply = done(message, request);
        } catch (CellFailed failure) {
            // Taken before anyone hears of the failure: what is sent afterwards is a new beginning.
            waiting = request.shouldStopOnError() ? connection.takeWaiting() : waiting;
            reply = failed(failure.report());
            if (!request.isSilent()) {
                outbox.publish(message, MessageType.PUBLISH_ERROR, error(failure.report()));
            }
        } catch (RuntimeException | Error ofTheKernel) {
            Report report = Report.of(ofTheKernel.getClass().getName(), "The kernel itself has failed: " + ofTheKernel
                    + ". Restart it if this happens again.");
            reply = failed(report);
            outbox.publish(message, MessageType.PUBLISH_ERROR, error(report));
        }
        reply.addProperty("execution_count", executed);
        connection.replyOnShell(message, MessageType.EXECUTE_REPLY, reply);
        return waiting;
    }

    /** Runs a cell and says how its value is shown, {@code null} if it has none. */
    private DisplayData run(Message<?> message, ExecuteRequest request, boolean remembered) throws CellFailed {
        running.expect();
        prepare();
        boolean tight = !Reserve.fill();
        Cell cell = cell(message);
        CellStreams.install(new CellInput(connection.questions(), cell, request.isStdinEnabled()));
        running.begin(cell, tight);
        DisplayData shown = null;
        try {
            Object value = magics.run(cell, new Magics.Source("cell " + executed, request.getCode()));
            shown = value == null ? null : rendered(cell, value);
            if (cell.close() != null) {
                throw new CellFailed(session.stopped(cell, null));
            }
            return shown;
        } finally {
            running.end(cell);
            if (remembered) {
                history.add(executed, request.getCode(),
                        shown == null ? "" : String.valueOf(shown.getData(MIMEType.TEXT_PLAIN)));
            }
        }
    }

    private void prepare() {
        if (session == null) {
            session = ready.join();
            magics = new Magics(session);
        }
        if (running.isAlone() || !Reserve.fill()) {
            session.forgetOldValues();
        }
    }

    private Cell cell(Message<?> message) {
        CellOutput output = new CellOutput((stream, text) -> outbox.stream(message, stream, text));
        return new Cell(message, executed, output, session.failures(), session.loader());
    }

    private DisplayData rendered(Cell cell, Object value) throws CellFailed {
        try {
            return cell.call(() -> {
                DisplayData data = value instanceof DisplayData ready ? ready : renderer.render(value);
                if (data.getData(MIMEType.TEXT_PLAIN) instanceof String text) {
                    data.putText(LongText.cut(Places.withoutWrappers(text)));
                }
                return data;
            });
        } catch (Throwable failed) {
            throw new CellFailed(cell.reason() == null ? session.described(failed, cell) : session.stopped(cell, failed));
        }
    }

    private JsonObject done(Message<?> message, ExecuteRequest request) {
        JsonObject reply = Answers.ok();
        JsonArray payload = new JsonArray();
        String page = magics.takePage();
        if (page != null) {
            JsonObject shown = new JsonObject();
            shown.addProperty("source", "page");
            shown.add("data", GSON.toJsonTree(Map.of("text/plain", page)));
            shown.addProperty("start", 0);
            payload.add(shown);
        }
        reply.add("payload", payload);
        JsonObject values = new JsonObject();
        if (request.getUserExpr() != null) {
            request.getUserExpr().forEach((name, code) -> values.add(name, value(message, code)));
        }
        reply.add("user_expressions", values);
        return reply;
    }

    /** For a cell whose code has more code run. The shell waits for that cell, so nobody else uses it. */
    DisplayData evaluate(String code) throws CellFailed {
        Cell cell = Cell.here();
        if (cell == null || !cell.isRunBy(Thread.currentThread())) {
            throw new IllegalStateException("Only a cell's own thread can run more code in it, not "
                    + Thread.currentThread().getName() + ".");
        }
        Object value = magics.run(cell, new Magics.Source("code run by cell " + cell.number(), code));
        return value == null ? null : rendered(cell, value);
    }

    /** What a front end wants to know besides, such as the value of a variable it watches. */
    private JsonObject value(Message<?> message, String code) {
        Cell cell = cell(message);
        try {
            Object value = magics.run(cell, new Magics.Source("expression", code));
            DisplayData shown = value == null ? DisplayData.EMPTY_STRING : rendered(cell, value);
            JsonObject content = GSON.toJsonTree(shown).getAsJsonObject();
            content.addProperty("status", "ok");
            return content;
        } catch (CellFailed failure) {
            return failed(failure.report());
        } finally {
            cell.end();
        }
    }

    private static JsonObject failed(Report failure) {
        JsonObject content = error(failure);
        content.addProperty("status", "error");
        return content;
    }

    /** Front ends keep it word for word as an output, where a notebook file may have these three and no others. */
    private static JsonObject error(Report failure) {
        JsonObject content = new JsonObject();
        content.addProperty("ename", failure.name());
        content.addProperty("evalue", failure.message());
        content.add("traceback", GSON.toJsonTree(failure.lines()));
        return content;
    }
}
