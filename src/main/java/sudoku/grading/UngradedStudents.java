package sudoku.grading;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import sudoku.grading.exam.GradeOutline;
import sudoku.grading.intake.Roster;
import sudoku.grading.intake.Submission;
import sudoku.grading.report.Grade;
import sudoku.grading.report.Grade.Status;

/** Those of a class who have a row in the reports, and no grade. */
final class UngradedStudents {
    private UngradedStudents() {}

    /** Who is on the roster and has handed in nothing. */
    static Stream<String> missing(List<String> roster, Collection<String> handedIn) {
        return roster.stream()
                .map(student -> Roster.withNoughts(student, handedIn))
                .filter(student -> handedIn.stream().noneMatch(found -> Roster.isSame(student, found)));
    }

    static Map<String, Grade> withMissing(Map<String, Grade> grades, List<String> roster, GradeOutline outline) {
        Map<String, Grade> everybody = new TreeMap<>(grades);
        missing(roster, grades.keySet())
                .forEach(student ->
                        everybody.put(student, outline.without(student, Status.MISSING, "Nothing was handed in.")));
        return everybody;
    }

    /** With those who are still being graded. */
    static Map<String, Grade> withLast(Map<String, Grade> grades, List<Submission> submissions, GradeOutline outline) {
        Map<String, Grade> all = new TreeMap<>(grades);
        submissions.forEach(submission -> all.computeIfAbsent(
                submission.student(),
                student -> outline.without(
                        student, Status.NOT_GRADED, "It takes longer than the others and is still being graded.")));
        return all;
    }
}
