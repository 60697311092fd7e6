package sudoku.course.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/** A running JupyterLab that shows one folder, to this machine alone, and only to who has the token. */
public final class LabServer {
    private static final int USUAL_PORT = 8888;
    private static final int PORTS_TRIED = 50;
    private static final int ATTEMPTS = 5;
    private static final int TOKEN_BYTES = 24;

    private final Process process;
    private final Path log;
    private final URI address;

    private LabServer(Process process, Path log, URI address) {
        this.process = process;
        this.log = log;
        this.address = address;
    }

    /**
     * Starts the server and waits until it answers.
     *
     * @param port the port somebody asked for, or {@code null} for a free one. Another program may take that
     *             one between our look and the server's; then it is tried again on the next.
     */
    public static LabServer start(
            Jupyter jupyter, Path state, Path shown, String page, Integer port, boolean openBrowser) {
        for (int attempt = 1; port == null && attempt < ATTEMPTS; attempt++) {
            int free = freePort();
            try {
                return startOn(free, jupyter, state, shown, page, openBrowser);
            } catch (CourseProblem failed) {
                if (isFree(free)) {
                    throw failed;
                }
            }
        }
        return startOn(port == null ? freePort() : port, jupyter, state, shown, page, openBrowser);
    }

    private static LabServer startOn(
            int port, Jupyter jupyter, Path state, Path shown, String page, boolean openBrowser) {
        try {
            Files.createDirectories(state);
            Path log = state.resolve("lab.log");
            Process process = ChildProcess.start(jupyter.module(state, "course_lab")
                    .directory(state.toFile())
                    .redirectError(log.toFile()));
            String token = token();
            send(process, settings(shown, page, port, openBrowser, token));
            BufferedReader said =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String ready = said.readLine();
            if (ready == null) {
                throw failure("Jupyter did not start", ChildProcess.statusOf(process), log);
            }
            String path = Notebook.JSON.readTree(ready).path("page").asText();
            return new LabServer(process, log, URI.create("http://127.0.0.1:" + port + path + "?token=" + token));
        } catch (IOException failed) {
            throw new CourseProblem("Cannot start Jupyter: " + Disk.reason(failed) + ".", failed);
        }
    }

    private static ObjectNode settings(Path shown, String page, int port, boolean openBrowser, String token) {
        return Notebook.JSON
                .createObjectNode()
                .put("root", shown.toString())
                .put("page", page)
                .put("port", port)
                .put("open_browser", openBrowser)
                .put("token", token);
    }

    /** One line; the stream stays open behind it, as the leash. */
    private static void send(Process process, ObjectNode settings) throws IOException {
        OutputStream in = process.getOutputStream();
        in.write((settings + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
    }

    private static String token() {
        byte[] random = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }

    public URI address() {
        return address;
    }

    /** Waits until somebody ends the server. */
    public void await() {
        int status = ChildProcess.statusOf(process);
        if (status != 0) {
            throw failure("Jupyter stopped", status, log);
        }
    }

    public void stop() {
        ChildProcess.end(process);
    }

    private static CourseProblem failure(String what, int status, Path log) {
        try {
            List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
            String last = lines.isEmpty()
                    ? "it said nothing"
                    : lines.get(lines.size() - 1).strip();
            return new CourseProblem(
                    what + " (exit status " + status + "): " + last + "  All it said is in " + log + ".");
        } catch (IOException unreadable) {
            return new CourseProblem(what + " (exit status " + status + ").");
        }
    }

    /** Says at once, before anything is installed, that a port somebody asked for will not do. */
    public static void check(int port) {
        if (port < 1 || port > 65_535) {
            throw new CourseProblem("There is no port " + port + ": ports are numbers from 1 to 65535.");
        }
        if (!isFree(port)) {
            throw new CourseProblem("Port " + port + " is taken by another program, or not yours to use: choose"
                    + " another with --port, or leave out --port, and a free one is found.");
        }
    }

    /** The first free port from Jupyter's usual one on. */
    private static int freePort() {
        for (int port = USUAL_PORT; port < USUAL_PORT + PORTS_TRIED; port++) {
            if (isFree(port)) {
                return port;
            }
        }
        throw new CourseProblem("All ports from " + USUAL_PORT + " to " + (USUAL_PORT + PORTS_TRIED - 1)
                + " are taken: choose another with --port.");
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
