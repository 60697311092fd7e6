package sudoku.kernel;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sudoku.files.CodePlace;
import sudoku.kernel.swap.ClassSwap;
import sudoku.kernel.wire.Json;

/**
 * The file that tells Jupyter how this kernel is started: {@code kernels/NAME/kernel.json}.
 *
 * <p><b>Idea.</b> It names the Java that runs this program and this program's jar, both absolutely, so a front end can
 * start the kernel from any folder. A kernel of somebody else's under the same name is left alone.
 */
public record KernelSpec(Path java, Path jar) {
    private static final String FILE = "kernel.json";

    /**
     * A collector with one thread, since many kernels share a machine and it gives up soonest when the memory is full,
     * which gives back what a collection leaves free; the same for what the virtual machine itself no longer needs,
     * where it can; an archive of classes that lies where it was made for, so that kernels share it; a heap of 2 GB at
     * most unless {@code JDK_JAVA_OPTIONS=-Xmx…} asks for another; every exception with its stack trace, also the
     * hundred thousandth; and UTF-8 on 17 as on later ones.
     */
    private static final List<String> OPTIONS = List.of(
            "-XX:+UseSerialGC",
            "-XX:MaxRAM=8g",
            "-XX:InitialHeapSize=48m",
            "-XX:MinHeapSize=16m",
            "-XX:MinHeapFreeRatio=1",
            "-XX:MaxHeapFreeRatio=2",
            "-XX:-ShrinkHeapInSteps",
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:TrimNativeHeapInterval=10000",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:ArchiveRelocationMode=0",
            "-XX:-OmitStackTraceInFastThrow",
            "-Dfile.encoding=UTF-8");

    /** This program, run by the Java that runs it now. */
    public static KernelSpec ofThisProgram() {
        return new KernelSpec(Path.of(System.getProperty("java.home"), "bin", "java"), CodePlace.of(KernelSpec.class));
    }

    /** Where Jupyter looks below an environment such as {@code .jupyter}, {@code /usr/local} or {@code sys.prefix}. */
    public static Path below(Path prefix, String name) {
        return prefix.resolve(Path.of("share", "jupyter", "kernels", name));
    }

    /** Where Jupyter looks for this user. */
    public static Path ofUser(String name) {
        return dataFolder(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")))
                .resolve(Path.of("kernels", name));
    }

    static Path dataFolder(Map<String, String> environment, String system, Path account) {
        if (environment.containsKey("JUPYTER_DATA_DIR")) {
            return Path.of(environment.get("JUPYTER_DATA_DIR"));
        }
        // Jupyter believes HOME, Java the user's account.
        Path home = system.startsWith("Windows")
                        || environment.getOrDefault("HOME", "").isEmpty()
                ? account
                : Path.of(environment.get("HOME"));
        if (system.startsWith("Mac")) {
            return home.resolve(Path.of("Library", "Jupyter"));
        }
        if (system.startsWith("Windows") && environment.containsKey("APPDATA")) {
            return Path.of(environment.get("APPDATA"), "jupyter");
        }
        return environment.containsKey("XDG_DATA_HOME")
                ? Path.of(environment.get("XDG_DATA_HOME"), "jupyter")
                : home.resolve(Path.of(".local", "share", "jupyter"));
    }

    /**
     * Writes the specification into a folder {@code kernels/NAME}, and has what makes a start quick made beside the
     * jar.
     */
    public void install(Path folder) throws IOException {
        write(folder);
        sharedClasses().make();
    }

    /** Waits for what {@link #install} has made in the background: the next thing may be the end of a machine. */
    public static void awaitSharedClasses() {
        KernelClassArchive.await();
    }

    /** Writes the specification alone; what was written there before is replaced. */
    public void write(Path folder) throws IOException {
        if (isForeign(folder)) {
            throw new IOException("There is another kernel in " + folder + "; remove it or choose another name.");
        }
        if (!Files.isRegularFile(jar)) {
            throw new IOException("A kernel is installed from the jar, and this runs from " + jar + "; build it with"
                    + " mvn package and use java -jar target/sudoku.jar.");
        }
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(FILE), json());
    }

    /** Removes what {@link #install} has written; {@code false} if there is nothing. */
    public static boolean remove(Path folder) throws IOException {
        if (isForeign(folder)) {
            throw new IOException("The kernel in " + folder + " is not this course's, so it was left alone.");
        }
        boolean removed = Files.deleteIfExists(folder.resolve(FILE));
        return Files.deleteIfExists(folder) || removed;
    }

    private static boolean isForeign(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        return Files.exists(file) && !Files.readString(file).contains('"' + KernelMain.class.getName() + '"');
    }

    private KernelClassArchive sharedClasses() {
        return new KernelClassArchive(
                java.toAbsolutePath(), jar.toAbsolutePath().normalize());
    }

    /** The virtual machine and its options, without the program. */
    List<String> start() {
        String program = jar.toAbsolutePath().normalize().toString();
        List<String> command = new ArrayList<>(List.of(java.toAbsolutePath().toString()));
        command.addAll(OPTIONS);
        command.addAll(sharedClasses().options());
        command.addAll(ClassSwap.option(program));
        command.addAll(List.of("-cp", program));
        return command;
    }

    String json() {
        List<String> command = start();
        command.addAll(List.of(KernelMain.class.getName(), "{connection_file}"));
        JsonObject spec = Json.object("argv", command, "display_name", "Java", "language", "java");
        Json.with(spec, "interrupt_mode", "message");
        // Each thread's own arena would keep what it has once had.
        Json.with(spec, "env", Json.object("MALLOC_ARENA_MAX", "2"));
        Json.with(spec, "metadata", Json.object("debugger", true, "supported_encryption", "curve"));
        return new GsonBuilder()
                        .setPrettyPrinting()
                        .disableHtmlEscaping()
                        .create()
                        .toJson(spec) + "\n";
    }
}
