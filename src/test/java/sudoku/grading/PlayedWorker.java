package sudoku.grading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import sudoku.grading.worker.Frame;

/**
 * A worker without a process: for each frame it reads it writes some bytes, and when it has no more to say it is gone.
 */
public final class PlayedWorker extends Process {
    private static final ProcessHandle HANDLE = stub(ProcessHandle.class);

    private final Function<Frame, byte[]> reply;
    private byte[] said = {};
    private int heard;
    private boolean gone;
    private boolean ended;

    public PlayedWorker(Function<Frame, byte[]> reply) {
        this.reply = reply;
    }

    /** Whether the grader has ended it. */
    boolean isEnded() {
        return ended;
    }

    @Override
    public OutputStream getOutputStream() {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("A frame is written in one piece.");
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                if (gone || ended) {
                    throw new IOException("Broken pipe");
                }
                byte[] more = reply.apply(Frame.read(new ByteArrayInputStream(bytes, from, length)));
                byte[] all = new byte[said.length - heard + more.length];
                System.arraycopy(said, heard, all, 0, said.length - heard);
                System.arraycopy(more, 0, all, said.length - heard, more.length);
                said = all;
                heard = 0;
            }
        };
    }

    @Override
    public InputStream getInputStream() {
        return new InputStream() {
            @Override
            public int read() {
                throw new UncheckedIOException(new IOException("Nobody reads a single byte."));
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                int read = Math.min(length, said.length - heard);
                if (read == 0) {
                    gone = true;
                    return -1;
                }
                System.arraycopy(said, heard, bytes, from, read);
                heard += read;
                return read;
            }
        };
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public boolean isAlive() {
        return !gone && !ended;
    }

    @Override
    public int waitFor() {
        return 0;
    }

    @Override
    public boolean waitFor(long time, TimeUnit unit) {
        return true;
    }

    @Override
    public int exitValue() {
        return 0;
    }

    @Override
    public void destroy() {
        ended = true;
    }

    @Override
    public ProcessHandle toHandle() {
        return HANDLE;
    }

    /** Knows of no process, no time and no child. */
    private static <T> T stub(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> switch (method.getReturnType().getSimpleName()) {
                    case "long" -> 0L;
                    case "Stream" -> Stream.empty();
                    case "Optional" -> Optional.empty();
                    case "Info" -> stub(ProcessHandle.Info.class);
                    default -> throw new UnsupportedOperationException(method.toString());
                }));
    }
}
