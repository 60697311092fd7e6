package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudoku.needs.Need;
import sudoku.needs.Needs;

/** What an IJava notebook says to its kernel, and what a front end asks it, is understood. */
@Needs(Need.JUPYTER)
@Tag("thorough")
class KernelDialectIT extends KernelCase {
    @TempDir
    Path folder;

    @Test
    void theDefaultImports() {
        assertThat(client.value("new ArrayList<>(List.of(BigInteger.TEN, new File(\"f\"), URI.create(\"u\"),"
                        + " new ConcurrentHashMap<>(), Pattern.compile(\"p\")))"))
                .isEqualTo("[10, f, u, {}, p]");
    }

    @Test
    void displayRenderAndUpdate() {
        CellRun run = client.run("String id = display(\"<b>1</b>\", \"text/html\");\nupdateDisplay(id, \"two\");\n"
                + "printf(\"%d%n\", 3);\nrender(\"four\", \"text/plain\")");
        JsonNode shown = run.messages("display_data").get(0);
        assertThat(shown.path("data").path("text/html").asText()).isEqualTo("<b>1</b>");
        JsonNode update = run.messages("update_display_data").get(0);
        assertThat(update.path("data").path("text/plain").asText()).isEqualTo("two");
        assertThat(update.path("transient").path("display_id"))
                .isEqualTo(shown.path("transient").path("display_id"));
        assertThat(run.out()).isEqualTo("3\n");
        assertThat(run.result()).isEqualTo("four");
        assertThat(client.run("clearOutput();").kinds()).contains("clear_output");
    }

    @Test
    void jarsByAGlob() throws IOException {
        Files.createDirectory(folder.resolve("lib"));
        jarWith("greeting.txt", folder.resolve("lib").resolve("greetings.jar"));
        assertThat(client.value("%jars " + folder
                        + "/lib/*.jar\ngetKernelInstance();\n"
                        + "Thread.currentThread().getContextClassLoader().getResource(\"greeting.txt\")"
                        + " != null"))
                .isEqualTo("true");
        assertThat(client.run("%jars " + folder + "/none/*.jar").error()).contains("There is nothing at " + folder);
        assertThat(client.run("%jars").error()).contains("Say where the jars are");
    }

    @Test
    void aFolderOnTheClassPath() throws IOException {
        Files.writeString(folder.resolve("note.txt"), "in a folder");
        assertThat(client.value("%classpath " + folder + "\nnew String(Thread.currentThread().getContextClassLoader()"
                        + ".getResourceAsStream(\"note.txt\").readAllBytes())"))
                .isEqualTo("in a folder");
    }

    @Test
    void aFileOrANotebookThatIsLoaded() throws IOException {
        Files.writeString(
                folder.resolve("tools.jshell"),
                "int triple(int n) {\n  return 3 * n;\n}\nint bad() {\n" + "  return 1 / (triple(0));\n}\n");
        Files.writeString(
                folder.resolve("other.ipynb"),
                "{\"nbformat\": 4, \"cells\": ["
                        + "{\"cell_type\": \"markdown\", \"source\": []},"
                        + " {\"cell_type\": \"code\", \"source\": [\"int six = \\n\", \"triple(2);\"]}]}");
        assertThat(client.value(
                        "%load " + folder.resolve("tools") + "\n%load " + folder.resolve("other.ipynb") + "\nsix"))
                .isEqualTo("6");
        assertThat(client.run("bad()").error()).contains("  at tools.jshell, line 5, in bad\n");
        assertThat(client.run("%load " + folder.resolve("absent")).error()).contains("There is no file");
    }

    @Test
    void timeTaken() {
        CellRun line = client.run("%time int timed = 5;\ntimed");
        assertThat(line.out()).matches("Took \\d+\\.\\d ms, compiling included\\.\n");
        assertThat(line.result()).isEqualTo("5");
        assertThat(client.value("%%time\nint a = 1;\na + timed")).isEqualTo("6");
    }

