package sudoku.grading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sudoku.files.CourseProblem;
import sudoku.files.WorkBar;
import sudoku.grading.alike.ClassAnswers;
import sudoku.grading.exam.GradeOutline;
import sudoku.grading.exam.Grader;
import sudoku.grading.intake.Assignment;
import sudoku.grading.intake.GradingPlan;
import sudoku.grading.intake.HandedInFiles;
import sudoku.grading.intake.LateRules;
import sudoku.grading.intake.Roster;
import sudoku.grading.intake.Submission;
import sudoku.grading.intake.Submissions;
import sudoku.grading.intake.Unreadable;
import sudoku.grading.oral.ClassQuestions;
import sudoku.grading.report.ClassPage;
import sudoku.grading.report.Grade;
import sudoku.grading.report.Grade.Status;
import sudoku.grading.report.GradeFiles;
import sudoku.grading.report.Reports;
import sudoku.grading.sandbox.Sandbox;
import sudoku.grading.sandbox.SandboxChoice;
import sudoku.grading.sandbox.WorkerFolder;
import sudoku.grading.sandbox.Workers;

/**
 * A whole class, from its submissions to the reports.
 *
 * <p><b>Idea.</b> Whatever happens to one submission, there is a grade for it and the run goes on; whatever happens to
 * the run, the grades that are done are kept. Submissions share nothing, so any number can be graded at once, and the
 * order they finish in does not show.
 *
 * <p><b>Cost.</b> A hundred answers to set 3 took 474 seconds of processor, most of it in compilers and new workers.
 */
public final class Grading {
    private final GradingPlan plan;
    private final WorkBar bar;
    private volatile boolean stopped;
    private volatile Workers busy;

    /** Progress is said line by line. */
    public Grading(GradingPlan plan, Consumer<String> say) {
        this(plan, WorkBar.plain(say));
    }

    /** Progress is shown on a bar, and what else there is to say beside it. */
    public Grading(GradingPlan plan, WorkBar bar) {
        this.plan = plan;
        this.bar = bar;
    }

    /** Grades everything, and says how many grades there are in the end. */
    public int run() {
        GradingPlaces places = new GradingPlaces(plan);
        places.check();
        LateRules rules = plan.lateRules().map(LateRules::read).orElse(LateRules.NONE);
        List<String> roster = plan.roster().map(Roster::read).orElse(List.of());
        CountDownLatch written = new CountDownLatch(1);
        Thread hook = new Thread(() -> stop(written), "stop-grading");
        Runtime.getRuntime().addShutdownHook(hook);
        try (Assignment assignment = new Assignment(plan.exercise());
                HandedInFiles pile = new HandedInFiles(plan.submissions())) {
            List<Submission> submissions = Submissions.in(pile, assignment.name(), roster);
            if (submissions.isEmpty()) {
                throw new CourseProblem("There is no submission in " + plan.submissions()
                        + ": it should hold a notebook, a folder or an archive for each student.");
            }
            List<String> students =
                    submissions.stream().map(Submission::student).toList();
            LateRules late = rules.with(students);
            late.unknown(students)
                    .forEach(named ->
                            bar.say("The late rules name " + named + ", and nothing was handed in under that name."));
            Reports reports = new Reports(plan, assignment);
            if (plan.part().isWhole()) {
                reports.check(Stream.concat(students.stream(), UngradedStudents.missing(roster, students))
                        .toList());
            }
            places.make();
            try (GradingLock alone = new GradingLock(plan.folder())) {
                long seed = GradingSeed.of(plan, places.earlier());
                bar.say("The puzzles are shuffled with seed " + seed + ": --seed " + seed
                        + " gives the same puzzles again.");
                bar.say("Compiling the tests of " + assignment.name() + " …");
                assignment.compileTests();
                GradeOutline outline = new GradeOutline(assignment, seed, plan.due(), late, !plan.unsafe());
                GradeFiles files = new GradeFiles(
                        plan.folder(), places.earlier(), assignment.name(), seed, outline.blank(), bar::say);
                Map<String, Grade> everybody = graded(
                        seed,
                        plan.part().of(submissions),
                        outline,
                        files,
                        (grades, notes) -> reports.write(
                                List.copyOf(UngradedStudents.withMissing(grades, roster, outline)
                                        .values()),
                                notes,
                                pile.refused()));
                if (!plan.part().isWhole()) {
                    return everybody.size();
                }
                bar.say("Comparing the answers with each other …");
                reports.compare(() -> ClassAnswers.of(submissions, assignment, plan.exercise()));
                return UngradedStudents.withMissing(everybody, roster, outline).size();
            }
        } catch (Unreadable unusable) {
            throw new CourseProblem("The exercise " + plan.exercise() + " cannot be used: " + unusable.getMessage());
        } catch (IOException failed) {
            throw new CourseProblem("The grading cannot go on: " + failed.getMessage() + ".");
        } finally {
            written.countDown();
            if (!stopped) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        }
    }

