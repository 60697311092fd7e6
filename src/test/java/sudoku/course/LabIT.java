package sudoku.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.ChildProcess;
import sudoku.ipynb.Notebook;
import sudoku.needs.Need;
import sudoku.needs.Needs;

@Needs(Need.JUPYTER)
@Timeout(300)
class LabIT {
    /** A build in the background may have been told to ignore signals, and every program it starts inherits that. */
    private static final List<String> HEARING_SIGNALS = List.of(
            "python3",
            "-c",
            """
            import os, signal, sys
            for each in signal.SIGINT, signal.SIGHUP:
                signal.signal(each, signal.SIG_DFL)
            os.execvp(sys.argv[1], sys.argv[1:])
            """);

    private static CourseCopy shared;

    @AutoClose
    private static RunningLab lab;

    @BeforeAll
    static void open() throws IOException {
        shared = CourseCopy.prepared("lab");
        lab = RunningLab.start(shared.program("lab", "--no-browser"));
        startKernel(lab);
    }

    @Test
    void theCourseMapOpensForWhoHasTheTokenAndForNobodyElse() throws IOException {
        assertThat(lab.address().getPath()).isEqualTo("/lab/tree/00-start-here.ipynb");
        assertThat(RunningLab.status(lab.address(), "GET")).isEqualTo(200);
        assertThat(RunningLab.status(lab.at("/api/contents?token=" + lab.token()), "GET"))
                .isEqualTo(200);
        assertThat(RunningLab.status(lab.at("/api/contents"), "GET")).isEqualTo(403);
        assertThat(RunningLab.status(lab.at("/api/contents?token=guessed"), "GET"))
                .isEqualTo(403);
    }

