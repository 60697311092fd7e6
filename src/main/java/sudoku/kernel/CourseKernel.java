package sudoku.kernel;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.kernel.BaseKernel;
import io.github.spencerpark.jupyter.kernel.JupyterIO;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageContext;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.comm.CommCloseCommand;
import io.github.spencerpark.jupyter.messages.comm.CommOpenCommand;
import io.github.spencerpark.jupyter.messages.publish.PublishClearOutput;
import io.github.spencerpark.jupyter.messages.request.ExecuteRequest;
import io.github.spencerpark.jupyter.messages.request.ShutdownRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import sudoku.files.CodePlace;
import sudoku.kernel.ask.Completion;
import sudoku.kernel.ask.FrontEndAnswers;
import sudoku.kernel.ask.History;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.NotebookIO;
import sudoku.kernel.code.Session;
import sudoku.kernel.debug.Debugger;
import sudoku.kernel.stop.MemoryWatch;
import sudoku.kernel.stop.Pause;
import sudoku.kernel.wire.Connection;
import sudoku.kernel.wire.DebugMessages;
import sudoku.kernel.wire.Json;
import sudoku.kernel.wire.Outbox;

/**
 * The course's own Jupyter kernel.
 *
 * <p><b>Idea.</b> A kernel for people who are learning: whatever a cell does — never end, print forever, end the
 * virtual machine, fill the memory — the session and its variables survive, and the cell says what happened.
 *
 * <p><b>Representation.</b> The data, the rendering and the wire format are those of the engine that IJava is built on,
 * so that a notebook finds the same {@code display} and the same {@link DisplayData}. Requests are served here and
 * not by the engine's own handlers: those run a cell on the thread that owns the socket, answer nothing while an
 * {@code Error} passes through, and send {@code idle} from a thread that an interrupt has just cut off.
 *
 * <p><b>Alternatives.</b> IJava, JJava, rapaio: see the README for what each does with {@code while (true) {}}.
 */
public final class CourseKernel extends BaseKernel {
    private static volatile CourseKernel current;

    private final Connection connection;
    private final SuddenEnd end;
    private final Outbox outbox;
    private final NotebookIO io;
    private final CompletableFuture<Session> session = new CompletableFuture<>();
    private final Executor executor;
    private final FrontEndAnswers answers;
    private final Debugger debugger;
    private final QuietWork quiet = new QuietWork(Duration.ofSeconds(1));
    private volatile Message<?> debugging;

    CourseKernel(Connection connection, Path connectionFile) {
        this.connection = connection;
        end = new SuddenEnd(connectionFile);
        outbox = connection.outbox();
        io = new NotebookIO(this::publish);
        History history = new History();
        executor = new Executor(session, history, getRenderer(), connection, end, this::answerWhileStopped);
        answers = new FrontEndAnswers(session, history, CodePlace.of(CourseKernel.class));
        debugger = new Debugger(
                session,
                connectionFile.getFileName().hashCode() >>> 1,
                CodePlace.of(CourseKernel.class),
                event -> outbox.publish(debugging, DebugMessages.EVENT, event),
                this::drawn);
        current = this;
    }

    /** The kernel of this virtual machine, {@code null} if it is none. */
    public static CourseKernel current() {
        return current;
    }

    /** The notebook's own lines of a stack, innermost first: the cell, the line, its text. */
    public List<String> ownLines(StackTraceElement[] stack) {
        return session.join().failures().ownLines(stack);
    }

    /**
     * What a cell said when its last run failed, {@code null} if that ended well. Asked for is the cell, by the id that
     * the front end gives it, or the one that was to define a method or a type of this name.
     */
    public String failureOf(String cellOrName) {
        return executor.failureOf(cellOrName);
    }

    /** The cell that has defined this method or type, as it was when it last ran well; {@code null} if none has. */
    public String sourceOf(String name) {
        return executor.sourceOf(name);
    }

    /** Whether an object of the notebook, such as a lambda, calls a method as it was before its cell was changed. */
    public boolean isOutdated(Object object) {
        return session.join().loader().isOutdated(object.getClass());
    }

    /** Says hello at once; the compiler gets ready meanwhile, on the thread that calls this. */
    void open() {
        end.begin();
        connection.open(this::onShell, this::onControl);
        outbox.status(null, "starting");
        try {
            Session ready = new Session();
            WarmUp.of(ready);
            session.complete(ready);
            quiet.begin(() -> Completion.warmUp(ready.analysis()));
            MemoryWatch.tell(executor::memoryIsFull);
        } catch (RuntimeException | Error broken) {
            session.completeExceptionally(broken);
        }
    }

