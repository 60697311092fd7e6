package sudoku.course.edition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sudoku.files.CourseProblem;
import sudoku.files.NearestName;

/** The lessons by the names a person gives them on the command line. */
public final class Lessons {
    /** The folder beside a lecture edition with what the room should not see, and catching up needs. */
    public static final String LECTURER = "lecturer/";

    /** What follows a lesson's name in the file that holds what is typed in its lecture edition. */
    public static final String SOLUTION = "-solution.ipynb";

    /** What follows it in the file with the lecturer's notes. */
    public static final String NOTES = "-notes.html";

    private Lessons() {}

    /** The sources of the lessons with these names or numbers, in the course's order; all of them without any. */
    public static List<Path> named(List<String> wanted, CourseFolder course) {
        List<Path> all = CourseFolder.notebooksUnder(course.lessons());
        if (wanted.isEmpty()) {
            return all;
        }
        List<String> names = all.stream().map(Lessons::nameOf).toList();
        List<Path> found = new ArrayList<>();
        for (String name : wanted) {
            found.add(all.stream()
                    .filter(lesson -> isCalled(nameOf(lesson), name))
                    .findFirst()
                    .orElseThrow(() -> new CourseProblem("No lesson is called '" + name + "'. Choose from: "
                            + String.join(", ", names) + "." + NearestName.question(name, names))));
        }
        return found.stream().distinct().sorted().toList();
    }

    public static String nameOf(Path lesson) {
        return lesson.getFileName().toString().replace(".ipynb", "");
    }

    private static boolean isCalled(String lesson, String name) {
        String number = lesson.substring(0, lesson.indexOf('-'));
        return name.equals(lesson)
                || name.equals(lesson + ".ipynb")
                || name.equals(number)
                || number.equals("0" + name);
    }
}
