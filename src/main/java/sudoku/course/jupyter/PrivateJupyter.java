package sudoku.course.jupyter;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/**
 * The virtual environment the course makes for itself in {@code .jupyter/env}.
 *
 * <p>A stamp is written when everything is in place: the list it was made from, its Python, and every
 * file with its size. An environment without a stamp was never finished; one whose files do not fit
 * its stamp is damaged. Both are made anew, from pip's cache where that still has the packages.
 */
final class PrivateJupyter {
    private static final String LIST = "jupyter.txt";
    private static final long BYTES_NEEDED = 400_000_000;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration LONGEST_INSTALL = Duration.ofMinutes(60);

    private final Path folder;
    private final Path environment;
    private final boolean seesSystem;
    private final Consumer<String> say;

    PrivateJupyter(Path folder, Consumer<String> say) {
        this(folder, false, say);
    }

    /** One that sees what is installed for its Python, too, if that is wanted. */
    PrivateJupyter(Path folder, boolean seesSystem, Consumer<String> say) {
        this.folder = folder;
        this.seesSystem = seesSystem;
        this.environment = folder.resolve("env");
        this.say = say;
    }

    Jupyter jupyter() {
        return new Jupyter(python(), true);
    }

    Path python() {
        Path unix = environment.resolve("bin").resolve("python");
        Path windows = environment.resolve("Scripts").resolve("python.exe");
        return Files.exists(windows) ? windows : unix;
    }

    /** Why the environment cannot be used as it is; empty when it can. */
    Optional<String> fault() {
        if (!Files.exists(environment)) {
            return Optional.of("This is the first run");
        }
        return new EnvironmentStamp(environment).fault(listed(), this::pythonVersion);
    }

    /** What the environment's Python calls itself; empty when it does not even start. */
    private String pythonVersion() {
        ProcessBuilder builder =
                new ProcessBuilder(python().toString(), "-c", "import sys; print('%d.%d' % sys.version_info[:2])");
        Python.clean(builder.environment());
        try {
            return ChildProcess.run(builder, PATIENCE).output().strip();
        } catch (IOException broken) {
            return "";
        }
    }

    /** Makes the environment, from nothing. */
    void make(Python with) throws NoEnvironment {
        try {
            Disk.delete(environment);
            checkRoom();
            say.accept("Creating a Python " + with.version() + " environment in " + environment + " …");
            createWith(with);
            say.accept(
                    "Installing JupyterLab and what it needs with pip; the first time, this downloads about 60 MB and"
                            + " takes a minute or two …");
            List<String> all = new ArrayList<>(List.of("-r", writeList().toString()));
            if (seesSystem) {
                // What the system has is often older than what JupyterLab was tried with.
                all.addAll(List.of("--upgrade", "--upgrade-strategy", "eager"));
            }
            install(all.toArray(String[]::new));
            // Asked of the new one: what its first start changes is there before the stamp.
            new EnvironmentStamp(environment).write(listed(), pythonVersion());
            say.accept("The private Jupyter is ready.");
        } catch (IOException failed) {
            throw new CourseProblem("Cannot write to " + folder + ": " + Disk.reason(failed) + ".", failed);
        }
    }

    private void checkRoom() throws IOException {
        Files.createDirectories(environment);
        long free = Files.getFileStore(environment).getUsableSpace();
        if (free < BYTES_NEEDED) {
            throw fullDisk("only " + free / 1_000_000 + " MB are");
        }
    }

    private CourseProblem fullDisk(String howMuch) {
        return new CourseProblem("The disk is too full: the private Jupyter in " + folder + " needs about "
                + BYTES_NEEDED / 1_000_000 + " MB, and " + howMuch + " free. Free some space and run this again.");
    }

    private void createWith(Python with) throws NoEnvironment {
        ProcessBuilder venv = onTheLeash(with.executable(), "venv", environment.toString());
        if (seesSystem) {
            venv.command().add("--system-site-packages");
        }
        ChildProcess.Ended ended = run(venv);
        if (!ended.well()) {
            throw failure(
                    "Python " + with.version() + " (" + with.executable() + ") could not create the environment "
                            + environment,
                    ended,
                    List.of("python3-venv"));
        }
    }

    /** Installs packages into the environment: the list, or one more that a test needs. */
    void install(String... what) throws NoEnvironment {
        ProcessBuilder pip = onTheLeash(
                python().toString(),
                "pip",
                "install",
                "--retries",
                "1",
                "--no-input",
                "--disable-pip-version-check",
                "--progress-bar",
                "off");
        pip.command().addAll(List.of(what));
        // Settings that are fine for a user's own pip and would lead this one astray.
        pip.environment().keySet().removeAll(List.of("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIREMENT"));
        pip.environment().put("PIP_USER", "0");
        userSettings().ifPresent(file -> pip.environment().putIfAbsent("PIP_CONFIG_FILE", file.toString()));
        ChildProcess.Ended ended = run(pip);
        if (!ended.well()) {
            throw failure("pip could not install Jupyter", ended, List.of());
        }
    }

    /**
     * Which index this user is to ask may be in the pip settings of their home. pip takes HOME for that,
     * Java asks the system: where the two differ, as under sudo or in a build, pip would look in vain.
     */
    private static Optional<Path> userSettings() {
        return Optional.of(Path.of(System.getProperty("user.home"), ".config", "pip", "pip.conf"))
                .filter(Files::isReadable);
    }

    /** A module on a leash: were it to live on after us, the next run's repair would fight with it. */
    private ProcessBuilder onTheLeash(String python, String... moduleAndArguments) {
        List<String> command = new ArrayList<>(List.of(python, "-m", "course_leash"));
        command.addAll(List.of(moduleAndArguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Python.clean(builder.environment());
        builder.environment().put("PYTHONPATH", CourseFolder.pythonModules().toString());
        return builder;
    }

    private ChildProcess.Ended run(ProcessBuilder builder) throws NoEnvironment {
        try {
            ChildProcess.Ended ended = ChildProcess.run(builder, LONGEST_INSTALL);
            Files.writeString(log(), ended.output());
            return ended;
        } catch (IOException notStarted) {
            throw new NoEnvironment(
                    "Cannot start " + builder.command().get(0) + ": " + Disk.reason(notStarted), List.of());
        }
    }

    private NoEnvironment failure(String what, ChildProcess.Ended ended, List<String> debianPackages) {
        if (ended.output().contains("No space left on device") || ended.output().contains("Errno 28")) {
            throw fullDisk("none is");
        }
        String last = ended.lines().stream()
                .filter(line -> line.startsWith("ERROR") || line.contains("Error"))
                .reduce((earlier, later) -> later)
                .orElse("exit status " + ended.status());
        String network = ended.output().contains("Retrying (") || ended.output().contains("No matching distribution")
                ? " The first run needs the network: connect, and run this again."
                : "";
        return new NoEnvironment(
                what + " (" + last.strip() + ")." + network + " All it said is in " + log(), debianPackages);
    }

    private Path log() {
        return folder.resolve("install.log");
    }

    private static String listed() {
        try (InputStream list = PrivateJupyter.class.getResourceAsStream(LIST)) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
    }

    private Path writeList() throws IOException {
        return Files.writeString(environment.resolve(LIST), listed());
    }
}