    /** Ctrl-C: what is being graded is given up, the reports are written with what is done. */
    private void stop(CountDownLatch written) {
        stopped = true;
        bar.say("Stopped. What is done is kept; continue with --resume.");
        if (busy != null) {
            busy.close();
        }
        try {
            written.await(60, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** A box is made, and workers are started, only where there is something to test. */
    private Map<String, Grade> graded(
            long seed,
            List<Submission> submissions,
            GradeOutline outline,
            GradeFiles files,
            BiConsumer<Map<String, Grade>, List<String>> write)
            throws IOException {
        Map<String, Grade> earlier = new HashMap<>();
        boolean isUsed = plan.questions() > 0;
        for (Submission submission : submissions) {
            String madeOf = outline.madeOf(submission);
            Optional<Grade> found = files.find(submission.student(), madeOf);
            found.ifPresent(grade -> earlier.put(grade.student(), grade));
            isUsed |= !madeOf.isEmpty() && found.isEmpty();
        }
        try (WorkerFolder folder = new WorkerFolder(outline.assignment().tasks())) {
            Sandbox sandbox = SandboxChoice.forPlan(plan, folder, isUsed, bar::say);
            List<String> notes = new ArrayList<>(sandbox.aboutMemory().stream().toList());
            ClassPage.prepare(submissions.size());
            try (Workers workers = new Workers(sandbox, isUsed ? plan.jobs() : 0)) {
                busy = workers;
                Grader grader = new Grader(outline, workers, plan.limits());
                Map<String, Grade> grades =
                        gradeAll(submissions, grader, earlier, files, soFar -> write.accept(soFar, notes));
                if (plan.part().isWhole()) {
                    write.accept(grades, notes);
                }
                if (plan.part().isWhole() && plan.questions() > 0 && !stopped) {
                    ClassQuestions questions = new ClassQuestions(plan, outline.assignment(), workers, seed);
                    notes.add(questions.write(submissions, grades, bar));
                    write.accept(grades, notes);
                }
                return grades;
            }
        }
    }

    /** Reports are written before those are graded that take long, before those that take longer, and by the caller. */
    private Map<String, Grade> gradeAll(
            List<Submission> submissions,
            Grader grader,
            Map<String, Grade> earlier,
            GradeFiles files,
            Consumer<Map<String, Grade>> write)
            throws IOException {
        bar.expect("Graded", submissions.size());
        Map<String, Grade> grades = new ConcurrentSkipListMap<>();
        Runnable writeThose = () -> {
            if (plan.part().isWhole() && !stopped) {
                int last = submissions.size() - grades.size();
                write.accept(UngradedStudents.withLast(grades, submissions, grader.outline()));
                bar.say("All have been graded and have their reports, except " + last
                        + (last == 1 ? " that takes longer and comes last." : " that take longer and come last."));
            }
        };
        try (GradingTurns turns = new GradingTurns(submissions.size(), plan.jobs(), writeThose)) {
            ExecutorCompletionService<Grade> queue = new ExecutorCompletionService<>(turns.pool());
            for (Submission submission : submissions) {
                queue.submit(() -> {
                    try (GradingTurns.Turn turn = turns.begin()) {
                        Grade grade = earlier.containsKey(submission.student())
                                ? earlier.get(submission.student())
                                : one(submission, grader, files, turn);
                        grades.put(grade.student(), grade);
                        return grade;
                    }
                });
            }
            for (int i = 0; i < submissions.size(); i++) {
                queue.take().get();
                if (!stopped) {
                    bar.done();
                }
            }
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException ours) {
                throw ours;
            }
            throw new IOException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
        return grades;
    }

    /** A fault of the grader's own costs one grade, not the run. */
    private Grade one(Submission submission, Grader grader, GradeFiles files, GradingTurns.Turn turn) {
        if (stopped) {
            return grader.outline()
                    .without(
                            submission.student(),
                            Status.NOT_GRADED,
                            "The grading was stopped before it reached this submission.");
        }
        try {
            return kept(submission, grader, files, turn);
        } catch (CourseProblem noRoom) {
            throw noRoom;
        } catch (RuntimeException | VirtualMachineError fault) {
            return grader.outline()
                    .without(
                            submission.student(),
                            Status.NOT_GRADED,
                            "The grader itself failed on this submission: " + fault);
        }
    }

    private Grade kept(Submission submission, Grader grader, GradeFiles files, GradingTurns.Turn turn) {
        Grade grade = grader.grade(submission, turn::giveWay);
        if (stopped) {
            return grader.outline()
                    .without(
                            submission.student(),
                            Status.NOT_GRADED,
                            "The grading was stopped while this submission was being graded.");
        }
        if (grade.status() == Status.GRADED) {
            files.keep(grade, grader.outline().madeOf(submission));
        }
        return grade;
    }
}
