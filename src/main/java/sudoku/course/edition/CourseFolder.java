package sudoku.course.edition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sudoku.files.CodePlace;
import sudoku.files.CourseProblem;

/**
 * Where the course lies on this machine, and what lies where in it.
 *
 * <p>The folder is found from the program's own place ({@code target/sudoku.jar}, or
 * {@code target/classes} in a test), so that a command works from any working directory.
 */
public record CourseFolder(Path root) {

    public static CourseFolder here() {
        Path code = ownPlace();
        Path root = code.getParent().getParent();
        if (root == null || !Files.isDirectory(root.resolve("notebooks"))) {
            throw new CourseProblem("No course was found near " + code + ": run target/sudoku.jar where the build put"
                    + " it, with the notebooks folder beside target.");
        }
        return new CourseFolder(root);
    }

    private static Path ownPlace() {
        return CodePlace.of(CourseFolder.class).toAbsolutePath();
    }

    /** What Python imports the course's own modules from: the jar is a zip file, and Python reads those. */
    public static Path pythonModules() {
        return ownPlace().resolve("sudoku/course/jupyter");
    }

    /** The whole course, packed. Its manifest names the libraries in {@code target/lib}. */
    public Path jar() {
        return root.resolve("target").resolve("sudoku.jar");
    }

    /** The lessons' sources. */
    public Path lessons() {
        return root.resolve("notebooks");
    }

    public Path exercises() {
        return root.resolve("exercises");
    }

    /** The student's copies. */
    public Path studentFolder() {
        return root.resolve("my-course");
    }

    /** The private Jupyter and what it remembers. */
    public Path jupyter() {
        return root.resolve(".jupyter");
    }

    /** Every notebook under version control. */
    public List<Path> sources() {
        List<Path> found = new ArrayList<>();
        found.addAll(notebooksUnder(lessons()));
        found.addAll(notebooksUnder(exercises()));
        return found;
    }

    /** The notebooks in a folder and below it, in the order of their names, without Jupyter's own copies. */
    public static List<Path> notebooksUnder(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".ipynb"))
                    .filter(file -> !file.toString().contains(".ipynb_checkpoints"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read the folder " + folder + ": " + unreadable.getMessage(), unreadable);
        }
    }
}
