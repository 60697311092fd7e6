package sudoku.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class OneAtATimeTests {
    @TempDir
    Path folder;

    @Test
    void threadsOfAProgramWaitForOneAnother() {
        AtomicInteger inside = new AtomicInteger();
        int most = IntStream.range(0, 200)
                .parallel()
                .map(i -> OneAtATime.at(folder.resolve("lock"), () -> {}, () -> {
                    int together = inside.incrementAndGet();
                    Thread.yield();
                    inside.decrementAndGet();
                    return together;
                }))
                .max()
                .orElseThrow();
        assertThat(most).isEqualTo(1);
    }

    @Test
    void programsWaitForOneAnother() throws IOException {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        folder.resolve("lock").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = other.inputReader()) {
            assertThat(said.readLine()).isEqualTo("my turn");
            AtomicInteger waits = new AtomicInteger();
            int waited = OneAtATime.at(
                    folder.resolve("lock"),
                    () -> {
                        waits.incrementAndGet();
                        close(other);
                    },
                    waits::get);
            assertThat(waited).as("waits before the work began").isEqualTo(1);
            assertThat(said.readLine()).isEqualTo("done");
        } finally {
            other.destroyForcibly();
        }
    }

    private static void close(Process process) {
        try {
            process.getOutputStream().close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Another program: holds its turn until its input ends. */
    static final class Holder {
        public static void main(String[] arguments) {
            OneAtATime.at(Path.of(arguments[0]), () -> {}, () -> {
                System.out.println("my turn");
                try {
                    int end = System.in.read();
                    System.out.println("done");
                    return end;
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
        }
    }
}
