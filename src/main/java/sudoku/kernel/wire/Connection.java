package sudoku.kernel.wire;

import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import io.github.spencerpark.jupyter.messages.HMACGenerator;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageContext;
import io.github.spencerpark.jupyter.messages.MessageType;
import java.security.GeneralSecurityException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.zeromq.SocketType;
import org.zeromq.ZMQ;
import org.zeromq.ZMQException;
import sudoku.kernel.stop.KernelThread;

/**
 * The five sockets between a front end and its kernel.
 *
 * <p><b>Idea.</b> Requests come in on shell and control, each served by a thread of its own so that an interrupt is
 * heard while a cell runs. Everything published goes through the {@link Outbox}; a heartbeat is sent straight back.
 *
 * <p><b>Representation.</b> See {@link Channel} for the one rule: a socket, a thread.
 */
public final class Connection {
    private final KernelConnectionProperties properties;
    private final ZMQ.Context context = ZMQ.context(1);
    private final Channel shell;
    private final Channel control;
    private final Channel input;
    private final Channel iopub;
    private final ZMQ.Socket heartbeat;
    private final Outbox outbox;
    private final InputRequests questions;
    private final Deque<Message<?>> kept = new ArrayDeque<>();

    public Connection(KernelConnectionProperties properties, CurveKeys keys) throws GeneralSecurityException {
        this.properties = properties;
        shell = channel(SocketType.ROUTER, "shell", KernelConnectionProperties::getShellPort);
        control = channel(SocketType.ROUTER, "control", KernelConnectionProperties::getControlPort);
        input = channel(SocketType.ROUTER, "stdin", KernelConnectionProperties::getStdinPort);
        iopub = channel(SocketType.PUB, "iopub", KernelConnectionProperties::getIopubPort);
        heartbeat = context.socket(SocketType.REP);
        List.of(shell, control, input, iopub, heartbeat).forEach(keys::guard);
        outbox = new Outbox(iopub);
        questions = new InputRequests(context, input);
    }

    private Channel channel(SocketType type, String name, ToIntFunction<KernelConnectionProperties> port)
            throws GeneralSecurityException {
        HMACGenerator signer = properties.createHMACGenerator();
        return new Channel(context, type, signer, name, port);
    }

    private void beat() {
        while (true) {
            try {
                heartbeat.send(heartbeat.recv());
            } catch (ZMQException closed) {
                return;
            } catch (Throwable later) {
                shell.drop(later);
            }
        }
    }

    public Outbox outbox() {
        return outbox;
    }

    public InputRequests questions() {
        return questions;
    }

    public void open(Consumer<Message<?>> onShell, Consumer<Message<?>> onControl) {
        iopub.bind(properties);
        input.bind(properties);
        control.bind(properties);
        shell.bind(properties);
        heartbeat.bind(properties.getTransport() + "://" + properties.getIp() + ":" + properties.getHbPort());
        KernelThread.start("iopub", outbox::deliver);
        KernelThread.start("stdin", questions::ask);
        KernelThread.start("heartbeat", this::beat);
        KernelThread.start("control", () -> control.serve(onControl));
        KernelThread.start(
                "shell",
                () -> shell.serve(message -> {
                    onShell.accept(message);
                    while (!kept.isEmpty()) {
                        onShell.accept(kept.remove());
                    }
                }));
    }

    /** What has come in on shell while a cell ran. Only from the thread that serves shell. */
    public List<Message<?>> takeWaiting() {
        List<Message<?>> waiting = new ArrayList<>(kept);
        kept.clear();
        waiting.addAll(takeNew());
        return waiting;
    }

    /**
     * Has those answered that need not wait until the cell is over; the others keep their order. Only from the thread
     * that serves shell.
     */
    public void answerAtOnce(Predicate<Message<?>> which, Consumer<Message<?>> handler) {
        for (Message<?> each : takeNew()) {
            if (which.test(each)) {
                handler.accept(each);
            } else {
                kept.add(each);
            }
        }
    }

    private List<Message<?>> takeNew() {
        List<Message<?>> waiting = new ArrayList<>();
        while ((shell.getEvents() & ZMQ.Poller.POLLIN) != 0) {
            try {
                waiting.add(shell.readMessage());
            } catch (RuntimeException | StackOverflowError unreadable) {
                shell.drop(unreadable);
            }
        }
        return waiting;
    }

    /** Notes that a request got no further. */
    public void drop(Throwable why) {
        shell.drop(why);
    }

    /** Only from the thread that serves shell. */
    public void replyOnShell(MessageContext request, MessageType<?> type, Object content) {
        shell.sendMessage(Outbox.message(request, type, content));
    }

    /** Only from the thread that serves control. */
    public void replyOnControl(MessageContext request, MessageType<?> type, Object content) {
        control.sendMessage(Outbox.message(request, type, content));
    }
}
