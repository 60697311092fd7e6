package sudoku.grading.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.grading.intake.ForeignText;

/**
 * The grades as {@code nbgrader export} writes them, with three columns more at the end; where searches are counted,
 * two more: how many were driven to their end, and their steps; where there is something to be read by a person, one
 * more: the points that may still be given for it.
 */
final class GradesCsv {
    private static final String HEADER = "assignment,duedate,timestamp,student_id,last_name,first_name,email,raw_score,"
            + "late_submission_penalty,score,max_score,status,late,note";

    private GradesCsv() {}

    static String of(List<Grade> grades, String exercise, String due) {
        boolean open = grades.stream().anyMatch(grade -> !grade.open().isEmpty());
        boolean counted = grades.stream().anyMatch(grade -> grade.races() > 0);
        return HEADER
                + (counted ? ",races,steps" : "")
                + (open ? ",to_be_read\n" : "\n")
                + grades.stream()
                        .map(grade -> Stream.of(
                                                exercise,
                                                due,
                                                grade.handedIn(),
                                                grade.student(),
                                                "",
                                                "",
                                                "",
                                                grade.points().toPlainString(),
                                                grade.points()
                                                        .subtract(grade.score())
                                                        .toPlainString(),
                                                grade.score().toPlainString(),
                                                String.valueOf(grade.possible()),
                                                grade.status() + (grade.safe() ? "" : " UNSAFE"),
                                                String.valueOf(grade.late()),
                                                grade.worthALook().orElse(""))
                                        .map(ForeignText::csv)
                                        .collect(Collectors.joining(","))
                                + (counted ? "," + grade.races() + "," + grade.steps() : "")
                                + (open ? "," + grade.toBeRead() : "") + "\n")
                        .collect(Collectors.joining());
    }
}
