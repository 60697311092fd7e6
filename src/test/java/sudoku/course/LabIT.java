package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.needs.Need;
import sudoku.needs.Needs;

@Needs(Need.JUPYTER)
@Timeout(300)
class LabIT {

    @Test
    void theCourseMapOpensForWhoHasTheTokenAndForNobodyElse() throws IOException {
        try (RunningLab lab = RunningLab.start(CourseCopy.prepared("token").program("lab", "--no-browser"))) {
            assertThat(lab.address().getHost()).isEqualTo("127.0.0.1");
            assertThat(lab.address().getPath()).isEqualTo("/lab/tree/00-start-here.ipynb");
            assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
            assertThat(RunningLab.status(lab.at("/api/contents?token=" + lab.token()), "GET")).isEqualTo(200);
            assertThat(RunningLab.status(lab.at("/api/contents"), "GET")).isEqualTo(403);
            assertThat(RunningLab.status(lab.at("/api/contents?token=guessed"), "GET")).isEqualTo(403);
        }
    }

    @Test
    void itIsReachableFromThisMachineAlone() throws IOException {
        try (RunningLab lab = RunningLab.start(CourseCopy.prepared("loopback").program("lab", "--no-browser"))) {
            InetAddress outside = InetAddress.getLocalHost();
            if (!outside.isLoopbackAddress()) {
                try (ServerSocket socket = new ServerSocket()) {
                    socket.bind(new InetSocketAddress(outside, lab.address().getPort()));
                    assertThat(socket.isBound()).as("the port is free on " + outside).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM", "HUP", "KILL"})
    void aSignalToTheProgramAloneLeavesNoProcessBehind(String signal) throws IOException {
        RunningLab lab = RunningLab.start(CourseCopy.prepared("signal").program("lab", "--no-browser"));
        startKernel(lab);
        List<ProcessHandle> all = new ArrayList<>(lab.below());
        assertThat(all).as("the server and a kernel").hasSizeGreaterThanOrEqualTo(2);
        all.add(lab.process().toHandle());
        send(signal, lab.process());
        assertThat(RunningLab.leftOf(all)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "KILL"})
    void itEndsWithMavenWhenMavenAloneIsEnded(String signal) throws IOException {
        CourseCopy copy = CourseCopy.prepared("maven");
        ProcessBuilder launched = copy.programBehind(
                List.of("sh", "-c", "\"$@\" & wait $!", "launcher"), "lab", "--no-browser", "--with-parent");
        RunningLab lab = RunningLab.start(launched);
        List<ProcessHandle> all = new ArrayList<>(lab.below());
        send(signal, lab.process());
        assertThat(RunningLab.leftOf(all)).isEmpty();
    }

    @Test
    void theSecondStartInstallsNothing() throws IOException {
        CourseCopy copy = CourseCopy.prepared("second");
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"))) {
            assertThat(lab.said()).noneMatch(line -> line.contains("Installing"));
        }
        assertThat(copy.folder().jupyter().resolve("install.log")).doesNotExist();
    }

    @Test
    void nothingIsWrittenToTheUsersHome() throws IOException {
        CourseCopy copy = CourseCopy.prepared("home");
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"))) {
            startKernel(lab);
        }
        assertThat(copy.home()).isEmptyDirectory();
    }

    @Test
    void theUsersOwnJupyterSettingsDoNotReachIt() throws IOException {
        CourseCopy copy = CourseCopy.prepared("settings");
        Path own = Files.createDirectories(copy.home().resolve(".jupyter"));
        Files.writeString(own.resolve("jupyter_server_config.py"), "raise SystemExit('the user settings were read')");
        Files.writeString(own.resolve("jupyter_config.py"), "raise SystemExit('the user settings were read')");
        ProcessBuilder builder = copy.program("lab", "--no-browser");
        builder.environment().put("JUPYTER_TOKEN", "");
        builder.environment().put("JUPYTER_CONFIG_DIR", own.toString());
        builder.environment().put("PYTHONHOME", copy.home().toString());
        try (RunningLab lab = RunningLab.start(builder)) {
            assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
            assertThat(RunningLab.status(lab.at("/api/contents"), "GET")).isEqualTo(403);
        }
    }

    @Test
    void editingTidiesTheNotebooksOnExit() throws IOException {
        CourseCopy copy = CourseCopy.prepared("edit");
        Path lesson = copy.folder().lessons().resolve("00-start-here.ipynb");
        byte[] tidy = Files.readAllBytes(lesson);
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--edit", "--no-browser"))) {
            assertThat(lab.address().getPath()).isEqualTo("/lab/tree/notebooks/00-start-here.ipynb");
            Files.writeString(lesson, Files.readString(lesson).replace("\"execution_count\": null",
                    "\"execution_count\": 7"));
        }
        assertThat(lesson).hasBinaryContent(tidy);
        assertThat(copy.folder().studentFolder()).doesNotExist();
    }

    @Test
    void aTakenPortIsSaidInOneSentence() throws IOException {
        CourseCopy copy = CourseCopy.prepared("port");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Child.Ended ended = copy.run("lab", "--no-browser", "--port", String.valueOf(taken.getLocalPort()));
            assertThat(ended.well()).isFalse();
            assertThat(ended.lines()).singleElement().asString()
                    .startsWith("Port " + taken.getLocalPort() + " is taken");
        }
    }

    @Test
    void withoutAPortATakenOneIsPassedOver() throws IOException {
        CourseCopy copy = CourseCopy.prepared("ports");
        try (RunningLab first = RunningLab.start(copy.program("lab", "--no-browser"));
             RunningLab second = RunningLab.start(copy.program("lab", "--no-browser"))) {
            assertThat(second.address().getPort()).isNotEqualTo(first.address().getPort());
        }
    }

    @Test
    void everyLessonIsLaidOutWithAWayToTheJar() throws IOException {
        CourseCopy copy = CourseCopy.prepared("laid");
        try (RunningLab lab = RunningLab.start(copy.program("lab", "--no-browser"))) {
            assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
        }
        try (Stream<Path> lessons = Files.list(copy.folder().lessons())) {
            assertThat(lessons.map(Path::getFileName)).allSatisfy(name -> {
                Path laid = copy.folder().studentFolder().resolve(name);
                assertThat(laid).content(StandardCharsets.UTF_8).contains("%jars ../target/sudoku.jar");
            });
        }
    }

    private static void startKernel(RunningLab lab) throws IOException {
        URI kernels = lab.at("/api/kernels?token=" + lab.token());
        HttpURLConnection connection = (HttpURLConnection) kernels.toURL().openConnection();
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        try (OutputStream body = connection.getOutputStream()) {
            body.write("{\"name\": \"java\"}".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(connection.getResponseCode()).isEqualTo(201);
    }

    private static void send(String signal, Process process) throws IOException {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start();
    }
}
