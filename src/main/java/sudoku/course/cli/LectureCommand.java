package sudoku.course.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sudoku.course.edition.CourseFolder;
import sudoku.course.edition.LectureEdition;
import sudoku.course.edition.LessonEdition;
import sudoku.course.edition.Lessons;
import sudoku.course.edition.StudentFolder;
import sudoku.course.jupyter.Bootstrap;
import sudoku.course.slides.NotesPage;
import sudoku.files.CourseProblem;
import sudoku.ipynb.Notebook;

/** Writes the edition a lecturer types in front of a room, and beside it the lesson it comes from. */
@Command(
        name = "lecture",
        mixinStandardHelpOptions = true,
        description = "Writes the lecture edition: live cells emptied, and your notes as a page for a window of its "
                + "own.",
        footer = {
            "",
            "Each emptied cell ends with a line that catches up, as a comment: uncomment it, and the"
                    + " lesson up to and including this cell is as if you had typed it. The lesson itself is DIR/"
                    + Lessons.LECTURER
                    + "NAME"
                    + Lessons.SOLUTION + ": without that file, nothing can be caught up. "
                    + "Open the lesson in the course's JupyterLab, with lab.",
            "",
            "Your notes are DIR/" + Lessons.LECTURER + "NAME" + Lessons.NOTES
                    + ": open that file in a window the room doesn't see. Arrow keys go from section to section, and a"
                    + " clock shows when each is to end.",
            "",
            "What you have changed in DIR is not written over: a newer version is laid beside it, and you are told.",
            "",
            "Example: java -jar target/sudoku.jar lecture 02-bitmask --out my-course/lecture"
        })
public final class LectureCommand implements Callable<Integer> {

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the notebooks go.")
    private Path out;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "A lesson by its name or number, such as 02-bitmask or 2; without one, all of them.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() {
        CourseFolder course = CourseFolder.here();
        Path folder = OutFolder.besideLessons(out, course);
        if (folder.equals(course.studentFolder())) {
            throw new CourseProblem("The students' lessons are in " + folder
                    + " under the same names: choose another --out, such as " + folder.resolve("lecture") + ".");
        }
        List<Path> lessons = Lessons.named(wanted, course);
        StudentFolder copies = new StudentFolder(folder, course.jar(), System.out::println);
        Map<String, Notebook> sources = new LinkedHashMap<>();
        lessons.forEach(lesson -> sources.put(Lessons.nameOf(lesson), Notebook.read(lesson)));
        Map<String, byte[]> notes = NotesPage.of(sources, new Bootstrap(course, System.out::println).jupyter());
        sources.forEach((name, source) -> {
            copies.layOut(LectureEdition.of(name, source), name + ".ipynb");
            copies.layOut(LessonEdition.SOLUTION.of(source, name), Lessons.LECTURER + name + Lessons.SOLUTION);
            copies.layOut(notes.get(name), Lessons.LECTURER + name + Lessons.NOTES);
            System.out.println(folder.resolve(name + ".ipynb"));
            System.out.println("    your notes: " + folder.resolve(Lessons.LECTURER + name + Lessons.NOTES));
        });
        copies.close();
        return 0;
    }
}
