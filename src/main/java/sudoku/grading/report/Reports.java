package sudoku.grading.report;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import sudoku.grading.alike.AlikeAnswers;
import sudoku.grading.alike.AlikePage;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.OpenAnswers.OpenAnswer;

/** All files that come out of a grading. */
public final class Reports {
    private static final Duration COMPARISON = Duration.ofMinutes(2);

    private final GradingPlan plan;
    private final Assignment assignment;
    private final String exercise;

    public Reports(GradingPlan plan, Assignment assignment) {
        this.plan = plan;
        this.assignment = assignment;
        exercise = assignment.name();
    }

    /**
     * Reads what a person has typed, and the grading to compare with, so that a mistake in there is told before
     * anything takes time.
     *
     * @param students all who will have a report
     */
    public void check(List<String> students) {
        List<OpenAnswer> unread = assignment.openTasks().values().stream()
                .map(points -> new OpenAnswer(points, ""))
                .toList();
        List<Grade> blank = students.stream()
                .map(student -> Grade.without(student, Grade.Status.NOT_GRADED, "", List.of(), true)
                        .with(unread))
                .toList();
        OpenTask.of(blank, plan.out(), plan.comments());
        plan.since().ifPresent(GradeFiles::all);
    }

    /** Notes are for the one who grades: how it was graded on this machine. */
    public void write(List<Grade> tested, List<String> notes, List<String> refused) {
        Optional<OpenTask> open = OpenTask.of(tested, plan.out(), plan.comments());
        List<Grade> grades = open.map(OpenTask::graded).orElse(tested);
        open.ifPresent(this::write);
        write(
                "grades.csv",
                GradesCsv.of(grades, exercise, plan.due().map(Object::toString).orElse("")));
        plan.since()
                .ifPresent(earlier ->
                        write(MovedPage.PAGE, new MovedPage(GradeFiles.all(earlier), tested).html(exercise)));
        GradebookFiles.of(grades, exercise).forEach(this::write);
        Map<Integer, String> titles = assignment.taskTitles();
        Map<Integer, String> anotherWay = AnotherWay.in(plan.exercise());
        for (Grade grade : grades) {
            write(grade.folder() + "/index.html", StudentPage.of(grade, exercise, titles, anotherWay));
            write(grade.folder() + "/results.json", GradescopeResults.of(grade));
        }
        write(
                "index.html",
                new ClassPage(exercise, grades, notes, refused, plan.since().isPresent()).html());
    }

    /** Compares the answers. Nobody's grade waits for that: the other reports come first. */
    public void compare(Callable<AlikeAnswers> comparison) {
        write("alike.html", AlikePage.html(exercise, comparison, COMPARISON));
    }

    private void write(OpenTask open) {
        write(OpenTask.POINTS, open.pointsCsv());
        write(OpenTask.COMMENTS, open.commentsCsv());
        write(OpenTask.PAGE, open.page(exercise, assignment.openQuestions()));
    }

    private void write(String name, String text) {
        ReportFile.write(plan.out().resolve(name), text);
    }
}
