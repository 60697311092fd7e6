package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.jupyter.Jupyter;

/** A real Jupyter client with the kernel under test, in the course's own Jupyter. */
public final class JupyterClient implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path JAR = CourseFolder.here().jar();
    private static Jupyter jupyter;

    private final Path state;
    private final Process process;
    private final BufferedReader answers;

    private JupyterClient(Path state, Process process) {
        this.state = state;
        this.process = process;
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    public static JupyterClient on(Jdks.Jdk jdk) {
        return on(jdk, Map.of());
    }

    /** With these environment variables besides. */
    static JupyterClient on(Jdks.Jdk jdk, Map<String, String> environment) {
        return on(jdk, JAR, environment);
    }

    /** Run from another jar than the build's. */
    static JupyterClient on(Jdks.Jdk jdk, Path jar) {
        return on(jdk, jar, Map.of());
    }

    private static JupyterClient on(Jdks.Jdk jdk, Path jar, Map<String, String> environment) {
        try {
            Path state = Files.createTempDirectory("kernel-test");
            ProcessBuilder builder = python(
                            jdk, jar, state, script(state, "client.py").toString())
                    .redirectError(state.resolve("log").toFile());
            builder.environment().putAll(environment);
            return new JupyterClient(state, builder.start());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Python with the kernel installed, for a script of its own. */
    static ProcessBuilder python(Jdks.Jdk jdk, Path state, String... arguments) throws IOException {
        return python(jdk, JAR, state, arguments);
    }

    private static ProcessBuilder python(Jdks.Jdk jdk, Path jar, Path state, String... arguments) throws IOException {
        new KernelSpec(jdk.home().resolve("bin/java"), jar).install(KernelSpec.below(state, "java"));
        ProcessBuilder builder = jupyter().module(state, "none");
        List<String> command = new ArrayList<>(List.of(jupyter().python().toString()));
        command.addAll(List.of(arguments));
        return builder.command(command).directory(state.toFile());
    }

    private static synchronized Jupyter jupyter() {
        if (jupyter == null) {
            jupyter = new Bootstrap(CourseFolder.here(), System.out::println).jupyter();
        }
        return jupyter;
    }

    static Path script(Path folder, String name) throws IOException {
        try (InputStream text = JupyterClient.class.getResourceAsStream(name)) {
            Path script = folder.resolve(name);
            Files.write(script, text.readAllBytes());
            return script;
        }
    }

    public CellRun run(String code) {
        return run(code, Map.of());
    }

    /** What a cell shows as its value, as text. */
    public String value(String code) {
        return run(code).result();
    }

    /** Runs a cell that must not fail. */
    public CellRun well(String code) {
        CellRun run = run(code);
        assertThat(run.status()).as(code + "\n" + run).isEqualTo("ok");
        return run;
    }

    /** Runs a cell and interrupts it after half a second. */
    CellRun runAndInterrupt(String code) {
        return run(code, Map.of("interrupt_after", 0.5));
    }

    public CellRun run(String code, Map<String, ?> options) {
        ObjectNode arguments = JSON.valueToTree(options);
        return new CellRun(send("run", arguments.put("code", code)));
    }

    public JsonNode ask(String what, Map<String, ?> arguments) {
        ObjectNode all = JSON.valueToTree(arguments);
        return send("ask", all.put("what", what));
    }

    public JsonNode send(String command, Map<String, ?> arguments) {
        return send(command, (ObjectNode) JSON.valueToTree(arguments));
    }

    private JsonNode send(String command, ObjectNode arguments) {
        try {
            process.getOutputStream().write((arguments.put("do", command) + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
            String line = answers.readLine();
            if (line == null) {
                throw new AssertionError("The client has ended:\n" + Files.readString(state.resolve("log")));
            }
            return JSON.readTree(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public ProcessHandle kernel() {
        return ProcessHandle.of(send("about", Map.of()).path("pid").asLong()).orElseThrow();
    }

    /** How many seconds of processor time the kernel uses in a stretch of time. */
    double processorSecondsDuring(Duration stretch) throws InterruptedException {
        ProcessHandle kernel = kernel();
        Duration before = kernel.info().totalCpuDuration().orElseThrow();
        Thread.sleep(stretch.toMillis());
        return kernel.info().totalCpuDuration().orElseThrow().minus(before).toMillis() / 1e3;
    }

    /** Ends the front end as a crash would. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    String log() throws IOException {
        return Files.readString(state.resolve("log"));
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException alreadyGone) {
            process.destroyForcibly();
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
