package sudoku.course.edition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.files.Disk;
import sudoku.ipynb.Notebook;

/**
 * What a student is given of the course: the lessons and the exercises without their answers.
 *
 * <p><b>Idea.</b> Chosen, not filtered: of an exercise's folder the student's edition of its notebook is taken and
 * nothing else. So a new kind of file beside it (a hidden test, a wrong answer) stays where it is.
 *
 * <p><b>Representation.</b> Names with slashes, lessons and exercises each below a folder of the taker's choice.
 */
public final class Handout {
    private final CourseFolder course;

    public Handout(CourseFolder course) {
        this.course = course;
    }

    /** The lessons by their names below the folder of the lessons. */
    public Map<String, Notebook> lessons() {
        return named(course.lessons(), CourseFolder.notebooksUnder(course.lessons()), false);
    }

    /** The exercises by their names below the folder of the exercises. */
    public Map<String, Notebook> exercises() {
        return named(course.exercises(), CourseFolder.notebooksUnder(course.exercises()), true);
    }

    private static Map<String, Notebook> named(Path folder, List<Path> notebooks, boolean exercises) {
        Map<String, Notebook> named = new TreeMap<>();
        for (Path file : notebooks) {
            Notebook source = Notebook.read(file);
            named.put(
                    nameOf(file, folder),
                    exercises ? StudentEdition.of(source, file.toString()) : lesson(source, file.toString()));
        }
        return named;
    }

    /** The student's edition; in a bundle that is what lies there. */
    private static Notebook lesson(Notebook source, String name) {
        List<ObjectNode> written =
                source.cells().stream().filter(WrittenCell::isOne).toList();
        boolean isGivenOut =
                !written.isEmpty() && written.stream().map(Notebook::source).noneMatch(WrittenCell::hasAnswer);
        return isGivenOut ? source : LessonEdition.STUDENT.of(source, name);
    }

    /** What the lessons read or show, by its name below the folder of the lessons. */
    public Map<String, Path> filesBesideLessons() {
        Map<String, Path> named = new TreeMap<>();
        try (Stream<Path> files = Files.walk(course.lessons())) {
            files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".ipynb"))
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .forEach(file -> named.put(nameOf(file, course.lessons()), file));
            return named;
        } catch (IOException unreadable) {
            throw new CourseProblem(
                    "Cannot read " + course.lessons() + ": " + Disk.reason(unreadable) + ".", unreadable);
        }
    }

    /** Lays all of it out as somebody's own copies, beside what they have changed. */
    public void layOutIn(Path folder, Consumer<String> say) {
        StudentFolder copies = new StudentFolder(folder, course.jar(), say);
        Map<String, Notebook> lessons = lessons();
        OwnPrograms own = new OwnPrograms(folder, lessons);
        lessons.forEach((name, lesson) -> copies.layOut(lesson, own.in(name), name));
        filesBesideLessons().forEach((name, file) -> copies.layOut(Disk.content(file), name));
        exercises().forEach((name, exercise) -> copies.layOut(exercise, "exercises/" + name));
        copies.close();
    }

    private static String nameOf(Path file, Path folder) {
        return folder.relativize(file).toString().replace('\\', '/');
    }
}