    @Test
    void anUnknownMagicIsAnsweredWithAll() {
        assertThat(client.run("%matplotlib inline").error())
                .contains("There is no %matplotlib. This kernel knows "
                        + "%classpath, %help, %jars, %load, %maven, %time, %%time.");
    }

    @Test
    void aPercentSignWithinAStatementIsTheRemainder() {
        assertThat(client.value("int rest = 17\n    % 5;\nrest")).isEqualTo("2");
    }

    /** A repository in a folder, named by the settings of a user who has nothing else. */
    @Test
    void aLibraryFromTheRepositoryOfTheSettings() throws IOException {
        Path published = Files.createDirectories(folder.resolve("repository/org/example/hello/1.0"));
        jarWith("hello.txt", published.resolve("hello-1.0.jar"));
        Files.writeString(
                published.resolve("hello-1.0.pom"),
                "<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId>"
                        + "<artifactId>hello</artifactId><version>1.0</version></project>");
        try (JupyterClient atHome = JupyterClient.on(
                jdk, homeWithMirror(folder.resolve("repository").toUri()))) {
            assertThat(atHome.value("%maven org.example:hello:1.0\nThread.currentThread().getContextClassLoader()"
                            + ".getResource(\"hello.txt\") != null"))
                    .isEqualTo("true");
            assertThat(atHome.run("%maven org.example:hello:2.0").error())
                    .contains("Cannot get org.example:hello:2.0: ");
            assertThat(atHome.run("%maven hello").error()).contains("group:artifact:version, and hello is not");
        }
    }

    @Test
    void aRepositoryThatCannotBeReached() throws IOException {
        try (JupyterClient offline =
                JupyterClient.on(jdk, homeWithMirror(java.net.URI.create("http://127.0.0.1:9/nobody")))) {
            assertThat(offline.run("%maven org.example:hello:1.0").error())
                    .contains("Cannot get org.example:hello:1.0: the repository cannot be reached (")
                    .contains("Is this machine offline?");
            assertThat(offline.value("1 + 1")).isEqualTo("2");
        }
    }

    private Map<String, String> homeWithMirror(java.net.URI repository) throws IOException {
        Files.createDirectories(folder.resolve(".m2"));
        Files.writeString(
                folder.resolve(".m2/settings.xml"),
                "<settings><localRepository>" + folder.resolve("local")
                        + "</localRepository><mirrors><mirror><id>here</id><mirrorOf>*</mirrorOf><url>" + repository
                        + "</url></mirror></mirrors></settings>");
        return Map.of("JDK_JAVA_OPTIONS", "-Duser.home=" + folder);
    }

