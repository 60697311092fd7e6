package sudoku.needs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The browser of {@link Need#FIREFOX}, without a screen. */
public final class Firefox implements AutoCloseable {
    private static final int MOST_SECONDS = 60;

    private final Process process;
    private final RemoteWebDriver driver;

    private Firefox(Process process, RemoteWebDriver driver) {
        this.process = process;
        this.driver = driver;
    }

    /** A window of this size, with everything it remembers in a folder of its own. */
    public static Firefox open(Path profile, int width, int height) throws IOException {
        Files.createDirectories(profile);
        Files.writeString(profile.resolve("user.js"), "user_pref(\"marionette.port\", 0);\n");
        ProcessBuilder command = new ProcessBuilder(
                "firefox-esr",
                "--headless",
                "--marionette",
                "--no-remote",
                "--profile",
                profile.toString(),
                "--width=" + width,
                "--height=" + height);
        command.environment().put("HOME", profile.toString());
        Process process = command.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            Marionette words = new Marionette(port(profile.resolve("MarionetteActivePort")));
            return new Firefox(process, new RemoteWebDriver(words, new ImmutableCapabilities()));
        } catch (IOException | RuntimeException failed) {
            process.destroyForcibly();
            throw failed;
        }
    }

    /** Firefox chooses one that is free, and writes it down. */
    private static int port(Path file) throws IOException {
        for (int tenths = 0; tenths < 10 * MOST_SECONDS; tenths++) {
            String port = Files.exists(file) ? Files.readString(file).strip() : "";
            if (!port.isEmpty()) {
                return Integer.parseInt(port);
            }
            try {
                TimeUnit.MILLISECONDS.sleep(100);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        throw new IOException("Firefox did not start.");
    }

    public RemoteWebDriver driver() {
        return driver;
    }

    @Override
    public void close() {
        try {
            driver.quit();
        } finally {
            process.destroyForcibly();
        }
    }
}
