package sudoku.grading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sudoku.files.CourseProblem;
import sudoku.files.WorkBar;
import sudoku.grading.alike.ClassAnswers;
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
                HandedInFiles pile = new HandedInFiles(plan.submissions());
                WorkerFolder folder = new WorkerFolder(assignment.tasks())) {
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
            places.make();
            Sandbox sandbox = SandboxChoice.forPlan(plan, folder, bar::say);
            ClassPage.prepare();
            try (GradingLock alone = new GradingLock(plan.folder());
                    Workers workers = new Workers(sandbox, plan.jobs())) {
                busy = workers;
                long seed = GradingSeed.of(plan, places.earlier());
                bar.say("The puzzles wear the dress of seed " + seed + "; --seed " + seed + " dresses them so again.");
                Grader grader = new Grader(assignment, workers, plan.limits(), seed, plan.due(), late, sandbox.holds());
                Reports reports = new Reports(plan, assignment);
                List<String> notes =
                        new ArrayList<>(sandbox.aboutMemory().stream().toList());
                Consumer<Map<String, Grade>> write =
                        grades -> reports.write(List.copyOf(grades.values()), notes, pile.refused());
                Map<String, Grade> grades = gradeAll(
                        plan.part().of(submissions),
                        grader,
                        new GradeFiles(
                                plan.folder(), places.earlier(), assignment.name(), seed, grader.blank(), bar::say),
                        soFar -> write.accept(withMissing(soFar, roster, grader)));
                if (!plan.part().isWhole()) {
                    return grades.size();
                }
                Map<String, Grade> everybody = withMissing(grades, roster, grader);
                write.accept(everybody);
                reports.compare(() -> ClassAnswers.of(submissions, assignment, plan.exercise()));
                if (plan.questions() > 0 && !stopped) {
                    notes.add(new ClassQuestions(plan, assignment, workers, seed).write(submissions, everybody, bar));
                    write.accept(everybody);
                }
                return everybody.size();
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
        bar.say("Stopped. What is done is kept; go on with --resume.");
        if (busy != null) {
            busy.close();
        }
        try {
            written.await(60, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private static Map<String, Grade> withMissing(Map<String, Grade> grades, List<String> roster, Grader grader) {
        Map<String, Grade> everybody = new TreeMap<>(grades);
        roster.stream()
                .map(student -> Roster.withNoughts(student, grades.keySet()))
                .filter(student -> grades.keySet().stream().noneMatch(found -> Roster.isSame(student, found)))
                .forEach(student ->
                        everybody.put(student, grader.without(student, Status.MISSING, "Nothing was handed in.")));
        return everybody;
    }

    /** Reports are written before those are graded that take long, before those that take longer, and by the caller. */
    private Map<String, Grade> gradeAll(
            List<Submission> submissions, Grader grader, GradeFiles files, Consumer<Map<String, Grade>> write)
            throws IOException {
        bar.expect("Graded", submissions.size());
        Map<String, Grade> grades = new ConcurrentSkipListMap<>();
        Runnable writeThose = () -> {
            if (plan.part().isWhole() && !stopped) {
                int last = submissions.size() - grades.size();
                write.accept(withLast(grades, submissions, grader));
                bar.say("All are graded and have their reports, but for " + last
                        + (last == 1
                                ? " that takes longer and is graded last."
                                : " that take longer and are graded last."));
            }
        };
        try (GradingTurns turns = new GradingTurns(submissions.size(), plan.jobs(), writeThose)) {
            ExecutorCompletionService<Grade> queue = new ExecutorCompletionService<>(turns.pool());
            for (Submission submission : submissions) {
                queue.submit(() -> {
                    try (GradingTurns.Turn turn = turns.begin()) {
                        Grade grade = one(submission, grader, files, turn);
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

    private static Map<String, Grade> withLast(Map<String, Grade> grades, List<Submission> submissions, Grader grader) {
        Map<String, Grade> all = new TreeMap<>(grades);
        submissions.forEach(submission -> all.computeIfAbsent(
                submission.student(),
                student -> grader.without(
                        student, Status.NOT_GRADED, "It takes longer than the others and is still being graded.")));
        return all;
    }

    /** A fault of the grader's own costs one grade, not the run. */
    private Grade one(Submission submission, Grader grader, GradeFiles files, GradingTurns.Turn turn) {
        if (stopped) {
            return grader.without(submission.student(), Status.NOT_GRADED, "The grading was stopped before this one.");
        }
        try {
            return kept(submission, grader, files, turn);
        } catch (CourseProblem noRoom) {
            throw noRoom;
        } catch (RuntimeException | VirtualMachineError fault) {
            return grader.without(
                    submission.student(), Status.NOT_GRADED, "The grader itself failed with this one: " + fault);
        }
    }

    private Grade kept(Submission submission, Grader grader, GradeFiles files, GradingTurns.Turn turn) {
        String madeOf = grader.madeOf(submission);
        Optional<Grade> earlier = files.find(submission.student(), madeOf);
        Grade grade = earlier.orElseGet(() -> grader.grade(submission, turn::giveWay));
        if (stopped) {
            return grader.without(submission.student(), Status.NOT_GRADED, "The grading was stopped during this one.");
        }
        if (earlier.isEmpty() && grade.status() == Status.GRADED) {
            files.keep(grade, madeOf);
        }
        return grade;
    }
}