    private void onShell(Message<?> request) {
        List<Message<?>> givenUp = new ArrayList<>();
        serve(
                request,
                () -> quiet.serve(() -> {
                    if (request.getContent() instanceof ExecuteRequest) {
                        givenUp.addAll(executor.execute(request));
                    } else {
                        answer(request, connection::replyOnShell);
                    }
                }));
        givenUp.forEach(this::afterFailure);
    }

    /**
     * A cell that stands still at a breakpoint may do so for an hour: only other cells wait for it. A front end
     * believes the last state it hears of, and after each answer that is idle; the cell is not over.
     */
    private void answerWhileStopped(Message<?> cell) {
        if (debugger.isStopped()) {
            connection.answerAtOnce(request -> !(request.getContent() instanceof ExecuteRequest), request -> {
                onShell(request);
                outbox.status(cell, "busy");
            });
        }
    }

    /** The cells that were to run after one that has failed do not. */
    private void afterFailure(Message<?> request) {
        if (request.getContent() instanceof ExecuteRequest) {
            Object aborted = Json.object("status", "aborted");
            serve(request, () -> connection.replyOnShell(request, MessageType.EXECUTE_REPLY, aborted));
        } else {
            onShell(request);
        }
    }

    private void onControl(Message<?> request) {
        serve(request, () -> answer(request, connection::replyOnControl));
    }

    /** Between busy and idle. Whatever goes wrong, the next request is served. */
    private void serve(Message<?> request, Runnable service) {
        try {
            outbox.status(request, "busy");
            service.run();
        } catch (RuntimeException | Error failed) {
            connection.drop(failed);
        } finally {
            outbox.status(request, "idle");
        }
    }

    @FunctionalInterface
    private interface Reply {
        void send(MessageContext request, MessageType<?> type, Object content);
    }

    private void answer(Message<?> request, Reply reply) {
        MessageType<?> type = request.getHeader().getType();
        if (type == MessageType.INTERRUPT_REQUEST) {
            executor.interrupt();
            reply.send(request, MessageType.INTERRUPT_REPLY, Json.ok());
        } else if (request.getContent() instanceof ShutdownRequest shutdown) {
            reply.send(request, MessageType.SHUTDOWN_REPLY, Json.ok("restart", shutdown.isRestart()));
            outbox.status(request, "idle");
            leave();
        } else if (type == DebugMessages.REQUEST && request.getContent() instanceof JsonObject asked) {
            debugging = request;
            reply.send(request, DebugMessages.REPLY, debugger.answer(asked));
        } else if (request.getContent() instanceof CommOpenCommand opened) {
            outbox.publish(request, MessageType.COMM_CLOSE_COMMAND, refusal(opened.getCommID()));
        } else {
            answers.to(request).ifPresent(answer -> reply.send(request, answer.type(), answer.content()));
        }
    }

    /** Widgets live in Python's kernel: a front end that opens a comm is told so, and does not wait for an answer. */
    private static CommCloseCommand refusal(String id) {
        JsonObject reason = Json.object(
                "message",
                "The Java kernel of the course has no comms, which Python's widgets need. Show.picture and Progress"
                        + " work without them.");
        return new CommCloseCommand(id, reason);
    }

    private JsonObject drawn(Object value) {
        return Json.of(getRenderer().render(value)).getAsJsonObject().getAsJsonObject("data");
    }

    /** Ends this virtual machine with everything in it, at the latest in three seconds. */
    void leave() {
        end.told();
        Thread last = new Thread(
                () -> {
                    Pause.sleep(3_000);
                    Runtime.getRuntime().halt(0);
                },
                "kernel-end");
        last.setDaemon(true);
        last.start();
        try {
            outbox.drain();
            Pause.sleep(100);
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
        System.exit(0);
    }

    private void publish(MessageType<?> type, Object content) {
        Cell cell = Cell.here();
        if (cell != null) {
            cell.output().flush();
            outbox.publish(cell.request(), type, content);
        }
    }

    void clearOutput() {
        publish(MessageType.PUBLISH_CLEAR_OUTPUT, PublishClearOutput.NOW);
    }

    @Override
    public JupyterIO getIO() {
        return io;
    }

    @Override
    public void display(DisplayData data) {
        io.display.display(data);
    }

    /** Runs code in the middle of a cell, for that cell: what it defines is there afterwards. As in IJava. */
    @Override
    public DisplayData eval(String code) throws Exception {
        return executor.evaluate(code);
    }

    @Override
    public LanguageInfo getLanguageInfo() {
        return FrontEndAnswers.LANGUAGE;
    }

    @Override
    public List<LanguageInfo.Help> getHelpLinks() {
        return FrontEndAnswers.HELP;
    }
}
