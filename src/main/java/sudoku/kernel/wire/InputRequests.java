package sudoku.kernel.wire;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.messages.MessageContext;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.reply.InputReply;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.zeromq.ZMQ;
import org.zeromq.ZMQException;

/** Asks the person at the front end for a line of input, for a cell that waits for it and can be interrupted. */
public final class InputRequests {
    private record Question(MessageContext cell, CompletableFuture<String> answer) {}

    private final LinkedBlockingQueue<Question> open = new LinkedBlockingQueue<>();
    private final ZMQ.Context context;
    private final Channel channel;

    InputRequests(ZMQ.Context context, Channel channel) {
        this.context = context;
        this.channel = channel;
    }

    /** The line typed by the person, without its end. */
    public String lineFor(MessageContext cell) throws InterruptedException {
        Question question = new Question(cell, new CompletableFuture<>());
        open.add(question);
        try {
            return question.answer.get();
        } catch (ExecutionException neverFails) {
            throw new IllegalStateException(neverFails);
        } finally {
            question.answer.cancel(false);
        }
    }

    /** The asking thread's whole life. */
    void ask() throws InterruptedException {
        try (ZMQ.Poller replies = context.poller(1)) {
            replies.register(channel, ZMQ.Poller.POLLIN);
            while (true) {
                Question next = open.take();
                try {
                    put(next, replies);
                } catch (RuntimeException | Error unasked) {
                    channel.drop(unasked);
                    next.answer.complete("");
                }
            }
        }
    }

    private void put(Question question, ZMQ.Poller replies) {
        while (replies.poll(0) > 0) {
            reply(); // the late answer to a cell that was stopped
        }
        JsonObject request = Json.object("prompt", "", "password", false);
        channel.sendMessage(Outbox.message(question.cell, MessageType.INPUT_REQUEST, request));
        while (!question.answer.isDone()) {
            if (replies.poll(100) > 0) {
                if (reply() instanceof InputReply answer) {
                    question.answer.complete(answer.getValue());
                }
            }
        }
    }

    /** What somebody has answered; {@code null} if it cannot be read: the question stays open. */
    private Object reply() {
        try {
            return channel.readMessage().getContent();
        } catch (ZMQException closed) {
            throw closed;
        } catch (RuntimeException | Error unreadable) {
            channel.drop(unreadable);
            return null;
        }
    }
}
