package sudoku.grading.sandbox;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import sudoku.files.TemporaryFolder;
import sudoku.grading.worker.Worker;
import sudoku.kernel.swap.ClassSwap;

/**
 * What a worker is made of, in a folder of its own: a jar that holds the worker, what it runs the student's code with,
 * the board and the interfaces of the exercises, what records a run, and nothing else of the course.
 *
 * <p>Everyone may read the folder, because the workers run as a user who may do nothing else.
 */
public final class WorkerFolder implements AutoCloseable {
    private static final List<String> ROOMS = List.of(
            "sudoku/grading/worker",
            "sudoku/kernel/swap",
            "sudoku/grid",
            "sudoku/exercise/api",
            "sudoku/exercise/plain",
            "sudoku/explain/record");
    /** The jar is also the agent that may change the student's classes in place, as the notebook's kernel does. */
    private static final String MANIFEST =
            "Manifest-Version: 1.0\nPremain-Class: " + ClassSwap.class.getName() + "\nCan-Redefine-Classes: true\n";
    /** The same jar each time, to the virtual machine too, which keeps classes only for a jar as old as that. */
    private static final long SOME_DAY = 1_700_000_000_000L;

    private final Path folder;

    /** Makes the folder; the interfaces of these tasks are in it too, wherever they live. */
    public WorkerFolder(List<Class<?>> tasks) throws IOException {
        folder = TemporaryFolder.make("sudoku-grading");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(jar()))) {
            begin(JarFile.MANIFEST_NAME, jar);
            jar.write(MANIFEST.getBytes(StandardCharsets.UTF_8));
            jar.closeEntry();
            Stream<String> interfaces =
                    tasks.stream().map(task -> task.getPackageName().replace('.', '/'));
            for (String room :
                    Stream.concat(ROOMS.stream(), interfaces).distinct().toList()) {
                add(room, jar);
            }
        }
        Files.setLastModifiedTime(jar(), FileTime.fromMillis(SOME_DAY));
        Path shared = Files.createDirectory(sharedClasses().getParent());
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
            Files.setPosixFilePermissions(jar(), PosixFilePermissions.fromString("rw-r--r--"));
            Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    Path folder() {
        return folder;
    }

    Path jar() {
        return folder.resolve("worker.jar");
    }

    /** The worker's classes as they are in a virtual machine's memory, if somebody has made them. */
    Path sharedClasses() {
        return folder.resolve("shared").resolve("classes.jsa");
    }

    private static void add(String room, JarOutputStream jar) throws IOException {
        for (URL url : Collections.list(Worker.class.getClassLoader().getResources(room))) {
            URI place = URI.create(url.toString());
            if (place.getScheme().equals("jar")) {
                try (FileSystem zip = FileSystems.newFileSystem(place, Map.of())) {
                    addFolder(room, zip.getPath("/" + room), jar);
                }
            } else {
                addFolder(room, Path.of(place), jar);
            }
        }
    }

    private static void addFolder(String room, Path from, JarOutputStream jar) throws IOException {
        List<Path> classes;
        try (Stream<Path> files = Files.list(from)) {
            classes = files.filter(file -> file.toString().endsWith(".class"))
                    .sorted(Comparator.comparing(file -> file.getFileName().toString()))
                    .toList();
        }
        for (Path file : classes) {
            begin(room + "/" + file.getFileName(), jar);
            Files.copy(file, jar);
            jar.closeEntry();
        }
    }

    private static void begin(String name, JarOutputStream jar) throws IOException {
        JarEntry entry = new JarEntry(name);
        entry.setTime(SOME_DAY);
        jar.putNextEntry(entry);
    }

    @Override
    public void close() throws IOException {
        TemporaryFolder.delete(folder);
    }
}
