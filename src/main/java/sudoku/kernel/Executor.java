package sudoku.kernel;

import com.google.gson.JsonElement;
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
import java.util.function.Consumer;
import sudoku.files.CodePlace;
import sudoku.kernel.ask.History;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellInput;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.cell.CellStreams;
import sudoku.kernel.cell.FailureReport;
import sudoku.kernel.cell.LongText;
import sudoku.kernel.cell.SourceLines;
import sudoku.kernel.code.Magics;
import sudoku.kernel.code.NamedCode;
import sudoku.kernel.code.Session;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.wire.Connection;
import sudoku.kernel.wire.Json;
import sudoku.kernel.wire.Outbox;

/**
 * Serves the request to execute a cell, from {@code execute_input} to the reply.
 *
 * <p><b>Idea.</b> Whatever happens in between, there is exactly one reply, and everything the cell has printed is
 * sent before its result or its error.
 */
final class Executor {
    private final CompletableFuture<Session> ready;
    private final History history;
    private final Renderer renderer;
    private final Connection connection;
    private final SuddenEnd end;
    private final Consumer<Message<?>> meanwhile;
    private final Outbox outbox;
    private final RunningCell running = new RunningCell();
    private final LastRuns lastRuns = new LastRuns();
    private final LibraryWatch library = new LibraryWatch(CodePlace.of(Executor.class));
    private Session session;
    private Magics magics;
    private int executed;

    /** While a cell runs, the thread that waits for it does errands; they are told which it is. */
    Executor(
            CompletableFuture<Session> ready,
            History history,
            Renderer renderer,
            Connection connection,
            SuddenEnd end,
            Consumer<Message<?>> meanwhile) {
        this.meanwhile = meanwhile;
        this.ready = ready;
        this.history = history;
        this.renderer = renderer;
        this.connection = connection;
        this.end = end;
        outbox = connection.outbox();
    }

    /** See {@link LastRuns#failureOf}. */
    String failureOf(String cellOrName) {
        return lastRuns.failureOf(cellOrName);
    }

    /** See {@link LastRuns#sourceOf}. */
    String sourceOf(String name) {
        return lastRuns.sourceOf(name);
    }

    /** From the thread that serves control. */
    void interrupt() {
        running.interrupt();
    }

    void memoryIsFull() {
        running.stopForMemory();
    }

    /** Gives the requests that waited after a cell that has failed: their cells are not to run. */
    List<Message<?>> execute(Message<?> message) {
        ExecuteRequest request = (ExecuteRequest) message.getContent();
        boolean remembered = request.shouldStoreHistory() && !request.isSilent();
        executed += remembered ? 1 : 0;
        if (!request.isSilent()) {
            JsonObject input = Json.object("code", request.getCode(), "execution_count", executed);
            outbox.publish(message, MessageType.PUBLISH_EXECUTE_INPUT, input);
        }
        List<Message<?>> waiting = List.of();
        JsonObject reply;
        String id = message.getNonNullMetadata().get("cellId") instanceof String named ? named : null;
        try {
            DisplayData shown = run(message, request, remembered);
            if (shown != null && !request.isSilent()) {
                outbox.publish(
                        message, MessageType.PUBLISH_EXECUTION_RESULT, new PublishExecuteResult(executed, shown));
            }
            lastRuns.well(id, request.getCode());
            reply = done(message, request);
        } catch (CellFailed failure) {
            // Taken before anyone hears of the failure: what is sent afterwards is a new beginning.
            waiting = request.shouldStopOnError() ? connection.takeWaiting() : waiting;
            lastRuns.failed(id, request.getCode(), failure.report());
            FailureReport report = withAdvice(failure.report(), id, request.getCode());
            reply = ExecuteReply.failed(report);
            if (!request.isSilent()) {
                outbox.publish(message, MessageType.PUBLISH_ERROR, ExecuteReply.error(report));
            }
        } catch (RuntimeException | Error ofTheKernel) {
            FailureReport report = FailureReport.of(
                    ofTheKernel.getClass().getName(),
                    "The kernel itself has failed: " + ofTheKernel + ". Restart it if this happens again.");
            reply = ExecuteReply.failed(report);
            outbox.publish(message, MessageType.PUBLISH_ERROR, ExecuteReply.error(report));
        }
        reply.addProperty("execution_count", executed);
        connection.replyOnShell(message, MessageType.EXECUTE_REPLY, reply);
        return waiting;
    }

    /** Runs a cell and says how its value is shown, {@code null} if it has none. */
    private DisplayData run(Message<?> message, ExecuteRequest request, boolean remembered) throws CellFailed {
        DisplayData shown = null;
        try {
            shown = run(message, request.isStdinEnabled(), new NamedCode("cell " + executed, request.getCode()));
            return shown;
        } finally {
            if (remembered) {
                history.add(
                        executed,
                        request.getCode(),
                        shown == null ? "" : String.valueOf(shown.getData(MIMEType.TEXT_PLAIN)));
            }
        }
    }

