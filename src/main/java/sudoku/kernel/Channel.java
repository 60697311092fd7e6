package sudoku.kernel;

import io.github.spencerpark.jupyter.channels.JupyterSocket;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import io.github.spencerpark.jupyter.messages.HMACGenerator;
import io.github.spencerpark.jupyter.messages.Message;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.zeromq.SocketType;
import org.zeromq.ZMQ;
import org.zeromq.ZMQException;

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

    Channel(ZMQ.Context context, SocketType type, HMACGenerator signer, String name,
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
                Patience.sleep(100);
            }
        }
    }

    /** Hands on every message that is properly signed and understood, until the context closes. */
    void serve(Consumer<Message<?>> handler) {
        while (true) {
            try {
                handler.accept(readMessage());
            } catch (OutOfMemoryError full) {
                Reserve.open();
            } catch (RuntimeException refused) {
                if (refused instanceof ZMQException closed && closed.getErrorCode() == ZMQ.Error.ETERM.getCode()) {
                    return;
                }
                logger.log(Level.SEVERE, "A message was dropped", refused);
            }
        }
    }
}
