package sudoku.course.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.maven.MavenLibraries;

/**
 * What makes a lesson's page one that can be written in: a compiler, a library and the lesson's pieces as scripts.
 *
 * <p>They are made in a process of its own by classes that only a checkout has, with libraries that are fetched for it;
 * a packed course has neither, and its site is one to read.
 */
public final class LiveFiles {
    /** Where they are in the site. */
    static final String PLACE = "assets/live/";

    public static final List<String> LIBRARIES = List.of(
            "org.eclipse.jdt:ecj:3.37.0",
            "org.teavm:teavm-tooling:0.16.0",
            "org.teavm:teavm-jso-impl:0.16.0",
            "org.teavm:teavm-classlib:0.16.0");

    private static final String PROGRAM = "sudoku.page.make.PageMain";

    private LiveFiles() {}

    /** By their names in the site; none, where there is nothing that could make them. */
    public static Map<String, byte[]> of(CourseFolder course) {
        Path classes = course.root().resolve("target").resolve("classes");
        if (!Files.exists(classes.resolve(PROGRAM.replace('.', '/') + ".class"))) {
            System.err.println("The pages can be read, but they can't run code: " + classes
                    + " lacks the program that builds their compiler. Build the course with mvn package first.");
            return Map.of();
        }
        Path folder = course.root().resolve("target").resolve("page");
        try {
            fetch();
        } catch (CourseProblem unavailable) {
            System.err.println(unavailable.getMessage() + " So the pages can be read, but not written on.");
            return Map.of();
        }
        make(course, classes, folder);
        Map<String, byte[]> files = new TreeMap<>();
        try (DirectoryStream<Path> made = Files.newDirectoryStream(folder, "*.{js,css,txt}")) {
            for (Path each : made) {
                files.put(PLACE + each.getFileName(), Files.readAllBytes(each));
            }
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + folder + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
        return files;
    }

    /** Makes them in a folder, or finds that nothing has changed. */
    public static void make(CourseFolder course, Path classes, Path folder) {
        List<String> classPath = new ArrayList<>();
        classPath.add(classes.toString());
        classPath.add(
                course.root().resolve("target").resolve("lib").resolve("*").toString());
        fetch().forEach(jar -> classPath.add(jar.toString()));
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1500m",
                "-XX:+UseSerialGC",
                "-cp",
                String.join(File.pathSeparator, classPath),
                PROGRAM,
                classes.toString(),
                course.lessons().toString(),
                course.exercises().toString(),
                folder.toString());
        try {
            int failed = new ProcessBuilder(command).inheritIO().start().waitFor();
            if (failed != 0) {
                throw new CourseProblem(
                        "The compiler for the pages could not be built; see above for what went wrong.");
            }
        } catch (IOException impossible) {
            throw new CourseProblem("Cannot start Java: " + Disk.reason(impossible) + ".", impossible);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CourseProblem("Stopped before the pages were made.", stopped);
        }
    }

    private static List<Path> fetch() {
        try {
            return MavenLibraries.resolve(LIBRARIES);
        } catch (Exception unavailable) {
            throw new CourseProblem(
                    "Cannot get " + String.join(" and ", LIBRARIES) + ": " + unavailable.getMessage(), unavailable);
        }
    }
}
