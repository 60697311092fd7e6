package sudoku.course;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import sudoku.course.jupyter.ChildProcess;

/** A {@code lab} command that runs, as a student's browser and terminal see it. */
public final class RunningLab implements AutoCloseable {
    private static final long SECONDS_TO_END = 60;

    private final Process process;
    private final List<String> said = Collections.synchronizedList(new ArrayList<>());
    private final URI address;

    private RunningLab(Process process) throws IOException {
        this.process = process;
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        URI found = null;
        for (String line = lines.readLine(); line != null && found == null; line = lines.readLine()) {
            said.add(line);
            found = line.strip().startsWith("http://") ? URI.create(line.strip()) : null;
        }
        address = found;
        if (address == null) {
            throw new AssertionError("lab gave no address, but: " + String.join("\n", said));
        }
        Thread listener = new Thread(() -> listen(lines));
        listener.setDaemon(true);
        listener.start();
    }

    private void listen(BufferedReader lines) {
        try {
            lines.lines().forEach(said::add);
        } catch (UncheckedIOException closed) {
            // Ending a process closes its streams, also the one we read.
        }
    }

    /** Starts it and waits for the address. */
    public static RunningLab start(ProcessBuilder lab) throws IOException {
        return new RunningLab(ChildProcess.start(lab.redirectErrorStream(true)));
    }

    public Process process() {
        return process;
    }

    public List<String> said() {
        return List.copyOf(said);
    }

    public URI address() {
        return address;
    }

    public String token() {
        return address.getQuery().substring("token=".length());
    }

    /** The address of something else on the same server, without the token. */
    public URI at(String path) {
        return address.resolve(path);
    }

    public static int status(URI address, String method) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setInstanceFollowRedirects(true);
        return connection.getResponseCode();
    }

    /** All processes below this one now: the server, and the kernels it has started. */
    public List<ProcessHandle> below() {
        return process.descendants().toList();
    }

    /** Of these processes, the ones that are still there after the time it may take to end. */
    public static List<ProcessHandle> leftOf(List<ProcessHandle> processes) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_END);
        List<ProcessHandle> left = processes;
        while (!left.isEmpty() && System.nanoTime() < deadline) {
            sleep();
            left = processes.stream().filter(ProcessHandle::isAlive).toList();
        }
        return left;
    }

    private static void sleep() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends it as a closed terminal would. */
    @Override
    public void close() {
        List<ProcessHandle> all = below();
        process.destroy();
        leftOf(List.of(process.toHandle()));
        leftOf(all);
    }
}