    /** Runs code where an interrupt finds it. */
    private DisplayData run(Message<?> message, boolean mayAsk, NamedCode source) throws CellFailed {
        running.expect();
        prepare();
        boolean tight = !MemoryReserve.fill();
        Cell cell = cell(message);
        CellStreams.install(new CellInput(connection.questions(), cell, mayAsk));
        running.begin(cell, tight);
        end.running(executed);
        cell.output().write(CellOutput.ERR, end.news());
        cell.output().write(CellOutput.OUT, library.news());
        try {
            session.declareWishes(cell);
            Object value = magics.run(cell, source);
            session.declareWishes(cell);
            DisplayData shown = value == null ? null : rendered(cell, value);
            if (cell.close() != null) {
                throw new CellFailed(session.endings().stopped(cell, null));
            }
            return shown;
        } catch (StackOverflowError | InternalError ofTheCompiler) {
            throw new CellFailed(FailureReport.of(
                    "CompileError",
                    "The compiler gives up on this: something in it is nested too deeply, brackets in brackets or calls"
                            + " in calls."));
        } finally {
            running.end(cell);
            end.idle();
        }
    }

    private void prepare() {
        if (session == null) {
            session = ready.join();
            magics = new Magics(session);
        }
        if (running.isAlone() || !MemoryReserve.fill()) {
            session.forgetOldValues();
        }
    }

    private Cell cell(Message<?> message) {
        CellOutput output = new CellOutput((stream, text) -> outbox.stream(message, stream, text));
        Cell cell = new Cell(message, executed, output, session.failures(), session.loader());
        cell.meanwhile(() -> meanwhile.accept(message));
        return cell;
    }

    private DisplayData rendered(Cell cell, Object value) throws CellFailed {
        try {
            return cell.call(() -> {
                DisplayData data = value instanceof DisplayData ready ? ready : renderer.render(value);
                if (data.getData(MIMEType.TEXT_PLAIN) instanceof String text) {
                    data.putText(LongText.cut(SourceLines.withoutWrappers(text)));
                }
                return data;
            });
        } catch (Throwable failed) {
            throw new CellFailed(
                    cell.reason() == null
                            ? session.endings().described(failed, cell)
                            : session.endings().stopped(cell, failed));
        }
    }

    private JsonObject done(Message<?> message, ExecuteRequest request) {
        Map<String, String> asked = request.getUserExpr() == null ? Map.of() : request.getUserExpr();
        return Json.with(ExecuteReply.well(magics.takePage()), "user_expressions", values(message, asked));
    }

    /** For a cell whose code has more code run. The shell waits for that cell, so nobody else uses it. */
    DisplayData evaluate(String code) throws CellFailed {
        Cell cell = Cell.here();
        if (cell == null || !cell.isRunBy(Thread.currentThread())) {
            throw new IllegalStateException("Only a cell's own thread can run more code in it, not "
                    + Thread.currentThread().getName() + ".");
        }
        Object value = magics.run(cell, new NamedCode("code run by cell " + cell.number(), code));
        return value == null ? null : rendered(cell, value);
    }

    /** What a front end wants to know besides, such as the value of a watched variable. To stop one is to stop all. */
    private JsonObject values(Message<?> message, Map<String, String> expressions) {
        JsonObject values = new JsonObject();
        FailureReport stopped = null;
        for (Map.Entry<String, String> each : expressions.entrySet()) {
            try {
                values.add(
                        each.getKey(),
                        stopped == null ? value(message, each.getValue()) : ExecuteReply.failed(stopped));
            } catch (CellFailed failure) {
                values.add(each.getKey(), ExecuteReply.failed(failure.report()));
                stopped = failure.report().name().equals("Interrupted") ? failure.report() : null;
            }
        }
        return values;
    }

    private JsonObject value(Message<?> message, String code) throws CellFailed {
        DisplayData shown = run(message, false, new NamedCode("expression", code));
        JsonElement content = Json.of(shown == null ? DisplayData.EMPTY_STRING : shown);
        return Json.with(content.getAsJsonObject(), "status", "ok");
    }

    /** Or without, where looking for it fails: advice is worth less than the reply. */
    private FailureReport withAdvice(FailureReport report, String id, String code) {
        try {
            return report.with(new CellsAbove(NotebookFile.ofThisSession(), lastRuns, session::hasClass)
                    .advice(id, code, report.unknownNames()));
        } catch (RuntimeException | Error none) {
            connection.drop(none);
            return report;
        }
    }
}
