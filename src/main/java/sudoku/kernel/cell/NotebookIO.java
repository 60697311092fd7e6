package sudoku.kernel.cell;

import io.github.spencerpark.jupyter.channels.ShellReplyEnvironment;
import io.github.spencerpark.jupyter.kernel.JupyterIO;
import io.github.spencerpark.jupyter.messages.ContentType;
import io.github.spencerpark.jupyter.messages.Message;
import io.github.spencerpark.jupyter.messages.MessageType;
import java.util.function.BiConsumer;

/**
 * The engine's streams for pictures and text, led to the cell on whose behalf they are used. A thread that
 * outlives its cell therefore still shows its pictures there.
 */
public final class NotebookIO extends JupyterIO {

    public NotebookIO(BiConsumer<MessageType<?>, Object> publish) {
        setEnv(new CellEnvironment(publish));
    }

    private static final class CellEnvironment extends ShellReplyEnvironment {
        private final BiConsumer<MessageType<?>, Object> publish;

        CellEnvironment(BiConsumer<MessageType<?>, Object> publish) {
            super(null, null, null, null);
            this.publish = publish;
        }

        @Override
        public <T extends ContentType<T>> void publish(T content) {
            publish.accept(content.getType(), content);
        }

        @Override
        public void publish(Message<?> message) {
            publish.accept(message.getHeader().getType(), message.getContent());
        }

        @Override
        public void writeToStdOut(String text) {
            CellStreams.write(CellOutput.OUT, text);
        }

        @Override
        public void writeToStdErr(String text) {
            CellStreams.write(CellOutput.ERR, text);
        }
    }
}
