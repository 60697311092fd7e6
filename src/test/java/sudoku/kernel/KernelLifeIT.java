package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** A kernel starts whenever it is asked to, minds its own business, and does not outlive its front end. */
@Needs(Need.JUPYTER)
@ParameterizedClass
@MethodSource("sudoku.kernel.Jdks#tested")
@Tag("thorough")
class KernelLifeIT {
    /** What every build has time for; {@code -Dkernel.starts=50} for a long look. */
    private static final int STARTS = Integer.getInteger("kernel.starts", 5);

    @Parameter
    Jdks.Jdk jdk;

    @Test
    void manyStartsInARowWhileAllProcessorsAreBusy(@TempDir Path state) throws IOException {
        Process starts = JupyterClient.python(
                        jdk, state, JupyterClient.script(state, "starts.py").toString(), Integer.toString(STARTS))
                .redirectError(state.resolve("log").toFile())
                .start();
        JsonNode told = new ObjectMapper().readTree(starts.inputReader().readLine());
        System.out.println(STARTS + " starts on " + jdk + ", seconds to the first value: " + told.path("seconds"));
        assertThat(told.path("failures")).as(told.toString()).isEmpty();
        assertThat(told.path("seconds")).hasSize(STARTS);
    }

    @Test
    void twoSideBySide() {
        try (JupyterClient one = JupyterClient.on(jdk);
                JupyterClient other = JupyterClient.on(jdk)) {
            one.run("int mine = 1;");
            other.run("int mine = 2;");
            assertThat(other.runAndInterrupt("while (true) {}").errorName()).isEqualTo("Interrupted");
            assertThat(one.value("mine")).isEqualTo("1");
            one.send("shutdown", Map.of());
            assertThat(other.value("mine")).isEqualTo("2");
        }
    }

    /** If it failed there, nobody would hear of it, and charts would be slow and need much memory. */
    @Test
    void whatFillsTheArchiveOfClassesRunsAsACell() throws IOException {
        try (JupyterClient client = JupyterClient.on(jdk)) {
            CellRun lesson = client.run(TrainingRun.lesson());
            assertThat(lesson.status()).as(lesson.toString()).isEqualTo("ok");
            assertThat(lesson.toString()).contains("image/svg+xml", "image/png", "✗");
        }
    }

    /** As a system short of memory does it. If you restart a kernel, you know why it knows nothing. */
    @Test
    void afterASuddenEndTheNextKernelSaysWhatHasHappened() throws Exception {
        try (JupyterClient client = JupyterClient.on(jdk)) {
            client.run("int before = 1;");
            client.run(
                    "new ProcessBuilder(\"kill\", \"-9\", \"\" + ProcessHandle.current().pid()).start().waitFor();\n"
                            + "Thread.sleep(60_000);",
                    Map.of("timeout", 3));
            client.send("restart", Map.of());
            assertThat(client.run("1 + 1").err())
                    .isEqualTo("The kernel ended unexpectedly, while it ran cell 2, and was restarted. Everything the"
                            + " cells defined is gone, so run them again from the top.\n");
            assertThat(client.run("1 + 1").err()).isEmpty();
            client.send("restart", Map.of());
            assertThat(client.run("1 + 1").err()).isEmpty();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void memoryGoesBackToTheMachineWhileNoCellRuns() throws Exception {
        try (JupyterClient client = JupyterClient.on(jdk)) {
            client.run("{ List<byte[]> much = new ArrayList<>();"
                    + " for (int i = 0; i < 300; i++) much.add(new byte[1 << 20]); }");
            long full = megabytes(client.kernel());
            assertThat(full).as("MB while it is full").isGreaterThan(300);
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            long left = full;
            while (left > full - 200 && System.nanoTime() < deadline) {
                TimeUnit.MILLISECONDS.sleep(200);
                left = megabytes(client.kernel());
            }
            assertThat(left).as("MB after a pause").isLessThanOrEqualTo(full - 200);
            assertThat(client.value("1 + 1")).isEqualTo("2");
        }
    }

    private static long megabytes(ProcessHandle kernel) throws IOException {
        return Files.readAllLines(Path.of("/proc", "" + kernel.pid(), "smaps_rollup")).stream()
                .filter(line -> line.startsWith("Rss:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anOrphanEndsByItself() throws Exception {
        JupyterClient client = JupyterClient.on(jdk);
        client.run("new Thread(() -> { while (true); }).start();");
        ProcessHandle kernel = client.kernel();
        client.kill();
        assertThat(kernel.onExit().get(30, TimeUnit.SECONDS)).isEqualTo(kernel);
    }
}
