package sudoku.course;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the edition a lecturer types in front of a room, and beside it the lesson it comes from. */
@Command(name = "lecture", mixinStandardHelpOptions = true,
        description = "Writes the lecture edition: live cells emptied, speaker notes folded beside them.",
        footer = {"", "Each emptied cell ends with a line that catches up, as a comment: uncomment it, and the lesson up to",
            "and with this cell is as if you had typed it. The lesson itself lies beside as NAME"
                    + Lessons.SOLUTION + ".", "",
            "Example: java -jar target/sudoku.jar lecture 02-bitmask --out my-course/lecture"})
final class LectureCommand implements Callable<Integer> {

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the notebooks go.")
    private Path out;

    @Parameters(paramLabel = "LESSON", arity = "0..*",
            description = "A lesson by its name or number, such as 02-bitmask or 2; without one, all of them.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        Path folder = out.toAbsolutePath().normalize();
        if (folder.startsWith(course.lessons())) {
            throw new CourseProblem("The lecture edition would lie among the lessons' sources in " + course.lessons()
                    + ": choose another --out.");
        }
        for (Path lesson : Lessons.named(wanted, course)) {
            String name = Lessons.nameOf(lesson);
            Notebook source = Notebook.read(lesson);
            write(LectureEdition.of(name, source), folder.resolve(name + ".ipynb"), course);
            write(source.withoutNotes(), folder.resolve(name + Lessons.SOLUTION), course);
            System.out.println(folder.resolve(name + ".ipynb"));
        }
        return 0;
    }

    private static void write(Notebook edition, Path place, CourseFolder course) {
        Disk.write(place, NormalForm.of(edition.lyingIn(place.getParent(), course.jar())));
    }
}
