package sudoku.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudoku.course.edition.CourseFolder;

/** The verb {@code kernel}, as a person types it. */
class KernelSpecIT {
    private record Ended(int status, String said) {}

    @TempDir
    Path folder;

    @Test
    void installedBelowAPrefixAndRemoved() throws Exception {
        Ended installed = kernel("install", "--prefix", folder.toString());
        Path spec = folder.resolve("share/jupyter/kernels/java/kernel.json");
        assertThat(installed.said).isEqualTo("The Java kernel is installed in " + spec.getParent() + ".\n");
        JsonNode json = new ObjectMapper().readTree(spec.toFile());
        assertThat(json.path("language").asText()).isEqualTo("java");
        assertThat(json.path("interrupt_mode").asText()).isEqualTo("message");
        assertThat(Path.of(json.path("argv").get(0).asText())).isExecutable().isAbsolute();
        assertThat(json.path("argv").toString())
                .contains(CourseFolder.here().jar().toString(), "{connection_file}");

        assertThat(kernel("install", "--prefix", folder.toString()).status)
                .as("a second time")
                .isZero();
        assertThat(kernel("remove", "--prefix", folder.toString()).said)
                .isEqualTo("The Java kernel was removed from " + spec.getParent() + ".\n");
        assertThat(spec.getParent()).doesNotExist();
        assertThat(kernel("remove", "--prefix", folder.toString()).said).startsWith("There is no kernel in ");
    }

    @Test
    void installedForTheUserUnderAnotherName() throws Exception {
        assertThat(kernel("install", "--user", "--name", "java-course").status).isZero();
        assertThat(folder.resolve("data/kernels/java-course/kernel.json")).exists();
        assertThat(kernel("remove", "--user", "--name", "java-course").status).isZero();
        assertThat(folder.resolve("data/kernels/java-course")).doesNotExist();
    }

    @Test
    void withoutAnOptionItIsForTheUser() throws Exception {
        assertThat(kernel("install").said)
                .contains(folder.resolve("data/kernels/java").toString());
    }

    @Test
    void somebodyElsesKernelIsLeftAlone() throws Exception {
        Path other = Files.createDirectories(folder.resolve("share/jupyter/kernels/java"))
                .resolve("kernel.json");
        Files.writeString(other, "{\"argv\": [\"java\", \"-jar\", \"ijava.jar\"]}");
        Ended refused = kernel("install", "--prefix", folder.toString());
        assertThat(refused.status).isEqualTo(1);
        assertThat(refused.said).startsWith("There is another kernel in ").contains("choose another name");
        assertThat(kernel("remove", "--prefix", folder.toString()).said).contains("so it was left alone");
        assertThat(other).content().contains("ijava.jar");
    }

    @Test
    void whatIsNotANameOrAPlaceIsRefusedInOneSentence() throws Exception {
        Ended name = kernel("install", "--name", "my kernel");
        assertThat(name.status).isEqualTo(2);
        assertThat(name.said)
                .isEqualTo("A kernel's name is made of letters, digits, dots, dashes and underscores, not"
                        + " my kernel.\n");
        Ended both = kernel("install", "--user", "--prefix", folder.toString());
        assertThat(both.status).isEqualTo(2);
        assertThat(both.said).contains("--user").contains("--prefix");
    }

    /** An agent's path ends at the first equals sign, and a virtual machine without its agent does not start. */
    @Test
    void theJarIsItsOwnAgentUnlessItsPathHasAnEqualsSign() {
        Path java = Path.of("bin", "java");
        assertThat(new KernelSpec(java, Path.of("/a b/sudoku.jar")).start()).contains("-javaagent:/a b/sudoku.jar");
        assertThat(new KernelSpec(java, Path.of("/a=b/sudoku.jar")).start())
                .noneMatch(option -> option.startsWith("-javaagent"));
    }

    /** A kernel starts without an option that it does not know, and without an archive: nobody would notice. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("sudoku.kernel.Jdks#tested")
    void everyOptionIsKnownAndWhatLessonsUseLiesInTheArchive(Jdks.Jdk jdk) throws Exception {
        KernelSpec spec = new KernelSpec(
                jdk.home().resolve("bin/java"), CourseFolder.here().jar());
        spec.install(folder.resolve("kernel"));
        KernelSpec.awaitSharedClasses();
        Path loaded = folder.resolve("loaded.txt");
        List<String> command = new ArrayList<>(spec.start());
        assertThat(command.remove("-XX:+IgnoreUnrecognizedVMOptions")).isTrue();
        command.addAll(List.of("-Xlog:class+load:file=" + loaded, TrainingRun.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        for (String name : List.of(
                "sudoku.grid.Grid",
                "sudoku.chart.Chart",
                "tech.tablesaw.api.Table",
                "sudoku.kernel.ask.AloneInScope")) {
            assertThat(Files.readAllLines(loaded))
                    .as("where classes came from")
                    .anyMatch(line -> line.contains(" " + name + " source: shared objects file (top)"));
        }
    }

    @Test
    void theFolderOfTheUserOnEachSystem() {
        Path home = Path.of("home");
        assertThat(KernelSpec.dataFolder(Map.of(), "Linux", home)).isEqualTo(home.resolve(".local/share/jupyter"));
        assertThat(KernelSpec.dataFolder(Map.of("HOME", "own"), "Linux", home))
                .isEqualTo(Path.of("own", ".local", "share", "jupyter"));
        assertThat(KernelSpec.dataFolder(Map.of("XDG_DATA_HOME", "xdg"), "Linux", home))
                .isEqualTo(Path.of("xdg", "jupyter"));
        assertThat(KernelSpec.dataFolder(Map.of(), "Mac OS X", home)).isEqualTo(home.resolve("Library/Jupyter"));
        assertThat(KernelSpec.dataFolder(Map.of("APPDATA", "roaming"), "Windows 11", home))
                .isEqualTo(Path.of("roaming", "jupyter"));
        assertThat(KernelSpec.dataFolder(Map.of("JUPYTER_DATA_DIR", "chosen"), "Linux", home))
                .isEqualTo(Path.of("chosen"));
    }

    /** Both streams together, as a terminal shows them. */
    private Ended kernel(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                CourseFolder.here().jar().toString(),
                "kernel"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JUPYTER_DATA_DIR", folder.resolve("data").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), said);
    }
}
