package sudoku.course.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sudoku.course.edition.CourseFolder;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;

/** The folder that {@code --out} names: whether it can be written to is asked before minutes of work go into it. */
final class OutFolder {
    private OutFolder() {}

    /** The folder, absolute; it may still have to be made. The disk is left as it was. */
    static Path of(Path out) {
        Path folder = out.toAbsolutePath().normalize();
        Path there = folder;
        while (!Files.exists(there)) {
            there = there.getParent();
        }
        if (!Files.isDirectory(there)) {
            throw new CourseProblem("Cannot write to " + folder + ": " + (there.equals(folder) ? "it" : there)
                    + " is a file. Choose another --out.");
        }
        if (!Files.isWritable(there)) {
            throw new CourseProblem("Cannot write to " + folder + ": you may not write to "
                    + (there.equals(folder) ? "it" : there) + ". Choose another --out.");
        }
        tryOut(folder, there);
        return folder;
    }

    /** Not every folder that may be written to takes a file: {@code /proc} does not, and a disk can be full. */
    private static void tryOut(Path folder, Path there) {
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, null, null));
        } catch (IOException refused) {
            String reason =
                    refused instanceof NoSuchFileException ? "nothing can be made in " + there : Disk.reason(refused);
            throw new CourseProblem("Cannot write to " + folder + ": " + reason + ". Choose another --out.", refused);
        } finally {
            for (Path made = folder; !made.equals(there); made = made.getParent()) {
                made.toFile().delete();
            }
        }
    }

    /** The same, for what must not lie among the lessons' sources. */
    static Path besideLessons(Path out, CourseFolder course) {
        Path folder = of(out);
        if (folder.startsWith(course.lessons())) {
            throw new CourseProblem("What is made from the lessons must not be among their sources in "
                    + course.lessons() + ": choose another --out.");
        }
        return folder;
    }
}
