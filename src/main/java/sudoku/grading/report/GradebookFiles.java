package sudoku.grading.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.grading.intake.ForeignText;

/**
 * The grades as a system imports them, if it is a system that the submissions come from: its own numbers of the
 * students are in the names of what it gives out.
 *
 * <p>Moodle's offline worksheet is told from its other columns by "Identifier", "Grade" and "Last modified (grade)";
 * Canvas's gradebook begins with "Student", "ID", and the points possible are in a row of their own.
 */
final class GradebookFiles {
    private static final Pattern NUMBERED = Pattern.compile("(.+)_(\\d+)");

    private GradebookFiles() {}

    /** By the name of the file; none where no system has given out the submissions. */
    static Map<String, String> of(List<Grade> grades, String exercise) {
        Map<String, String> files = new TreeMap<>();
        List<Grade> moodle = grades.stream()
                .filter(grade -> grade.file().contains("_assignsubmission_"))
                .toList();
        List<Grade> canvas =
                grades.stream().filter(GradebookFiles::isFromCanvas).toList();
        if (!moodle.isEmpty()) {
            files.put("for-moodle.csv", moodle(moodle));
        }
        if (!canvas.isEmpty()) {
            files.put("for-canvas.csv", canvas(canvas, exercise));
        }
        return files;
    }

    private static boolean isFromCanvas(Grade grade) {
        return Numbered.of(grade).anyMatch(student -> grade.file()
                .matches(Pattern.quote(student.name) + "_(LATE_)?" + student.number + "_\\d+_.+"));
    }

    private static String moodle(List<Grade> grades) {
        return "Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Feedback comments\n"
                + rows(
                        grades,
                        student -> Stream.of(
                                "Participant " + student.number,
                                student.name,
                                points(student.grade),
                                String.valueOf(student.grade.possible()),
                                "",
                                String.join(" ", StudentPage.notes(student.grade))));
    }

    private static String canvas(List<Grade> grades, String exercise) {
        return "Student,ID,SIS User ID,SIS Login ID,Section," + ForeignText.csv(exercise)
                + "\n    Points Possible,,,,," + grades.get(0).possible() + "\n"
                + rows(grades, student -> Stream.of(student.name, student.number, "", "", "", points(student.grade)));
    }

    /** A student who could not be graded has no points yet, which is not the same as none. */
    private static String points(Grade grade) {
        return grade.status() == Grade.Status.NOT_GRADED ? "" : grade.score().toPlainString();
    }

    /** A grade of a student whose name and number are known. */
    private record Numbered(Grade grade, String name, String number) {
        static Stream<Numbered> of(Grade grade) {
            Matcher student = NUMBERED.matcher(grade.student());
            return student.matches()
                    ? Stream.of(new Numbered(grade, student.group(1), student.group(2)))
                    : Stream.empty();
        }
    }

    /** Of those whose number is known, and nobody else's: the points of one must not become those of another. */
    private static String rows(List<Grade> grades, Function<Numbered, Stream<String>> row) {
        List<Numbered> students = grades.stream().flatMap(Numbered::of).toList();
        Map<String, Long> claims =
                students.stream().collect(Collectors.groupingBy(Numbered::number, Collectors.counting()));
        return students.stream()
                .filter(student -> claims.get(student.number) == 1)
                .map(student -> row.apply(student).map(ForeignText::csv).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }
}