    @Test
    void itListensOnTheLoopbackAddressAlone() throws IOException {
        assertThat(lab.address().getHost()).isEqualTo("127.0.0.1");
        List<InetAddress> others = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.getHostAddress().equals("127.0.0.1"))
                .collect(Collectors.toCollection(ArrayList::new));
        others.add(InetAddress.getByName("127.0.0.2"));
        assertThat(others)
                .allSatisfy(other -> assertThatThrownBy(() -> connect(other)).isInstanceOf(IOException.class));
        connect(InetAddress.getByName("127.0.0.1"));
    }

    private static void connect(InetAddress address) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, lab.address().getPort()), 5000);
        }
    }

    @Test
    void theSecondStartInstallsNothing() {
        assertThat(lab.said()).noneMatch(line -> line.contains("Installing"));
        assertThat(shared.folder().jupyter().resolve("install.log")).doesNotExist();
    }

    @Test
    void nothingIsWrittenToTheUsersHome() {
        assertThat(shared.home()).isEmptyDirectory();
    }

    @Test
    void everyLessonIsLaidOutWithAWayToTheJar() throws IOException {
        try (Stream<Path> lessons = Files.list(shared.folder().lessons())) {
            assertThat(lessons.map(Path::getFileName)).isNotEmpty().allSatisfy(name -> {
                Path laid = shared.folder().studentFolder().resolve(name);
                assertThat(laid).content(StandardCharsets.UTF_8).contains("%jars ../target/sudoku.jar");
            });
        }
    }

    /** What a student is given lies there as she works with it, to the byte. */
    @Tag("thorough")
    @Test
    void aBundleOpensAsTheCourseDoes() throws IOException {
        CourseCopy bundle = CourseCopy.bundle("bundle");
        try (RunningLab own = RunningLab.start(bundle.program("lab", "--no-browser"))) {
            assertThat(RunningLab.status(own.address(), "GET")).isEqualTo(200);
            Path copies = bundle.folder().studentFolder();
            for (Path course :
                    List.of(bundle.folder().lessons(), bundle.folder().exercises())) {
                assertThat(CourseFolder.notebooksUnder(course)).isNotEmpty();
            }
            for (Path lesson : CourseFolder.notebooksUnder(bundle.folder().lessons())) {
                assertThat(copies.resolve(lesson.getFileName())).hasSameTextualContentAs(lesson);
            }
            for (Path set : CourseFolder.notebooksUnder(bundle.folder().exercises())) {
                Path copy = copies.resolve("exercises")
                        .resolve(bundle.folder().exercises().relativize(set));
                assertThat(Notebook.read(copy).fingerprint())
                        .isEqualTo(Notebook.read(set)
                                .lyingIn(copy.getParent(), bundle.folder().jar())
                                .fingerprint());
            }
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"KILL", "INT", "TERM", "HUP"})
    void aSignalToTheProgramAloneLeavesNoProcessBehind(String signal) throws IOException {
        RunningLab own =
                RunningLab.start(CourseCopy.prepared("signal").programBehind(HEARING_SIGNALS, "lab", "--no-browser"));
        startKernel(own);
        List<ProcessHandle> all = new ArrayList<>(own.below());
        assertThat(all).as("the server and a kernel").hasSizeGreaterThanOrEqualTo(2);
        all.add(own.process().toHandle());
        send(signal, own.process());
        assertThat(RunningLab.leftOf(all)).isEmpty();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"KILL", "TERM"})
    void itEndsWithMavenWhenMavenAloneIsEnded(String signal) throws IOException {
        CourseCopy copy = CourseCopy.prepared("maven");
        ProcessBuilder launched = copy.programBehind(
                List.of("sh", "-c", "\"$@\" & wait $!", "launcher"), "lab", "--no-browser", "--with-parent");
        RunningLab own = RunningLab.start(launched);
        List<ProcessHandle> all = new ArrayList<>(own.below());
        send(signal, own.process());
        assertThat(RunningLab.leftOf(all)).isEmpty();
    }

    @Tag("thorough")
    @Test
    void theUsersOwnJupyterSettingsDoNotReachIt() throws IOException {
        CourseCopy copy = CourseCopy.prepared("settings");
        Path settings = Files.createDirectories(copy.home().resolve(".jupyter"));
        Files.writeString(
                settings.resolve("jupyter_server_config.py"), "raise SystemExit('the user settings were read')");
        Files.writeString(settings.resolve("jupyter_config.py"), "raise SystemExit('the user settings were read')");
        ProcessBuilder builder = copy.program("lab", "--no-browser");
        builder.environment().put("JUPYTER_TOKEN", "");
        builder.environment().put("JUPYTER_CONFIG_DIR", settings.toString());
        builder.environment().put("PYTHONHOME", copy.home().toString());
        try (RunningLab own = RunningLab.start(builder)) {
            assertThat(RunningLab.status(own.address(), "GET")).isEqualTo(200);
            assertThat(RunningLab.status(own.at("/api/contents"), "GET")).isEqualTo(403);
        }
    }

    @Test
    void editingTidiesTheNotebooksOnExit() throws IOException {
        CourseCopy copy = CourseCopy.prepared("edit");
        Path lesson = copy.folder().lessons().resolve("00-start-here.ipynb");
        byte[] tidy = Files.readAllBytes(lesson);
        try (RunningLab own = RunningLab.start(copy.program("lab", "--edit", "--no-browser"))) {
            assertThat(own.address().getPath()).isEqualTo("/lab/tree/notebooks/00-start-here.ipynb");
            Files.writeString(
                    lesson, Files.readString(lesson).replace("\"execution_count\": null", "\"execution_count\": 7"));
        }
        assertThat(lesson).hasBinaryContent(tidy);
        assertThat(copy.folder().studentFolder()).doesNotExist();
    }

    @Test
    void aTakenPortIsSaidInOneSentence() throws IOException {
        CourseCopy copy = CourseCopy.prepared("port");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            ChildProcess.Ended ended = copy.run("lab", "--no-browser", "--port", String.valueOf(taken.getLocalPort()));
            assertThat(ended.well()).isFalse();
            assertThat(ended.lines())
                    .singleElement()
                    .asString()
                    .startsWith("Port " + taken.getLocalPort() + " is taken");
        }
    }

    @Tag("thorough")
    @Test
    void withoutAPortATakenOneIsPassedOver() throws IOException {
        try (RunningLab second = RunningLab.start(CourseCopy.prepared("ports").program("lab", "--no-browser"))) {
            assertThat(second.address().getPort()).isNotEqualTo(lab.address().getPort());
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
