package sudoku.course;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder that {@code --out} names: whether it can be written to is asked before minutes of work go into it. */
final class OutFolder {
    private OutFolder() {}

    /** The folder, absolute; it may still have to be made. Nothing is changed on the disk. */
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
        return folder;
    }

    /** The same, for what must not lie among the lessons' sources. */
    static Path besideLessons(Path out, CourseFolder course) {
        Path folder = of(out);
        if (folder.startsWith(course.lessons())) {
            throw new CourseProblem("What is made of the lessons must not lie among their sources in "
                    + course.lessons() + ": choose another --out.");
        }
        return folder;
    }
}
