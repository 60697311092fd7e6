package sudoku.kernel;

import com.google.gson.JsonObject;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageContext;
import io.github.spencerpark.jupyter.messages.MessageType;
import io.github.spencerpark.jupyter.messages.reply.InputReply;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.zeromq.ZMQ;

/** Asks the person at the front end for a line of input, for a cell that waits for it and can be interrupted. */
final class Questions {
    private record Question(MessageContext cell, CompletableFuture<String> answer) {}

    private final LinkedBlockingQueue<Question> open = new LinkedBlockingQueue<>();
    private final ZMQ.Context context;
    private final Channel channel;

    Questions(ZMQ.Context context, Channel channel) {
        this.context = context;
        this.channel = channel;
    }

    /** The line typed by the person, without its end. */
    String lineFor(MessageContext cell) throws InterruptedException {
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
    void ask() {
        try (ZMQ.Poller replies = context.poller(1)) {
            replies.register(channel, ZMQ.Poller.POLLIN);
            while (true) {
                put(open.take(), replies);
            }
        } catch (InterruptedException nobodyDoes) {
            Thread.currentThread().interrupt();
        }
    }

    private void put(Question question, ZMQ.Poller replies) {
        while (replies.poll(0) > 0) {
            channel.readMessage(); // the late answer to a cell that was stopped
        }
        JsonObject request = new JsonObject();
        request.addProperty("prompt", "");
        request.addProperty("password", false);
        channel.sendMessage(Outbox.message(question.cell, MessageType.INPUT_REQUEST, request));
        while (!question.answer.isDone()) {
            if (replies.poll(100) > 0) {
                Message<?> reply = channel.readMessage();
                if (reply.getContent() instanceof InputReply answer) {
                    question.answer.complete(answer.getValue());
                }
            }
        }
    }
}