    private static void jarWith(String entry, Path jar) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry(entry));
        }
    }

    @Test
    void completionKnowsTheLibraryTheNotebookAndTheMagics() {
        client.run("import sudoku.grid.*;\nint candidatesLeft = 3;");
        assertThat(completed("Grid.emp")).contains("empty(");
        assertThat(completed("candidat")).containsExactly("candidatesLeft");
        assertThat(completed("int twice = 2 * candi")).containsExactly("candidatesLeft");
        assertThat(completed("java.util.conc")).anyMatch(name -> name.startsWith("concurrent"));
        assertThat(completed("%ja")).containsExactly("%jars");
        assertThat(completed("%jars some.jar\nGrid.pars")).contains("parse(");
        JsonNode reply = client.ask("complete", Map.of("code", "\"😀\".leng", "cursor_pos", 8));
        assertThat(reply.path("cursor_start").asInt()).as(reply.toString()).isEqualTo(4);
        assertThat(reply.path("cursor_end").asInt()).isEqualTo(8);
    }

    private static List<String> completed(String code) {
        List<String> matches = new ArrayList<>();
        client.ask("complete", Map.of("code", code)).path("matches").forEach(each -> matches.add(each.asText()));
        return matches;
    }

    @Test
    void inspectionShowsSignatureAndJavadoc() {
        assertThat(inspected("Math.max", 8)).contains("int Math.max(int a, int b)");
        assertThat(inspected("sudoku.grid.Grid.parse(", 22))
                .contains("Grid.parse(String text)")
                .contains("written forms");
        assertThat(client.ask("inspect", Map.of("code", "nothing.like.it", "cursor_pos", 7))
                        .path("found")
                        .asBoolean())
                .isFalse();
    }

    private static String inspected(String code, int cursor) {
        JsonNode reply = client.ask("inspect", Map.of("code", code, "cursor_pos", cursor));
        assertThat(reply.path("status").asText()).isEqualTo("ok");
        assertThat(reply.path("found").asBoolean()).as(reply.toString()).isTrue();
        return reply.path("data").path("text/plain").asText();
    }

    @Test
    void whetherACellIsComplete() {
        assertThat(completeness("1 + 1").path("status").asText()).isEqualTo("complete");
        assertThat(completeness("for (;;) {").path("status").asText()).isEqualTo("incomplete");
        assertThat(completeness("for (;;) {").path("indent").asText()).isEqualTo("    ");
        assertThat(completeness("int 3x;)").path("status").asText()).isEqualTo("invalid");
    }

    private static JsonNode completeness(String code) {
        return client.ask("is_complete", Map.of("code", code));
    }

    @Test
    void history() {
        client.run("int historic = 1492;");
        client.run("int silent = 1;", Map.of("store_history", false));
        JsonNode last = client.ask("history", Map.of("hist_access_type", "tail", "n", 1))
                .path("history");
        assertThat(last).hasSize(1);
        assertThat(last.get(0).get(2).asText()).isEqualTo("int historic = 1492;");
        JsonNode found = client.ask("history", Map.of("hist_access_type", "search", "pattern", "*historic*"))
                .path("history");
        assertThat(found.get(found.size() - 1).get(2).asText()).isEqualTo("int historic = 1492;");
    }

    @Test
    void whatTheKernelIs() {
        JsonNode about = client.ask("kernel_info", Map.of());
        assertThat(about.path("status").asText()).isEqualTo("ok");
        assertThat(about.path("language_info").path("name").asText()).isEqualTo("Java");
        assertThat(about.path("language_info").path("mimetype").asText()).isEqualTo("text/x-java-source");
        assertThat(about.path("protocol_version").asText()).startsWith("5.");
        assertThat(about.path("banner").asText()).contains("Java " + jdk.feature());
        assertThat(about.path("help_links")).isNotEmpty();
        JsonNode comms = client.ask("comm_info", Map.of());
        assertThat(comms.path("status").asText()).isEqualTo("ok");
        assertThat(comms.path("comms").isObject()).isTrue();
    }

    @Test
    void valuesThatAFrontEndAsksForBesides() {
        CellRun run = client.run(
                "int watched = 5;", Map.of("user_expressions", Map.of("good", "watched + 1", "bad", "unknown")));
        JsonNode values = run.reply().path("user_expressions");
        assertThat(values.path("good").path("data").path("text/plain").asText()).isEqualTo("6");
        assertThat(values.path("bad").path("status").asText()).isEqualTo("error");
    }

    @Test
    void aSilentCellShowsNothing() {
        CellRun run = client.run("int hidden = 9; hidden", Map.of("silent", true));
        assertThat(run.status()).isEqualTo("ok");
        assertThat(run.kinds()).isEmpty();
    }

    @Test
    void aRestartForgetsAndAShutdownEnds() throws Exception {
        try (JupyterClient own = JupyterClient.on(jdk)) {
            own.run("int before = 1;");
            ProcessHandle first = own.kernel();
            own.send("restart", Map.of());
            assertThat(first.isAlive()).isFalse();
            assertThat(own.run("before").error()).contains("symbol:   variable before");
            ProcessHandle second = own.kernel();
            assertThat(own.send("shutdown", Map.of()).path("seconds").asDouble())
                    .isLessThan(5);
            assertThat(second.isAlive()).isFalse();
        }
    }
}
