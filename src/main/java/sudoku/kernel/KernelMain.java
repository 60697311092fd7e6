package sudoku.kernel;

import io.github.spencerpark.jupyter.channels.JupyterSocket;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import sudoku.kernel.stop.ExitGuard;
import sudoku.kernel.wire.Connection;
import sudoku.kernel.wire.CurveKeys;

/** Starts the kernel that a Jupyter front end asked for: {@code java -cp sudoku.jar sudoku.kernel.KernelMain FILE}. */
public final class KernelMain {
    private KernelMain() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 1) {
            System.err.println("The kernel is started by Jupyter, with one argument: its connection file.");
            System.exit(2);
        }
        JupyterSocket.JUPYTER_LOGGER.setLevel(Level.SEVERE);
        Logger.getLogger("").getHandlers(); // made now, they write to the kernel's own log and not into a cell
        Path file = Path.of(arguments[0]);
        String text = content(file);
        Connection connection = new Connection(KernelConnectionProperties.parse(text), CurveKeys.of(text));
        CourseKernel kernel = new CourseKernel(connection, file);
        FrontEnd.endWithIt(kernel::leave);
        ExitGuard.stand();
        kernel.open();
        new CountDownLatch(1).await();
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            System.err.println("Cannot read the connection file " + file + ": " + unreadable);
            System.exit(2);
            throw new IllegalStateException(unreadable);
        }
    }
}
