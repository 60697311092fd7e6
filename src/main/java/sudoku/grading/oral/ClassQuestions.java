package sudoku.grading.oral;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import sudoku.explain.source.NoQuestions;
import sudoku.files.WorkBar;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.Submission;
import sudoku.grading.report.Grade;
import sudoku.grading.sandbox.Workers;

/**
 * Questions for each student about a task that she has solved.
 *
 * <p><b>Idea.</b> Grades are done before this begins, and nothing here changes them. Whatever a program does to its
 * box, or a source to the compiler, costs this student's sheet and nobody else's.
 */
public final class ClassQuestions {
    private static final int TIMES_A_SUBMISSION = 2;

    private final GradingPlan plan;
    private final Assignment assignment;
    private final StudentQuestions maker;

    public ClassQuestions(GradingPlan plan, Assignment assignment, Workers workers, long seed) {
        this.plan = plan;
        this.assignment = assignment;
        maker = new StudentQuestions(assignment, workers, plan.limits(), seed, plan.questions());
    }

    /** Writes all pages; gives what the page of the class says of them. */
    public String write(List<Submission> submissions, Map<String, Grade> grades, WorkBar bar) {
        Map<String, Future<Sheet>> asked = new TreeMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(plan.jobs(), task -> {
            Thread thread = new Thread(task, "questions");
            thread.setDaemon(true);
            return thread;
        });
        bar.expect("Questions", submissions.size());
        for (Submission submission : submissions) {
            Grade grade = grades.get(submission.student());
            Callable<Sheet> making = () -> maker.sheet(submission, grade);
            asked.put(submission.student(), pool.submit(making));
        }
        List<Sheet> sheets = new ArrayList<>();
        Map<String, String> without = new TreeMap<>();
        asked.forEach((student, future) -> {
            try {
                long most = plan.limits()
                        .submission()
                        .multipliedBy(TIMES_A_SUBMISSION)
                        .toMillis();
                sheets.add(future.get(most * (1 + asked.size() / plan.jobs()), TimeUnit.MILLISECONDS));
            } catch (ExecutionException failed) {
                without.put(student, why(failed.getCause()));
            } catch (TimeoutException late) {
                without.put(student, "It took too long.");
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                without.put(student, "The grading was stopped.");
            }
            bar.done();
        });
        pool.shutdownNow();
        new SheetFiles(plan.out(), assignment.name()).write(withSame(sheets), without);
        return SheetFiles.inWords(sheets, grades.size());
    }

    private static String why(Throwable failure) {
        return Optional.of(failure)
                .filter(NoQuestions.class::isInstance)
                .map(Throwable::getMessage)
                .orElse("It could not be traced: " + failure.getClass().getSimpleName() + ".");
    }

    /** Who has the same program is noted beside: white space and the empty lines do not count. */
    private static List<Sheet> withSame(List<Sheet> sheets) {
        Map<String, List<String>> bySource = sheets.stream()
                .collect(Collectors.groupingBy(
                        sheet -> sheet.code().replaceAll("\\s+", ""),
                        Collectors.mapping(Sheet::student, Collectors.toList())));
        return sheets.stream()
                .map(sheet -> sheet.with(bySource.get(sheet.code().replaceAll("\\s+", "")).stream()
                        .filter(other -> !other.equals(sheet.student()))
                        .toList()))
                .toList();
    }
}
