package sudoku.course;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import sudoku.course.edition.Bundle;
import sudoku.course.edition.CourseFolder;
import sudoku.course.jupyter.ChildProcess;
import sudoku.files.Disk;

/**
 * A course folder of a test's own, as a student would have it: packed, in a folder with an awkward name,
 * and with a home that holds nothing. Files are linked where that serves, so that a copy costs a second.
 */
public final class CourseCopy {
    private static final Duration LONGEST_COMMAND = Duration.ofMinutes(10);
    private static final String AWKWARD = "Kurs für Ünal ☕";
    private static final String HALF_AWKWARD = "Kurs mit Leerzeichen";

    private final CourseFolder folder;
    private final Path home;

    private CourseCopy(CourseFolder folder, Path home) {
        this.folder = folder;
        this.home = home;
    }

    /** A copy without a Jupyter of its own: the first run is still to come. */
    public static CourseCopy fresh(String name) throws IOException {
        CourseFolder original = CourseFolder.here();
        Path place = original.root().resolve("target").resolve("copies").resolve(name);
        Disk.delete(place);
        Path root = place.resolve(awkwardName());
        Path home = Files.createDirectories(place.resolve("home"));
        for (String part : List.of(
                "notebooks",
                "exercises",
                "target/lib",
                "target/sudoku.jar",
                "LICENSE",
                ".gitignore",
                ".gitattributes")) {
            link(original.root().resolve(part), root.resolve(part));
        }
        return new CourseCopy(new CourseFolder(root), home);
    }

    /** A copy with the Jupyter of the build: the second run. */
    public static CourseCopy prepared(String name) throws IOException {
        CourseCopy copy = fresh(name);
        link(CourseFolder.here().jupyter().resolve("env"), copy.folder.jupyter().resolve("env"));
        return copy;
    }

    /** What students are given, unpacked, with the Jupyter of the build. */
    public static CourseCopy bundle(String name) throws IOException {
        CourseCopy copy = prepared(name);
        Disk.delete(copy.folder.lessons());
        Disk.delete(copy.folder.exercises());
        Disk.delete(copy.folder.jar().getParent());
        Bundle.of(CourseFolder.here()).writeTo(copy.folder.root());
        return copy;
    }

    /** Where the locale cannot write it, no Java can use such a folder, and neither can we. */
    private static String awkwardName() {
        String locale = System.getProperty("sun.jnu.encoding");
        return Charset.forName(locale).newEncoder().canEncode(AWKWARD) ? AWKWARD : HALF_AWKWARD;
    }

    public CourseFolder folder() {
        return folder;
    }

    public Path home() {
        return home;
    }

    /** The course's program with these arguments, not yet started. */
    public ProcessBuilder program(String... arguments) {
        return programBehind(List.of(), arguments);
    }

    /** The same, started by another program: a box, a launcher. */
    public ProcessBuilder programBehind(List<String> launcher, String... arguments) {
        List<String> command = new ArrayList<>(launcher);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-jar", folder.jar().toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().put("HOME", home.toString());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "XDG_DATA_HOME"));
        return builder;
    }

    public ChildProcess.Ended run(String... arguments) throws IOException {
        return ChildProcess.run(program(arguments), LONGEST_COMMAND);
    }

    private static void link(Path from, Path to) throws IOException {
        if (!Files.exists(from)) {
            return;
        }
        Files.createDirectories(to.getParent());
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path copy = from.equals(file)
                        ? to
                        : to.resolve(from.relativize(file).toString());
                if (attributes.isSymbolicLink() || file.toString().endsWith(".ipynb")) {
                    Files.copy(file, copy, LinkOption.NOFOLLOW_LINKS);
                } else {
                    Files.createLink(copy, file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
