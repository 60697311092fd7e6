package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** Every request has its reply, whatever was asked and whatever went before it. */
@Needs(Need.JUPYTER)
class KernelRepliesIT extends KernelCase {
    static List<String> tooDeep() {
        return List.of("int d=" + "(".repeat(3_000), "List.of(".repeat(2_000));
    }

    @ParameterizedTest
    @MethodSource("tooDeep")
    void whatIsNestedTooDeeplyForTheCompiler(String code) {
        assertThat(client.ask("complete", Map.of("code", code)).path("matches").isArray())
                .isTrue();
        assertThat(client.ask("is_complete", Map.of("code", code))
                        .path("status")
                        .asText())
                .isEqualTo("unknown");
        JsonNode inspected = client.ask("inspect", Map.of("code", code));
        assertThat(inspected.path("status").asText()).isEqualTo("ok");
        assertThat(inspected.path("found").asBoolean()).isFalse();
        CellRun run = client.run(code);
        assertThat(run.error()).contains("The compiler gives up on this: something in it is nested too deeply");
        assertThat(run.err()).doesNotContain("bugreport");
        assertGoesOn();
    }

    /** Widgets of Python open one. */
    @Test
    void aCommIsRefusedWithAReason() {
        JsonNode heard = client.send(
                        "published",
                        Map.of(
                                "kind",
                                "comm_open",
                                "content",
                                Map.of("comm_id", "c1", "target_name", "jupyter.widget", "data", Map.of())))
                .path("heard");
        JsonNode closed = heard.path(heard.size() - 1);
        assertThat(closed.path(0).asText()).isEqualTo("comm_close");
        assertThat(closed.path(1).path("comm_id").asText()).isEqualTo("c1");
        assertThat(closed.path(1).path("data").path("message").asText())
                .startsWith("The Java kernel of the course has no comms");
        assertThat(client.ask("comm_info", Map.of()).path("comms")).isEmpty();
    }

    @Test
    void aTooltipShowsTheCommentAboveOnesOwnMethod() {
        client.run("int other = 1;\n/* not this */\n\n// Goes round\n// once more.\n"
                + "int round(int n) {\n    return n;\n}");
        assertThat(client.ask("inspect", Map.of("code", "round(2)", "cursor_pos", 3))
                        .path("data")
                        .path("text/plain")
                        .asText())
                .isEqualTo("int round(int n)\nGoes round\nonce more.");
        assertThat(client.ask("complete", Map.of("code", "for (int turn : List.of(1)) {\n    tur"))
                        .path("matches"))
                .hasToString("[\"turn\"]");
    }

    @Test
    void endlessExpressionsOfTheFrontEndAreStoppedTogether() {
        CellRun run = client.run(
                "kept;",
                Map.of(
                        "interrupt_after",
                        1.0,
                        "user_expressions",
                        Map.of("one", "while (true) {}", "other", "while (true) {}")));
        assertThat(run.status()).isEqualTo("ok");
        assertThat(run.wasStopped()).as(run.toString()).isTrue();
        run.reply()
                .path("user_expressions")
                .forEach(each -> assertThat(each.path("ename").asText()).isEqualTo("Interrupted"));
        assertGoesOn();
    }

    /**
     * Of those that a kernel can answer each gets an answer; the failed cell's own and the next cell's are not lost.
     */
    @Test
    void badMessagesBehindACellThatFails() {
        Map<String, Object> badCursor = Map.of("code", "x", "cursor_pos", "three");
        List<List<Object>> messages = List.of(
                List.of("complete_request", badCursor, 6, true),
                List.of("complete_request", badCursor, 6, false),
                List.of("execute_request", Map.of("code", "1", "user_expressions", 7), 6, true),
                List.of("kernel_info_request", Map.of(), 4, true),
                List.of("no_such_request", Map.of(), 6, true),
                List.of("kernel_info_request", Map.of(), 6, true));
        assertThat(statuses("Thread.sleep(1_000); throw new IllegalStateException();", messages))
                .containsExactly("error", "error", "none", "error", "none", "none", "ok", "aborted");
        assertThat(statuses("Thread.sleep(1_000);", messages))
                .containsExactly("ok", "error", "none", "error", "none", "none", "ok", "ok");
        assertGoesOn();
    }

    private static List<String> statuses(String code, List<List<Object>> messages) {
        JsonNode told = client.send("behind", Map.of("code", code, "messages", messages))
                .path("statuses");
        List<String> statuses = new ArrayList<>();
        told.forEach(each -> statuses.add(each.asText()));
        return statuses;
    }

    @Test
    void aLibraryThatIsBuiltAnewWhileItIsInUse(@TempDir Path course) throws IOException {
        Path jar = copyOfTheLibrary(course);
        try (JupyterClient own = JupyterClient.on(jdk, jar)) {
            assertThat(own.value("sudoku.grid.Grid.empty(4).blanks()")).isEqualTo("16");
            Files.write(course.resolve("packed.jar"), new byte[100_000]);
            Files.move(course.resolve("packed.jar"), jar, StandardCopyOption.ATOMIC_MOVE);
            assertAnswered(own, "complete", "sudoku.solve.Dancing");
            CellRun first = own.run("new sudoku.cover.DancingLinks() != null");
            assertThat(first.out())
                    .isEqualTo("The library, sudoku.jar, was rebuilt. This notebook keeps using the old one; restart"
                            + " the kernel to use the new one.\n");
            assertThat(first.result()).isEqualTo("true");
            CellRun second = own.run("sudoku.genetic.Fitness.class");
            assertThat(second.out()).isEmpty();
            assertThat(second.result()).isEqualTo("class sudoku.genetic.Fitness");
            Files.write(jar, new byte[90_000]);
            assertAnswered(own, "complete", "sudoku.puzzles.");
            assertThat(own.run("1 + 1").out()).contains("sudoku.jar, was rebuilt");
        }
    }

    @Test
    void aLibraryThatIsWrittenOverIsNoEndOfTheKernel(@TempDir Path course) throws IOException {
        Path jar = copyOfTheLibrary(course);
        try (JupyterClient own = JupyterClient.on(jdk, jar)) {
            own.well("int one = 1;");
            Files.write(jar, new byte[90_000]);
            for (String code : List.of("sudoku.grid.Grid.", "sudoku.cover.", "one.")) {
                assertAnswered(own, "complete", code);
                assertAnswered(own, "inspect", code);
            }
            assertThat(own.run("one + 1").out()).contains("was overwritten").contains("Restart the kernel");
        }
    }

    private static Path copyOfTheLibrary(Path course) throws IOException {
        Path target = CourseFolder.here().jar().getParent();
        Files.createSymbolicLink(course.resolve("lib"), target.resolve("lib"));
        return Files.copy(target.resolve("sudoku.jar"), course.resolve("sudoku.jar"));
    }

    private static void assertAnswered(JupyterClient kernel, String what, String code) {
        assertThat(kernel.ask(what, Map.of("code", code)).path("status").asText())
                .as(what + " " + code)
                .isEqualTo("ok");
    }
}
