package sudoku.kernel.wire;

import io.github.spencerpark.jupyter.channels.JupyterSocket;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import io.github.spencerpark.jupyter.messages.HMACGenerator;
import io.github.spencerpark.jupyter.messages.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.zeromq.SocketType;
import org.zeromq.ZMQ;
import org.zeromq.ZMQException;
import sudoku.kernel.stop.MemoryReserve;
import sudoku.kernel.stop.Pause;

/**
 * One ZeroMQ socket that speaks Jupyter's messages.
 *
 * <p><b>Idea.</b> A ZeroMQ socket belongs to one thread, and in this implementation that thread must never be
 * interrupted: an interrupt during a read or write closes the pipe beneath it for good. So each channel is read
 * and written by one thread of the kernel and no notebook code ever runs on it.
 *
 * <p><b>Alternatives.</b> The engine's own channels poll every 50 ms, die of the first {@code Error} or wrong
 * signature, and are written to by whichever thread prints.
 */
final class Channel extends JupyterSocket {
    private static final int PORT_RETRIES = 50;

    private final ToIntFunction<KernelConnectionProperties> port;

    Channel(
            ZMQ.Context context,
            SocketType type,
            HMACGenerator signer,
            String name,
            ToIntFunction<KernelConnectionProperties> port) {
        super(context, type, signer, Logger.getLogger(name));
        this.port = port;
        setHWM(0);
        setLinger(1_000);
    }

    /** A port that was free when Jupyter chose it may still be closing, so a taken one is tried for five seconds. */
    @Override
    public void bind(KernelConnectionProperties properties) {
        String address = formatAddress(properties.getTransport(), properties.getIp(), port.applyAsInt(properties));
        for (int attempt = 1; ; attempt++) {
            try {
                bind(address);
                return;
            } catch (ZMQException taken) {
                if (attempt == PORT_RETRIES) {
                    throw taken;
                }
                Pause.sleep(100);
            }
        }
    }

    /**
     * The next message, once all of its frames are here.
     *
     * @throws RuntimeException if it is not one for us, see {@link MessageReader#read}; the one after it is whole
     */
    @Override
    public synchronized Message<?> readMessage() {
        List<byte[]> frames = new ArrayList<>();
        do {
            frames.add(recv());
        } while (hasReceiveMore());
        return MessageReader.read(frames, hmacGenerator);
    }

    /** Hands on every message that is signed and understood, whatever came of the last, until the context closes. */
    void serve(Consumer<Message<?>> handler) {
        while (true) {
            try {
                handler.accept(readMessage());
            } catch (ZMQException broken) {
                if (broken.getErrorCode() == ZMQ.Error.ETERM.getCode()) {
                    return;
                }
                drop(broken);
                Pause.sleep(100);
            } catch (Throwable refused) {
                drop(refused);
            }
        }
    }

    /** Says so in the log, if there is memory for that: this thread lives as long as the kernel. */
    void drop(Throwable why) {
        try {
            if (why instanceof OutOfMemoryError) {
                MemoryReserve.open();
            }
            logger.log(Level.SEVERE, "A message from Jupyter was lost: " + why);
        } catch (Throwable evenThis) {
            // The next message may be luckier.
        }
    }
}
